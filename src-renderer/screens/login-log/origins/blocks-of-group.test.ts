import { expect, test } from 'vitest';
import { addressRanges, liesIn } from '#shared/rules/login-log/address-ranges.ts';
import { blocksOfGroups } from './blocks-of-group.ts';

test.each([
  ['one address is itself', [['203.0.113.7']], [['203.0.113.7']]],
  ['neighbours are one block', [['10.0.0.1', '10.0.3.9', '10.0.2.0']], [['10.0.0.0/22']]],
  [
    'a block holds nobody else’s address',
    [['10.0.0.1', '10.0.0.9'], ['10.0.0.12']],
    [['10.0.0.1-10.0.0.9'], ['10.0.0.12']],
  ],
  [
    'an address between parts the two',
    [['10.0.0.1', '10.0.0.3'], ['10.0.0.2']],
    [['10.0.0.1', '10.0.0.3'], ['10.0.0.2']],
  ],
  [
    'IPv6 stands beside IPv4, and an IPv4 address written as IPv6 is one',
    [['2001:db8::1', '::ffff:10.0.0.1', '2001:db8::f', '10.0.0.1']],
    [['10.0.0.1', '2001:db8::/124']],
  ],
  ['a text that is no address has no block', [['nonsense', '10.0.0.1'], ['10.0.0.2']], [null, ['10.0.0.2']]],
  ['nothing has none', [[], ['']], [[], null]],
])('%s', (_, groups, blocks) => expect(blocksOfGroups(groups)).toEqual(blocks));

test('of a thousand arranged addresses each lies in the blocks of its own group, and in no other', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >> 8) % below;
  };
  const groups: string[][] = [[], [], []];
  for (let at = 0; at < 1000; at += 1)
    groups[next(3)]?.push(
      at % 5 === 0 ? `2001:db8:${next(4)}::${next(999)}` : `10.${next(3)}.${next(9)}.${next(250)}`,
    );
  // An address that several groups have is of the first one alone.
  const known = new Set<string>();
  const apart = groups.map((group) => group.filter((one) => !known.has(one) && known.add(one)));
  const ranges = blocksOfGroups(apart).map((blocks) =>
    (blocks ?? []).flatMap((block) => {
      const answer = addressRanges(block);
      return 'ranges' in answer ? answer.ranges : [];
    }),
  );
  for (const [group, addresses] of apart.entries())
    for (const address of addresses)
      expect(ranges.map((its) => liesIn(address, its))).toEqual(ranges.map((_, its) => its === group));
});
