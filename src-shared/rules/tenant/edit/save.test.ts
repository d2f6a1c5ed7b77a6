import { expect, it } from 'vitest';
import { mustCheckName, toTenantUpdate } from './save.ts';

const form = {
  tenantName: ' 澄江科技 ',
  contact: '林悦 ',
  mobile: '+8613800001001',
  email: '',
  telephone: '',
  contactPurchase: true,
  purchaseUrl: '{host}/sales',
};
const tips = { id: '9', configValue: '<p>Hi</p>' };
const configs = [
  { configKey: 'contactPurchase', configValue: '1' },
  { configKey: 'purchaseUrl', configValue: '{host}/sales' },
];
const tenant = {
  tenantName: '澄江科技',
  contact: '林悦',
  mobile: '+8613800001001',
  email: '',
  telephone: '',
};

it.each([
  ['tips and purchase', { tips: true, purchase: true }, tips, configs],
  ['tips', { tips: true, purchase: false }, tips, []],
  ['neither', { tips: false, purchase: false }, null, []],
])('sends what changed: %s', (_, sends, tenantTips, appManageConfigs) => {
  expect(toTenantUpdate(form, tips, sends)).toEqual({ tenant, tenantTips, appManageConfigs });
});

it.each([
  ['澄江科技', false],
  ['澄江集团', true],
])('the name %s is asked for: %s', (tenantName, expected) => {
  expect(mustCheckName(form, { ...form, tenantName })).toBe(expected);
});
