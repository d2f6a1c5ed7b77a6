import { expect, test } from 'vitest';
import { addressFamilyOf, addressNumber, readRange } from '../../kit/patterns/ip-range.ts';
import type { ClientScope } from '../common/sign-in/client-types.ts';
import { type ListedRange, verdictOn } from './verdict.ts';

const entry = (list: 'white' | 'black', text: string, terminal: ClientScope = 'total'): ListedRange => {
  const range = readRange(text);
  if (typeof range === 'string') throw new Error(range);
  return { id: text, name: text, list, terminal, range };
};
const entries = [
  entry('white', '10.0.0.0/8'),
  entry('black', '10.1.0.0/16'),
  entry('white', '192.168.0.0/16', 'pc'),
  entry('white', '2001:db8::/32'),
];

test.each<[string, string, ClientScope, 'both' | 'white' | 'black' | 'none', string]>([
  ['on the white list', '10.2.0.1', 'pc', 'both', 'white'],
  ['on both: the black one wins', '10.1.0.1', 'pc', 'both', 'black'],
  ['the black list is out of force', '10.1.0.1', 'pc', 'white', 'white'],
  ['on no list', '11.0.0.1', 'pc', 'both', 'notWhite'],
  ['on no list, and only the black one is in force', '11.0.0.1', 'pc', 'black', 'noList'],
  ['no list is in force', '10.1.0.1', 'pc', 'none', 'noList'],
  ['another terminal', '192.168.0.1', 'h5', 'both', 'notWhite'],
  ['that terminal', '192.168.0.1', 'pc', 'both', 'white'],
  ['IPv6', '2001:db8::1', 'pc', 'both', 'white'],
  ['IPv4 inside of IPv6', '::ffff:10.1.0.1', 'pc', 'both', 'black'],
])('%s', (_, address, terminal, inForce, because) => {
  const flags = {
    white: inForce === 'both' || inForce === 'white',
    black: inForce === 'both' || inForce === 'black',
    scopes: [],
  };
  const coming = { family: addressFamilyOf(address), address: addressNumber(address), terminal };
  const verdict = verdictOn(coming, flags, entries);
  expect(verdict.because).toBe(because);
  expect(verdict.comesIn).toBe(because === 'white' || because === 'noList');
  expect(verdict.by.length > 0).toBe(because === 'white' || because === 'black');
});

test.each<[string, string, ClientScope, string]>([
  ['a scope asks, and the address is on the white list', '10.2.0.1', 'h5', 'white'],
  ['a scope asks, and it is on no list', '11.0.0.1', 'h5', 'notInScope'],
  ['another scope asks', '11.0.0.1', 'pc', 'noList'],
  ['an entry of another terminal of the same scope will do', '192.168.9.1', 'app-ios', 'white'],
])('%s', (_, address, terminal, because) => {
  const phones = [...entries, entry('white', '192.168.9.0/24', 'app-and')];
  const coming = { family: addressFamilyOf(address), address: addressNumber(address), terminal };
  const verdict = verdictOn(coming, { white: false, black: false, scopes: ['h5'] }, phones);
  expect(verdict.because).toBe(because);
  expect(verdict.comesIn).toBe(because !== 'notInScope');
});
