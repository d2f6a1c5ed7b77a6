import { expect, it } from 'vitest';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { TenantValues } from '#shared/rules/records/tenant-record.ts';
import { problemsOf, storedValues } from './tenant-form.ts';

const info = {
  tenantName: '澄汀智造科技有限公司',
  contact: '林知远',
  mobile: '+8613900002047',
  email: 'zhiyuan.lin@example.com',
  telephone: '0512-5550147',
  authenticationStatus: 'verified',
} as TenantInfo;
const tips = { id: 'C2001', configValue: '<p>a</p>' };
const stored = storedValues(info, [], tips, 'public');
const administrator = { edit: true, changeMobile: true, editPurchase: false, refreshSpace: true };
const manager = { ...administrator, editPurchase: true };
const over = (part: Partial<TenantValues>): TenantValues => ({ ...stored, ...part });

it('takes the defaults for what the configs leave out', () => {
  expect(stored).toMatchObject({ contactPurchase: true, purchaseUrl: '{host}/sales', tips: '<p>a</p>' });
  expect(storedValues(info, [], null, 'private')).toMatchObject({ contactPurchase: false, tips: '' });
});

it.each([
  ['javascript:alert(1)', 'tenantEdit.purchaseHint'],
  ['sales.example.com', 'tenantEdit.purchaseHint'],
  ['', 'tenantEdit.required'],
])('a purchase link that is no link: %s', (purchaseUrl, key) => {
  const found = problemsOf(stored, over({ purchaseUrl }), info, manager);
  expect(found).toEqual([{ field: 'purchaseUrl', message: { key } }]);
  expect(problemsOf(stored, over({ purchaseUrl }), info, administrator)).toEqual([]);
});
