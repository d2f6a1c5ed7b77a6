/** The order of addresses (NET-020, 021). */
import { expect, test } from 'vitest';
import { compareAddresses, isAddressOf } from './address-order.ts';

test.each([
  ['10.0.0.9', '10.0.0.10', -1],
  ['9.255.255.255', '10.0.0.0', -1],
  ['10.0.0.1', '10.0.0.1', 0],
  ['255.0.0.0', '26.0.0.0', 1],
  ['::9', '::10', -1],
  ['::', '::1', -1],
  ['2001:db8::', '2001:DB8:0:0:0:0:0:0', 0],
  ['::1.2.3.4', '::102:304', 0],
  ['1::', '0:ffff::', 1],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:a', -1],
])('%s and %s', (a, b, order) => {
  expect(compareAddresses(a, b)).toBe(order);
  expect(compareAddresses(b, a)).toBe(order === 0 ? 0 : -order);
});

test('of no type yet either kind will do', () => {
  expect(['10.0.0.1', '::1', 'x'].map((text) => isAddressOf('', text))).toEqual([true, true, false]);
});
