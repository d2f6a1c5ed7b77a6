import { expect, test } from 'vitest';
import { addressRanges, liesIn, mostAddresses } from './address-ranges.ts';

test.each<[string, string, readonly string[], readonly string[]]>([
  ['one address', '10.1.2.3', ['10.1.2.3', '::ffff:10.1.2.3'], ['10.1.2.4', '::a01:203', '']],
  ['a range', '10.0.0.9 - 10.0.0.11', ['10.0.0.9', '10.0.0.10', '10.0.0.11'], ['10.0.0.8', '10.0.0.12']],
  ['start = end', '10.0.0.9-10.0.0.9', ['10.0.0.9'], ['10.0.0.10']],
  ['a block', '10.20.0.0/15', ['10.20.0.0', '10.21.255.255'], ['10.22.0.0', '10.19.255.255']],
  ['a block from within', '10.20.30.40/24', ['10.20.30.0', '10.20.30.255'], ['10.20.31.0']],
  ['everything of IPv4', '0.0.0.0/0', ['0.0.0.0', '255.255.255.255'], ['2001:db8::1']],
  ['a block of one', '255.255.255.255/32', ['255.255.255.255'], ['255.255.255.254']],
  ['a wildcard', '10.1.*.*', ['10.1.0.0', '10.1.255.255'], ['10.2.0.0']],
  ['IPv6', '2001:db8::/32', ['2001:db8::1', '2001:DB8:FFFF::'], ['2001:db9::1', '10.0.0.1']],
  ['IPv4 in IPv6', '::ffff:10.1.0.0/112', ['10.1.0.0', '::ffff:10.1.255.255'], ['10.2.0.0']],
  ['a range of IPv6', '::1-::ff', ['::1', '::FF'], ['::', '::100']],
  ['several', '10.0.0.1, 10.0.0.3；2001:db8::1', ['10.0.0.1', '10.0.0.3', '2001:db8::1'], ['10.0.0.2']],
  ['full-width digits', '１０．０．０．１', ['10.0.0.1'], ['10.0.0.2']],
  ['all but a block', '!10.0.0.0/8', ['11.0.0.1', '2001:db8::1', ''], ['10.1.2.3', '::ffff:10.1.2.3']],
  ['all but two', '! 10.0.0.0/8, !192.168.*.*', ['11.0.0.1'], ['10.1.2.3', '192.168.0.1']],
  ['a block but for one', '10.0.0.0/8 !10.0.0.1', ['10.0.0.2'], ['10.0.0.1', '11.0.0.1', '']],
  ['full-width not', '！10.0.0.1', ['10.0.0.2'], ['10.0.0.1']],
  ['nothing', '  ', [], ['10.0.0.1']],
])('%s', (_what, text, inside, outside) => {
  const answer = addressRanges(text);
  if (!('ranges' in answer)) throw new Error(answer.problem);
  for (const address of inside) expect([address, liesIn(address, answer.ranges)]).toEqual([address, true]);
  for (const address of outside) expect([address, liesIn(address, answer.ranges)]).toEqual([address, false]);
});

test.each([
  ['10.1', 'shape'],
  ['010.0.0.1', 'shape'],
  ['10.0.0.256', 'shape'],
  ['10.*.0.1', 'shape'],
  ['fe80::1%eth0', 'shape'],
  ['1::2::3', 'shape'],
  ['10.0.0.1/24/3', 'shape'],
  ['10.0.0.1-10.0.0.2-10.0.0.3', 'shape'],
  ['example.com', 'shape'],
  ['255.255.255.255/33', 'prefix'],
  ['10.0.0.0/', 'prefix'],
  ['10.0.0.0/08', 'prefix'],
  ['::/129', 'prefix'],
  ['::ffff:10.0.0.0/24', 'prefix'],
  ['10.0.0.2-10.0.0.1', 'order'],
  ['10.0.0.1-::1', 'mixed'],
  ['!', 'shape'],
  ['!!10.0.0.1', 'shape'],
  ['!10.0.0.0/33', 'prefix'],
])('%s is refused: %s', (text, problem) => {
  expect(addressRanges(`10.9.9.9 ${text}`)).toEqual({ problem, part: text });
});

test('so many and no more', () => {
  const some = (count: number) => Array<string>(count).fill('10.0.0.1').join(' ');
  expect(addressRanges(some(mostAddresses))).toHaveProperty('ranges');
  expect(addressRanges(some(mostAddresses + 1))).toEqual({ problem: 'many', part: String(mostAddresses) });
  for (const hostile of ['1', '-', ':', '/', '*', '.']) {
    expect(addressRanges(hostile.repeat(100_000))).toHaveProperty('problem');
  }
});
