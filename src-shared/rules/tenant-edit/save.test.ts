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
  ['manager tenant, tips changed', tips, { ...tips, configValue: 'x' }, true, { ...tips, configValue: 'x' }],
  ['tips as they were', tips, tips, true, null],
  ['first tips', null, tips, false, tips],
  ['no tips', null, null, false, null],
])('%s', (_, before, after, editPurchase, tenantTips) => {
  expect(toTenantUpdate({ form, tips: before }, { form, tips: after }, { editPurchase })).toEqual({
    tenant,
    tenantTips,
    appManageConfigs: editPurchase ? configs : [],
  });
});

it.each([
  ['澄江科技', false],
  ['澄江集团', true],
])('the name %s is asked for: %s', (tenantName, expected) => {
  expect(mustCheckName(form, { ...form, tenantName })).toBe(expected);
});
