import { expect, test } from 'vitest';
import { filterOf, groupByOrigin } from './group-by-origin.ts';

const counts = [
  { address: '10.0.0.1', logins: 5, failures: 1 },
  { address: '192.168.0.1', logins: 2, failures: 0 },
  { address: '203.0.113.7', logins: 1, failures: 4 },
  { address: '203.0.113.8', logins: 0, failures: 2 },
  { address: '198.51.100.1', logins: 1, failures: 0 },
  { address: '192.0.2.1', logins: 0, failures: 1 },
];
const of = {
  segment: (address: string) => (address === '10.0.0.1' ? 'Office' : ''),
  country: (address: string) => (address.startsWith('203.') ? 'CN' : address.startsWith('198.') ? 'DE' : ''),
  isPrivate: (address: string) => address.startsWith('192.168.'),
};

test('a segment’s name comes before a country, and the most failures come first', () => {
  expect(groupByOrigin(counts, of)).toEqual([
    { kind: 'country', name: 'CN', addresses: ['203.0.113.7', '203.0.113.8'], logins: 1, failures: 6 },
    { kind: 'segment', name: 'Office', addresses: ['10.0.0.1'], logins: 5, failures: 1 },
    { kind: 'unknown', name: '', addresses: ['192.0.2.1'], logins: 0, failures: 1 },
    { kind: 'private', name: '', addresses: ['192.168.0.1'], logins: 2, failures: 0 },
    { kind: 'country', name: 'DE', addresses: ['198.51.100.1'], logins: 1, failures: 0 },
  ]);
  expect(groupByOrigin([], of)).toEqual([]);
});

test.each([
  [false, '203.0.113.7,203.0.113.8'],
  [true, '!203.0.113.7,!203.0.113.8'],
])('the filter of a group, of all others: %s', (isExcept, filter) => {
  expect(filterOf(['203.0.113.7', '203.0.113.8'], { isExcept, most: 2 })).toBe(filter);
  expect(filterOf(['203.0.113.7', '203.0.113.8'], { isExcept, most: 1 })).toBeNull();
});

test('a filter that no request takes is none', () => {
  const long = Array.from({ length: 200 }, (_, at) => `2001:db8:0:0:0:0:ffff:${(at + 0x1000).toString(16)}`);
  expect(filterOf(long, { isExcept: false, most: 400 })).toBeNull();
});
