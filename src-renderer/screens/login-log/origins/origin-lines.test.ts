import { expect, test } from 'vitest';
import { addressRanges, liesIn } from '#shared/rules/login-log/address-ranges.ts';
import { originLines } from './origin-lines.ts';

const counts = (addresses: readonly string[]) =>
  addresses.map((address) => ({ address, logins: 1, failures: 0 }));
const noSegment = () => '';
const many = (count: number, address: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => address(at));
const private500 = many(500, (at) => `10.1.${at >> 8}.${at & 255}`);

test('an origin with few addresses is filtered by each of them', () => {
  expect(originLines(counts(['10.0.0.1', '10.0.0.2']), noSegment, 0)).toMatchObject([
    { these: '10.0.0.1,10.0.0.2', others: '!10.0.0.1,!10.0.0.2', isByBlocks: false },
  ]);
});

test('one with more than a filter takes is filtered by blocks, the others by each address', () => {
  const lines = originLines(counts([...private500, '203.0.113.7']), noSegment, 0);
  expect(lines).toMatchObject([
    { these: '10.1.0.0/23', others: '!10.1.0.0/23', isByBlocks: true, group: { kind: 'private' } },
    { these: '203.0.113.7', isByBlocks: false, group: { kind: 'unknown' } },
  ]);
});

test('rows without an address are an origin of their own, which a filter can name', () => {
  const lines = originLines(counts(['10.0.0.1', '', 'nonsense']), noSegment, 0);
  expect(lines.map(({ group, these, others }) => [group.kind, group.logins, these, others])).toEqual([
    ['none', 2, '!0.0.0.0/0,!::/0', '0.0.0.0/0,::/0'],
    ['private', 1, '10.0.0.1', '!10.0.0.1'],
  ]);
  const holds = (filter: string | null | undefined, address: string) => {
    const read = addressRanges(filter ?? '');
    return 'ranges' in read && liesIn(address, read.ranges);
  };
  for (const address of ['10.0.0.1', '2001:db8::1'])
    expect([holds(lines[0]?.these, address), holds(lines[0]?.others, address)]).toEqual([false, true]);
  for (const address of ['', 'nonsense'])
    expect([holds(lines[0]?.these, address), holds(lines[0]?.others, address)]).toEqual([true, false]);
});

test('a text that is no address takes no filter from the addresses beside it', () => {
  const lines = originLines(counts([...private500, 'nonsense']), () => 'Head office', 0);
  expect(lines).toMatchObject([
    { these: '10.1.0.0/23', isByBlocks: true, group: { kind: 'segment' } },
    { these: '!0.0.0.0/0,!::/0', isByBlocks: false, group: { kind: 'none' } },
  ]);
});

test('one that is scattered among another one keeps none', () => {
  const scattered = many(2000, (at) => `10.1.${at >> 8}.${at & 255}`);
  const odd = (address: string) => (Number(address.split('.').at(-1)) % 2 === 1 ? 'Odd' : '');
  for (const line of originLines(counts(scattered), odd, 0))
    expect(line).toMatchObject({ these: null, others: null, isByBlocks: false });
});
