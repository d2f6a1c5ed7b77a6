import { expect, test } from 'vitest';
import { isAddressOf } from './address-order.ts';
import { isIpv4 } from './ip-address.ts';
import {
  type AddressProblem,
  addressFamilyOf,
  addressNumber,
  addressProblem,
  addressText,
  ipv4Number,
  isWholeFamily,
  maskedRange,
  readRange,
  unmapAddress,
} from './ip-range.ts';

/** Valid addresses, and the problem of each invalid one; forms and sandbox behave exactly like this. */
const addresses: readonly (readonly [text: string, problem: AddressProblem | null])[] = [
  ['10.0.0.1', null],
  [' 10.0.0.1 ', null],
  ['0.0.0.0', null],
  ['255.255.255.255', null],
  ['::', null],
  ['::1', null],
  ['::ffff:10.0.0.1', null],
  ['2001:DB8::1', null],
  ['1:2:3:4:5:6:7:8', null],
  ['', 'empty'],
  [' ', 'empty'],
  ['10.1', 'shorthand'],
  ['10', 'shorthand'],
  ['10.0.1', 'shorthand'],
  ['010.0.0.1', 'leadingZeros'],
  ['10.0.0.01', 'leadingZeros'],
  ['10.0.0.00', 'leadingZeros'],
  ['10.0.0.256', 'octet'],
  ['10.0.0.1.1', 'malformed'],
  ['0x0a.0.0.1', 'notation'],
  ['0x0a000001', 'notation'],
  ['167772161', 'notation'],
  ['fe80::1%eth0', 'zone'],
  ['fe80::1%1', 'zone'],
  ['[::1]', 'brackets'],
  ['10.0.0.1:80', 'port'],
  ['１０.0.0.1', 'fullWidth'],
  ['10。0。0。1', 'fullWidth'],
  ['10．0．0．1', 'fullWidth'],
  ['1::2::3', 'malformed'],
  ['12345::', 'malformed'],
  ['::010.0.0.1', 'malformed'],
  ['example.com', 'malformed'],
  ['10.0.0.-1', 'malformed'],
  ['1'.repeat(100_000), 'tooLong'],
];

test.each(addresses)('%s is refused as %s', (text, problem) => {
  expect(addressProblem(text)).toBe(problem);
  expect(isAddressOf('', text)).toBe(problem === null);
  expect(ipv4Number(text.trim()) >= 0).toBe(isIpv4(text.trim()));
});

const ranges: readonly (readonly [text: string, first: string, last: string])[] = [
  ['10.0.0.0/8', '10.0.0.0', '10.255.255.255'],
  ['10.1.2.3/8', '10.0.0.0', '10.255.255.255'],
  ['10.0.0.1/32', '10.0.0.1', '10.0.0.1'],
  ['0.0.0.0/0', '0.0.0.0', '255.255.255.255'],
  ['255.255.255.255/32', '255.255.255.255', '255.255.255.255'],
  ['10.0.0.0/255.0.0.0', '10.0.0.0', '10.255.255.255'],
  ['2001:db8::/32', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['::/0', '::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['10.1.*.*', '10.1.0.0', '10.1.255.255'],
  ['10.1.*', '10.1.0.0', '10.1.255.255'],
  ['*', '0.0.0.0', '255.255.255.255'],
  ['10.0.0.1-10.0.0.9', '10.0.0.1', '10.0.0.9'],
  ['10.0.0.1 – 10.0.0.9', '10.0.0.1', '10.0.0.9'],
  ['10.0.0.1-9', '10.0.0.1', '10.0.0.9'],
  ['10.0.0.1~10.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['0.0.0.0-255.255.255.255', '0.0.0.0', '255.255.255.255'],
  ['10.0.0.7', '10.0.0.7', '10.0.0.7'],
  ['::1-::ff', '::1', '::ff'],
  ['::ffff:10.1.0.0/112', '10.1.0.0', '10.1.255.255'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:10.0.0.1-10.0.0.9', '10.0.0.1', '10.0.0.9'],
  ['::ffff:0:0/90', '::ffc0:0:0', '::ffff:ffff:ffff'],
];

test.each(ranges)('%s is from %s to %s', (text, first, last) => {
  const range = readRange(text);
  if (typeof range === 'string') throw new Error(range);
  expect([addressText(range.family, range.first), addressText(range.family, range.last)]).toEqual([
    first,
    last,
  ]);
});

test.each<[string, AddressProblem]>([
  ['255.255.255.255/33', 'prefix'],
  ['::/129', 'prefix'],
  ['10.0.0.0/08', 'prefix'],
  ['10.0.0.0/', 'prefix'],
  ['10.0.0.0/-1', 'prefix'],
  ['10.0.0.0/8/8', 'prefix'],
  ['10.0.0.0/255.0.255.0', 'mask'],
  ['10.1/16', 'shorthand'],
  ['010.0.0.0/8', 'leadingZeros'],
  ['10.*.1.*', 'wildcard'],
  ['10.0.*.*.*', 'wildcard'],
  ['10.0*', 'wildcard'],
  ['256.*.*.*', 'octet'],
  ['10.0.0.9-10.0.0.1', 'order'],
  ['10.0.0.9-1', 'order'],
  ['10.0.0.1-::1', 'mixed'],
  ['10.0.0.1-10.0.0.256', 'octet'],
  ['10.0.0.1-10.0.0.2-10.0.0.3', 'malformed'],
  ['fe80::1%eth0/64', 'zone'],
  ['', 'empty'],
  ['1-'.repeat(50_000), 'tooLong'],
])('%s is refused as %s', (text, problem) => {
  expect(readRange(text)).toBe(problem);
});

test.each<[string, string, string | null]>([
  ['10.0.0.0', '255.0.0.0', '10.255.255.255'],
  ['10.1.0.0', '0.0.255.255', '10.1.255.255'],
  ['10.1.2.3', '255.255.255.255', '10.1.2.3'],
  ['0.0.0.0', '0.0.0.0', '255.255.255.255'],
  ['0.0.0.0', '255.255.255.255', null],
  ['10.0.0.1', '10.0.0.9', null],
  ['10.0.0.1', '255.0.0.0', null],
])('%s with the mask %s ends at %s', (address, mask, last) => {
  const range = maskedRange(address, mask);
  expect(range && addressText(range.family, range.last)).toBe(last);
});

test('an IPv4 address inside of IPv6 is that address; whole ranges are known', () => {
  const mapped = addressNumber('::ffff:10.0.0.1');
  expect(unmapAddress('IPv6', mapped)).toEqual({ family: 'IPv4', address: addressNumber('10.0.0.1') });
  expect(unmapAddress('IPv6', addressNumber('::1'))).toEqual({ family: 'IPv6', address: 1n });
  expect(addressFamilyOf('::ffff:10.0.0.1')).toBe('IPv6');
  const whole = readRange('::/0');
  expect(typeof whole === 'object' && isWholeFamily(whole)).toBe(true);
});
