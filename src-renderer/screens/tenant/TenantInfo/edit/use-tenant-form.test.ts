import { expect, it, vi } from 'vitest';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { storedValues } from './use-tenant-form.ts';

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});

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
it('takes the defaults for what the configs leave out', () => {
  expect(stored).toMatchObject({ contactPurchase: true, purchaseUrl: '{host}/sales', tips: '<p>a</p>' });
  expect(storedValues(info, [], null, 'private')).toMatchObject({ contactPurchase: false, tips: '' });
});
