import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import {
  defaultContactPurchase,
  defaultPurchaseUrl,
  purchaseAddress,
  purchaseTarget,
  readContactPurchase,
  toPurchaseConfigs,
} from './purchase.ts';

// Rows TEN-059, 060.
it.each([
  ['public', true],
  ['private', false],
  ['single', false],
  ['overseas', false],
] as const)('is by default on %s: %s', (deployment, expected) => {
  expect(defaultContactPurchase(deployment)).toBe(expected);
  expect(readContactPurchase([], deployment)).toEqual({
    contactPurchase: expected,
    purchaseUrl: defaultPurchaseUrl,
    storedSwitch: null,
  });
});

// Rows TEN-028, 029.
it.each([
  ['1', true],
  ['0', false],
  ['on', false],
  ['', true],
])('reads the switch %j on a public deployment', (configValue, expected) => {
  const configs = [
    { configKey: 'contactPurchase', configValue },
    { configKey: 'purchaseUrl', configValue: 'https://sales.example.com' },
  ];
  expect(readContactPurchase(configs, 'public')).toEqual({
    contactPurchase: expected,
    purchaseUrl: 'https://sales.example.com',
    storedSwitch: configValue,
  });
});

it('spells the configs', () => {
  expect(toPurchaseConfigs({ contactPurchase: true, purchaseUrl: ' {host}/buy ' })).toEqual([
    { configKey: 'contactPurchase', configValue: '1' },
    { configKey: 'purchaseUrl', configValue: '{host}/buy' },
  ]);
  expect(toPurchaseConfigs({ contactPurchase: false, purchaseUrl: '' })[0]?.configValue).toBe('0');
});

it.each([
  ['on', false, 'on'],
  ['on', true, '1'],
  ['1', true, '1'],
  ['1', false, '0'],
  ['', false, '0'],
])('a switch that came as %j and is %j is sent as %j', (storedSwitch, contactPurchase, word) => {
  expect(toPurchaseConfigs({ contactPurchase, purchaseUrl: '', storedSwitch })[0]?.configValue).toBe(word);
});

// Row TEN-066.
it('hints at how to write the link', () => {
  expect(ruleMessage('zh-CN', { key: 'tenantEdit.purchaseHint' })).toBe('请添加http://或{host}');
  expect(ruleMessage('en-US', { key: 'tenantEdit.purchaseHint' })).toBe('Add http:// or {host}');
});

describe('purchaseAddress', () => {
  it.each([
    ['{host}/sales', 'https://oa.example.com/sales'],
    ['{host}', 'https://oa.example.com/'],
    ['{host}/a?b=1#c', 'https://oa.example.com/a?b=1#c'],
    [' http://sales.example.com/x ', 'http://sales.example.com/x'],
    ['HTTPS://sales.example.com', 'https://sales.example.com/'],
    ['www.example.com', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['file:///etc/passwd', null],
    ['//evil.example', null],
    ['\\\\evil\\share', null],
    ['https://user:pw@example.com', null],
    ['{host}@evil.example/x', null],
    ['{host}.evil.example/x', null],
    ['', null],
  ])('%j', (link, expected) => {
    expect(purchaseAddress(link, 'https://oa.example.com/')).toBe(expected);
  });
});

it.each([
  ['{host}/sales', { kind: 'platform', path: '/sales' }],
  [' {host} ', { kind: 'platform', path: '/' }],
  ['{host}/a?b=1#c', { kind: 'platform', path: '/a?b=1#c' }],
  ['{host}/sales?plan=2#top', { kind: 'platform', path: '/sales?plan=2#top' }],
  ['https://sales.example.com/x?y=1', { kind: 'elsewhere', address: 'https://sales.example.com/x?y=1' }],
  ['javascript:alert(1)', null],
  ['{hosted}/x', null],
  ['', null],
])('%j leads to %j', (purchaseUrl, expected) => {
  expect(purchaseTarget(purchaseUrl)).toEqual(expected);
});
