/**
 * The addresses of one origin as few blocks, for a filter that can't name each of them: a block holds addresses of the
 * origin and none that was read of another one.
 */
import { addressText } from '#shared/kit/patterns/ip-range.ts';
import { logAddressNumber } from '#shared/rules/login-log/address-ranges.ts';

type Version = 4 | 6;

interface Read {
  readonly value: bigint;
  /** The index of its group. */
  readonly group: number;
}

/** The blocks of each group, in the order of the groups; null where one of its texts is no address. */
export function blocksOfGroups(groups: readonly (readonly string[])[]): (readonly string[] | null)[] {
  const read: Record<Version, Read[]> = { 4: [], 6: [] };
  const blocks = groups.map((addresses, group): string[] | null => {
    const numbers = addresses.map((address) => logAddressNumber(address.trim()));
    for (const number of numbers) if (number) read[number.version].push({ value: number.value, group });
    return numbers.includes(null) ? null : [];
  });
  for (const version of [4, 6] as const) {
    const inOrder = read[version].sort((one, other) =>
      one.value < other.value ? -1 : one.value > other.value ? 1 : 0,
    );
    let first = 0;
    for (let at = 1; at <= inOrder.length; at += 1) {
      const group = inOrder[first]?.group;
      if (group === undefined || inOrder[at]?.group === group) continue;
      blocks[group]?.push(
        blockOf(version, {
          from: inOrder[first]?.value ?? 0n,
          to: inOrder[at - 1]?.value ?? 0n,
          after: inOrder[first - 1]?.value ?? -1n,
          before: inOrder[at]?.value ?? 1n << bitsOf(version),
        }),
      );
      first = at;
    }
  }
  return blocks;
}

const bitsOf = (version: Version) => (version === 4 ? 32n : 128n);

interface Span {
  readonly from: bigint;
  readonly to: bigint;
  /** The nearest addresses of other groups. */
  readonly after: bigint;
  readonly before: bigint;
}

/** A single address, the smallest block of a prefix where it holds nobody else's address, or a range. */
function blockOf(version: Version, { from, to, after, before }: Span): string {
  const text = (value: bigint) => addressText(version === 4 ? 'IPv4' : 'IPv6', value);
  if (from === to) return text(from);
  const hostBits = BigInt((from ^ to).toString(2).length);
  const [begin, end] = [(from >> hostBits) << hostBits, to | ((1n << hostBits) - 1n)];
  return begin > after && end < before
    ? `${text(begin)}/${bitsOf(version) - hostBits}`
    : `${text(from)}-${text(to)}`;
}
