import { expect, it } from 'vitest';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { changedNames, problemsOf, savingChange, storedValues, type TenantValues } from './tenantForm.ts';

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
  [{}, []],
  [{ contact: ' 林知远 ' }, []],
  [{ contact: '', tips: '<p>b</p>' }, ['contact', 'tips']],
  [{ purchaseUrl: 'https://a.example' }, ['purchaseUrl']],
])('%o', (part, expected) => {
  expect(changedNames(stored, over(part))).toEqual(expected);
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

it('saves the tips only where they changed, and knows the way back', () => {
  const change = savingChange(stored, over({ contact: ' 周明 ' }), 'C2001', administrator);
  expect(change.endpoint.id).toBe('tenant.update');
  expect(change.input).toMatchObject({ tenant: { contact: '周明' }, tenantTips: null, appManageConfigs: [] });
  expect(change.undo?.input).toMatchObject({ tenant: { contact: '林知远' }, tenantTips: null });
  const written = savingChange(stored, over({ tips: '<p>b</p>' }), 'C2001', administrator);
  expect(written.input).toMatchObject({ tenantTips: { id: 'C2001', configValue: '<p>b</p>' } });
  expect(written.undo?.input).toMatchObject({ tenantTips: { id: 'C2001', configValue: '<p>a</p>' } });
});

it('saves only the purchase link where only that changed', () => {
  const change = savingChange(stored, over({ purchaseUrl: 'https://a.example' }), 'C2001', manager);
  expect(change.endpoint.id).toBe('tenant.saveContactPurchase');
  expect(change.undo?.input).toEqual({
    appManageConfigs: [
      { configKey: 'contactPurchase', configValue: '1' },
      { configKey: 'purchaseUrl', configValue: '{host}/sales' },
    ],
  });
});
