import { expect, test } from 'vitest';
import { type AddressRange, addressNumber, readRange } from '../../kit/patterns/ip-range.ts';
import { findOverlaps, indexesHolding } from './overlaps.ts';

const read = (text: string): AddressRange => {
  const range = readRange(text);
  if (typeof range === 'string') throw new Error(`${text}: ${range}`);
  return range;
};
const found = (...texts: string[]) =>
  findOverlaps(texts.map(read)).map(({ at, other, relation }) => [texts[at], relation, texts[other]]);

test.each<[string, string[], [string, string, string][]]>([
  ['apart', ['10.0.0.1', '10.0.0.3'], []],
  [
    'the same',
    ['10.0.0.0/8', '10.0.0.0-10.255.255.255'],
    [['10.0.0.0-10.255.255.255', 'same', '10.0.0.0/8']],
  ],
  ['one inside', ['10.1.0.0/16', '10.0.0.0/8'], [['10.1.0.0/16', 'inside', '10.0.0.0/8']]],
  ['from the same first', ['10.0.0.0/16', '10.0.0.0/8'], [['10.0.0.0/16', 'inside', '10.0.0.0/8']]],
  ['to the same last', ['10.0.0.0-9', '10.0.0.5-9'], [['10.0.0.5-9', 'inside', '10.0.0.0-9']]],
  ['over the end', ['10.0.0.0-9', '10.0.0.9-12'], [['10.0.0.9-12', 'overlaps', '10.0.0.0-9']]],
  ['neighbours', ['10.0.0.0-9', '10.0.0.10-12'], [['10.0.0.10-12', 'beside', '10.0.0.0-9']]],
  ['a gap of one', ['10.0.0.0-9', '10.0.0.11-12'], []],
  [
    'over the end of what was held',
    ['10.0.0.0-9', '10.0.0.2-4', '10.0.0.8-12'],
    [
      ['10.0.0.2-4', 'inside', '10.0.0.0-9'],
      ['10.0.0.8-12', 'overlaps', '10.0.0.0-9'],
    ],
  ],
  [
    'the tightest holder',
    ['10.0.0.0/8', '10.1.0.0/16', '10.1.1.1'],
    [
      ['10.1.0.0/16', 'inside', '10.0.0.0/8'],
      ['10.1.1.1', 'inside', '10.1.0.0/16'],
    ],
  ],
  ['the two families', ['0.0.0.0/0', '::/0'], []],
  ['the ends of all addresses', ['255.255.255.255', '::', '0.0.0.0'], []],
])('%s', (_, texts, findings) => {
  expect(found(...texts)).toEqual(findings);
});

/** The quadratic algorithm: each range is compared with each other one. */
function related(ranges: readonly AddressRange[], at: number): boolean {
  const range = ranges[at] as AddressRange;
  return ranges.some(
    (other, place) =>
      place !== at && other.family === range.family && other.first <= range.last && range.first <= other.last,
  );
}

test('of a thousand small worlds none meets another without a finding, and none is found that meets nobody', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let world = 0; world < 1000; world += 1) {
    const ranges = Array.from({ length: 1 + next(9) }, (): AddressRange => {
      const first = BigInt(next(40));
      return { family: 'IPv4', first, last: first + BigInt(next(12)) };
    });
    const findings = findOverlaps(ranges).filter(({ relation }) => relation !== 'beside');
    for (const { at, other, relation } of findings) {
      const [one, two] = [ranges[at], ranges[other]] as [AddressRange, AddressRange];
      expect(one.first <= two.last && two.first <= one.last).toBe(true);
      if (relation !== 'overlaps') expect(two.first <= one.first && one.last <= two.last).toBe(true);
    }
    const told = new Set(findings.flatMap(({ at, other }) => [at, other]));
    for (const at of ranges.keys()) if (!told.has(at)) expect(related(ranges, at)).toBe(false);
  }
});

test('the ranges that contain an address', () => {
  const ranges = ['10.0.0.0/8', '10.1.0.0/16', '::/0', '11.0.0.0/8'].map(read);
  expect(indexesHolding(ranges, { family: 'IPv4', address: addressNumber('10.1.2.3') })).toEqual([0, 1]);
  expect(indexesHolding(ranges, { family: 'IPv6', address: addressNumber('::1') })).toEqual([2]);
});
