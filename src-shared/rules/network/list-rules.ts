/**
 * The black and the white list of sign-in as a whole, before or after a change, and whom they let in. The lock-out
 * guard (`rules/common/sign-in/lock-out.ts`) asks these functions.
 */
import type { IpEntryValues, IpListType } from '../../api/network/ip-lists.ts';
import type { SegmentType } from '../../api/network/segments.ts';
import { oddFieldAmong } from '../../api/odd-values/odd-fields.ts';
import {
  type AddressRange,
  addressFamilyOf,
  addressNumber,
  addressProblem,
  rangeBetween,
  readRange,
  unmapAddress,
} from '../../kit/patterns/ip-range.ts';
import { reasonFor } from '../common/shares/audience.ts';
import type { Share } from '../common/shares/share.ts';
import type { KnownPerson, SignInCheck, WayIn } from '../common/sign-in/lock-out.ts';
import { type InForce, type ListedRange, type Verdict, verdictOn } from './verdict.ts';

export interface ListRules {
  readonly inForce: InForce;
  readonly entries: readonly ListedRange[];
  /** Shares by entry id; an entry without shares holds for everybody. */
  readonly shares: ReadonlyMap<string, readonly Share[]>;
}

export interface Addresses {
  readonly segmentType: SegmentType;
  readonly ipStart: string;
  readonly ipEnd: string;
}

/** The lists as the server stores them, or would store them after a change. */
export interface HeldLists {
  readonly inForce: InForce;
  readonly entries: readonly (IpEntryValues & { readonly id: string })[];
  /** The network segments that entries refer to, by segment id. */
  readonly segments: ReadonlyMap<string, Addresses>;
  readonly shares: ReadonlyMap<string, readonly Share[]>;
}

export function listRulesOf({ inForce, entries, segments: known, shares }: HeldLists): ListRules {
  const ranges = entries.flatMap((entry) => listedRanges(entry, (id) => known.get(id)));
  return { inForce, shares, entries: ranges };
}

/** Reduces the rules to the entries that contain one of these addresses. */
export function limitToAddresses(rules: ListRules, ips: readonly string[]): ListRules {
  return { ...rules, entries: entriesHolding(rules.entries, ips) };
}

const everything = ['0.0.0.0/0', '::/0'].map((text) => readRange(text) as AddressRange);

/** An invalid range contains no address, as on the server. */
function rangesOf({ segmentType, ipStart, ipEnd }: Addresses): readonly AddressRange[] {
  if (segmentType === 'unlimit') return everything;
  const range = rangeBetween(ipStart, ipEnd);
  return typeof range === 'string' ? [] : [range];
}

const ofAddresses = ['segmentType', 'ipStart', 'ipEnd'];

/** The ranges of an entry; an entry of a network segment has the segment's current range. */
export function listedRanges(
  entry: IpEntryValues & { readonly id: string },
  segmentOf: (id: string) => Addresses | undefined,
): readonly ListedRange[] {
  const { id, segmentType, ipStart, ipEnd, ipConfigType: list } = entry;
  if (list === '' || segmentType === '') return [];
  const its = segmentType === 'segment' ? segmentOf(entry.netWorkSegmentId) : { segmentType, ipStart, ipEnd };
  const named = { id, list, name: entry.configName, terminal: entry.clientType };
  const oddRange =
    oddFieldAmong(entry, [...ofAddresses, 'netWorkSegmentId']) ?? (its && oddFieldAmong(its, ofAddresses));
  if (oddRange) return everything.map((range) => ({ ...named, range, unclear: oddRange }));
  const unclear = oddFieldAmong(entry, ['ipConfigType', 'clientType']);
  return its ? rangesOf(its).map((range) => ({ ...named, range, ...(unclear && { unclear }) })) : [];
}

/** Members of groups and positions are unknown here: a share with a group or position alone counts for nobody. */
const nowhereElse = { subcompany: [], group: [], position: [] };

/** The verdict of the lists on a person's way in; null for an address that cannot be read, which the lists ignore. */
export function verdictByLists(
  { inForce, entries, shares }: ListRules,
  person: Pick<KnownPerson, 'id' | 'departments'>,
  { ip, clientType: terminal }: Pick<WayIn, 'ip' | 'clientType'>,
): Verdict | null {
  if (addressProblem(ip) !== null) return null;
  const coming = unmapAddress(addressFamilyOf(ip), addressNumber(ip));
  const ownEntries = entries.filter(
    ({ id, range }) =>
      holds(range, coming) &&
      reasonFor({ id: person.id, chain: person.departments, within: nowhereElse }, shares.get(id) ?? []).sees,
  );
  return verdictOn({ ...coming, terminal }, inForce, ownEntries);
}

export function letsByLists(rules: ListRules): SignInCheck {
  return (person, way) => verdictByLists(rules, person, way)?.comesIn ?? true;
}

type Coming = ReturnType<typeof unmapAddress>;
const holds = ({ family, first, last }: AddressRange, { family: of, address }: Coming) =>
  family === of && first <= address && address <= last;

export function entriesHolding(entries: readonly ListedRange[], ips: readonly string[]): ListedRange[] {
  const coming = ips
    .filter((ip) => addressProblem(ip) === null)
    .map((ip) => unmapAddress(addressFamilyOf(ip), addressNumber(ip)));
  const sorted = (of: Coming['family']) =>
    coming
      .filter(({ family }) => family === of)
      .map(({ address }) => address)
      .sort((a, b) => (a < b ? -1 : Number(a > b)));
  const addresses = { IPv4: sorted('IPv4'), IPv6: sorted('IPv6') };
  return entries.filter(({ range: { family, first, last } }) => {
    const next = addresses[family][firstFrom(addresses[family], first)];
    return next !== undefined && next <= last;
  });
}

/** Binary search: the index of the first value that is not less than `least`. */
function firstFrom(sorted: readonly bigint[], least: bigint): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as bigint) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether a change can refuse anybody who could sign in before. The guard fetches the current sign-ins only if it can.
 */
export function canRefuse(before: ListRules, after: ListRules): boolean {
  const from = { before: before.inForce, after: after.inForce };
  const [had, has] = [keysOf(before), keysOf(after)];
  const isRemovedFrom = (list: IpListType, of: ListRules, others: ReadonlySet<string>) =>
    of.entries.some(
      (entry) => (entry.list === list || entry.unclear !== undefined) && !others.has(keyOf(entry, of)),
    );
  const turnedOn =
    (from.after.white && !from.before.white) ||
    from.after.scopes.some((scope) => !from.before.scopes.includes(scope));
  const byWhite =
    (from.after.white || from.after.scopes.length > 0) && (turnedOn || isRemovedFrom('white', before, has));
  return byWhite || (from.after.black && (!from.before.black || isRemovedFrom('black', after, had)));
}

const keysOf = (rules: ListRules) => new Set(rules.entries.map((entry) => keyOf(entry, rules)));

/** The key of an entry has all that decides a sign-in, so not the entry's name. */
function keyOf({ id, list, terminal, range }: ListedRange, { shares }: ListRules): string {
  const { family, first, last } = range;
  return [id, list, terminal, family, first, last, JSON.stringify(shares.get(id) ?? null)].join(' ');
}
