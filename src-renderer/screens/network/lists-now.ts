/** The lists of sign-in as the server holds them now, and what lets people in by them. */
import { callRead } from '#data/read.ts';
import { getH5Config, getPcConfig, type LoginWhiteConfig } from '#shared/api/login-control/login-white.ts';
import {
  type IpEntryValues,
  ipconfig,
  queryIpconfigPermission,
  queryIpListFlag,
} from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import {
  type Addresses,
  entriesHolding,
  type ListRules,
  listedRanges,
} from '#shared/rules/network/list-rules.ts';
import type { InForce } from '#shared/rules/network/verdict.ts';
import type { Share } from '#shared/rules/shares/share.ts';
import { fromWire } from '#shared/rules/shares/wire-shares.ts';
import { everyPage, pageSize } from '#data/every-page.ts';

export interface ListsNow {
  readonly inForce: InForce;
  readonly entries: readonly (IpEntryValues & { readonly id: string })[];
  /** Those that entries stand for, by their ids. */
  readonly segments: ReadonlyMap<string, Addresses>;
  /** For whom entries hold, where it is known. */
  readonly shares: ReadonlyMap<string, readonly Share[]>;
}

/** Ids in one call; questions about one entry at once. */
const [idsAtOnce, askedAtOnce] = [200, 6];

export const scopesInForce = (configs: readonly LoginWhiteConfig[]) =>
  configs.filter(({ whitelistStatus }) => whitelistStatus).map(({ useScope }) => useScope);

export async function readLists(): Promise<ListsNow> {
  const [flags, pc, h5, entries] = await Promise.all([
    callRead(queryIpListFlag, {}),
    callRead(getPcConfig, {}),
    callRead(getH5Config, {}),
    everyPage((pageNo) => callRead(ipconfig.query, { pageNo, pageSize })),
  ]);
  const inForce = { white: flags.isWhiteList, black: flags.isBlackList, scopes: scopesInForce([pc, h5]) };
  const named = new Set(entries.map(({ netWorkSegmentId }) => netWorkSegmentId).filter((id) => id !== ''));
  return { inForce, entries, segments: await readSegments([...named]), shares: new Map() };
}

async function readSegments(ids: readonly string[]): Promise<Map<string, Addresses>> {
  const found = new Map<string, Addresses>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const part = await callRead(segments.byIds, { ids: ids.slice(at, at + idsAtOnce) });
    for (const segment of part) found.set(segment.id, segment);
  }
  return found;
}

export function rulesOf({ inForce, entries, segments: known, shares }: ListsNow): ListRules {
  const ranges = entries.flatMap((entry) => listedRanges(entry, (id) => known.get(id)));
  return { inForce, shares, entries: ranges };
}

/** Only with the entries that hold one of these addresses, and for whom each of them holds. */
export function only(rules: ListRules, ips: readonly string[]): ListRules {
  return { ...rules, entries: entriesHolding(rules.entries, ips) };
}

/** For whom these entries hold, as the server has it; of one that is not there yet nothing is known. */
export async function readShares(ids: readonly string[]): Promise<Map<string, readonly Share[]>> {
  const found = new Map<string, readonly Share[]>();
  for (let at = 0; at < ids.length; at += askedAtOnce) {
    const part = ids.slice(at, at + askedAtOnce).map(async (id) => {
      const { shareEntrys } = await callRead(queryIpconfigPermission, { id });
      found.set(id, fromWire(shareEntrys));
    });
    await Promise.all(part);
  }
  return found;
}
