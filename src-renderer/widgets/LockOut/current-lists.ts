/** Reads the server's current sign-in lists, and derives whom they let in. */

import { callRead } from '#data/read.ts';
import { getH5Config, getPcConfig, type LoginWhiteConfig } from '#shared/api/login-control/login-white.ts';
import { ipconfig, queryIpconfigPermission, queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { splitEvery } from '#shared/kit/split-every.ts';
import { pageSize, wholeList } from '#shared/kit/every-page.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import type { SignInChange } from '#shared/rules/common/sign-in/lock-out.ts';
import {
  type Addresses,
  type HeldLists,
  letsByLists,
  limitToAddresses,
  listRulesOf,
} from '#shared/rules/network/list-rules.ts';
import { readUnderstood, requireClear } from './require-understood.ts';

/** Limits: ids in one call, and parallel requests about single entries. */
const [idsAtOnce, askedAtOnce] = [200, 6];

export const scopesInForce = (configs: readonly LoginWhiteConfig[]) =>
  configs.filter(({ whitelistStatus }) => whitelistStatus).map(({ useScope }) => useScope);

export async function readLists(): Promise<HeldLists> {
  const [flags, pc, h5, entries] = await Promise.all([
    readUnderstood(queryIpListFlag, {}),
    readUnderstood(getPcConfig, {}),
    readUnderstood(getH5Config, {}),
    wholeList(
      (pageNo) => callRead(ipconfig.query, { pageNo, pageSize }),
      ({ id }) => id,
    ),
  ]);
  const inForce = { white: flags.isWhiteList, black: flags.isBlackList, scopes: scopesInForce([pc, h5]) };
  const named = new Set(entries.map(({ netWorkSegmentId }) => netWorkSegmentId).filter((id) => id !== ''));
  return { inForce, entries, segments: await readSegments([...named]), shares: new Map() };
}

export async function readSegments(ids: readonly string[]): Promise<HeldLists['segments']> {
  const found = new Map<string, Addresses>();
  for (const part of splitEvery(ids, idsAtOnce))
    for (const segment of await callRead(segments.byIds, { ids: part })) found.set(segment.id, segment);
  return found;
}

/** The people whom the lists let in before and after a change; `ips`: addresses of the known people. */
export async function listsChange(
  now: HeldLists,
  later: HeldLists,
  ips: readonly string[],
): Promise<SignInChange> {
  const [before, after] = [
    limitToAddresses(listRulesOf(now), ips),
    limitToAddresses(listRulesOf(later), ips),
  ];
  requireClear([...before.entries, ...after.entries]);
  const storedIds = new Set(now.entries.map(({ id }) => id));
  const entryIds = new Set([...before.entries, ...after.entries].map(({ id }) => id));
  const shares = await readShares([...entryIds].filter((id) => storedIds.has(id)));
  return {
    before: letsByLists({ ...before, shares }),
    // The change's own shares of an entry override the stored ones.
    after: letsByLists({ ...after, shares: new Map([...shares, ...later.shares]) }),
  };
}

/** The stored shares of these entries; a new entry has none. */
export async function readShares(ids: readonly string[]): Promise<Map<string, readonly Share[]>> {
  const found = new Map<string, readonly Share[]>();
  for (let at = 0; at < ids.length; at += askedAtOnce) {
    const part = ids.slice(at, at + askedAtOnce).map(async (id) => {
      const { shareEntrys } = await readUnderstood(queryIpconfigPermission, { id });
      found.set(id, fromWire(shareEntrys));
    });
    await Promise.all(part);
  }
  return found;
}
