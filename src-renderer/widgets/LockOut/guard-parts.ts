/** Splits changes into parts that may lock people out: lists, scopes, login methods, hours, mobile, header. */
import { callRead } from '#data/read.ts';
import { getLoginMethods } from '#shared/api/login-control/login-methods.ts';
import {
  addressesAtOnce,
  checkWhiteList,
  getExternalConfig,
  getH5Config,
  getPcConfig,
  type WhiteScope,
} from '#shared/api/login-control/login-white.ts';
import { queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import { getMobileLogin, getRealIp, type MobileLogin } from '#shared/api/security-settings/settings.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { getRestrictedLogin, type RestrictedLogin } from '#shared/api/system-settings/settings.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type CollectedChange, withCollected } from '#shared/rules/changes/collected-change.ts';
import {
  isOfHours,
  isOfLists,
  isOfLocks,
  isOfMethods,
  isOfMobile,
  isOfRealIp,
  isOfScopes,
} from '#shared/rules/changes/sign-in-kinds.ts';
import type { SignInCheck, SignInChange } from '#shared/rules/common/sign-in/lock-out.ts';
import { whiteScopeOf } from '#shared/rules/common/sign-in/white-scopes.ts';
import { allowedByMethods } from '#shared/rules/login-control/allowed-terminals.ts';
import { canRefuse, listRulesOf } from '#shared/rules/network/list-rules.ts';
import { isOutsideHours } from '#shared/rules/system-settings/restricted-login.ts';
import type { GuardNote } from './guard-note.ts';
import type { KnownPeople } from './known-people.ts';
import { listsChange, readLists, readSegments } from './current-lists.ts';
import { readUnderstood } from './require-understood.ts';
import { listsAfter, methodsAfter, segmentsNamed } from './sign-in.ts';

export type GuardedChanges = readonly Pick<CollectedChange, 'kind' | 'place' | 'edits'>[];

export interface GuardPart {
  /** `ips`: addresses of the known people and of the user. */
  readonly change?: (known: KnownPeople, ips: readonly string[]) => Promise<SignInChange>;
  /** The part depends on the user's address. */
  readonly byAddress?: boolean;
  /** Warnings of effects on signing in that cannot be worked out from data of the server. */
  readonly notes?: readonly GuardNote[];
}

/** The parts of a set that may lock people out. */
export async function guardParts(
  session: SessionFacts,
  changes: GuardedChanges,
): Promise<readonly GuardPart[]> {
  const of = (is: (change: GuardedChanges[number]) => boolean) => changes.filter(is);
  const lists = of(isOfLists);
  const parts = await Promise.all([
    lists.every(isOfScopes) ? scopesPart(lists) : listsPart(lists),
    externalPart(lists),
    locksPart(of(isOfLocks)),
    methodsPart(of(isOfMethods)),
    hoursPart(session, of(isOfHours)),
    mobilePart(of(isOfMobile)),
    realIpPart(of(isOfRealIp), lists),
  ]);
  return parts.filter((part) => part !== null);
}

async function listsPart(changes: GuardedChanges): Promise<GuardPart | null> {
  const now = await readLists();
  const missing = segmentsNamed(now.entries, changes).filter((id) => !now.segments.has(id));
  const segments = new Map([...now.segments, ...(await readSegments(missing))]);
  const later = listsAfter({ ...now, segments }, changes);
  if (!canRefuse(listRulesOf(now), listRulesOf(later))) return null;
  return { byAddress: true, change: (_, ips) => listsChange(now, later, ips) };
}

const scopeOf = ({ place }: GuardedChanges[number]) => (place as { readonly useScope: WhiteScope }).useScope;

/** Handles scopes of the login white list; people who may change them may lack the right to see the lists. */
async function scopesPart(changes: GuardedChanges): Promise<GuardPart | null> {
  const turnedOn = changes.filter(({ edits }) => edits.on?.to === true).map(scopeOf);
  // The log covers only the organisation's own people.
  const scopes = (['pc', 'h5'] as const).filter((scope) => turnedOn.includes(scope));
  if (scopes.length === 0) return null;
  return {
    byAddress: true,
    async change(_, ips) {
      const known = [...new Set(ips.filter((ip) => ip !== ''))];
      const listed = new Map<string, ReadonlySet<string>>();
      for (const scope of scopes) listed.set(scope, await listedOf(known, scope));
      const after: SignInCheck = (_person, { clientType, ip }) =>
        listed.get(whiteScopeOf(clientType))?.has(ip) ?? true;
      return { before: () => true, after };
    },
  };
}

async function listedOf(ips: readonly string[], useScope: WhiteScope): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ips.length; at += addressesAtOnce) {
    const part = ips.slice(at, at + addressesAtOnce);
    const { listed } = await callRead(checkWhiteList, { useScope, ips: part });
    for (const ip of listed) found.add(ip);
  }
  return found;
}

async function externalPart(changes: GuardedChanges): Promise<GuardPart | null> {
  const on = changes.some(
    (change) => isOfScopes(change) && scopeOf(change) === 'external' && change.edits.on?.to === true,
  );
  return on ? { notes: [{ text: 'lockOut.external' }] } : null;
}

async function locksPart(changes: GuardedChanges): Promise<GuardPart | null> {
  const ids = changes
    .filter(({ edits }) => edits.locked?.to === true)
    .map((change) => (change.place as { readonly userId: string }).userId);
  if (ids.length === 0) return null;
  return { change: async () => ({ before: () => true, after: ({ id }) => !ids.includes(id) }) };
}

async function methodsPart(changes: GuardedChanges): Promise<GuardPart | null> {
  if (changes.length === 0) return null;
  return {
    async change() {
      const methods = await readUnderstood(getLoginMethods, {});
      return { before: allowedByMethods(methods), after: allowedByMethods(methodsAfter(methods, changes)) };
    },
  };
}

/** The server's values with the set's fields laid over them. */
const after = <Values extends object>(now: Values, changes: GuardedChanges): Values =>
  changes.reduce<Values>((values, { edits }) => withCollected(values, edits), now);

async function hoursPart({ user }: SessionFacts, changes: GuardedChanges): Promise<GuardPart | null> {
  if (changes.length === 0) return null;
  const now = await readUnderstood(getRestrictedLogin, {});
  const later = after(now, changes);
  if (!later.enabled || sameValue(now, later)) return null;
  const lets =
    (setting: RestrictedLogin): SignInCheck =>
    ({ id, departments }, { at }) =>
      // Whether other people administer the whole tenant is unknown.
      at === undefined ||
      !isOutsideHours(setting, { administrator: user.admin && id === user.id, departments }, at);
  const change = { before: lets(now), after: lets(later) };
  return { change: async () => change };
}

async function mobilePart(changes: GuardedChanges): Promise<GuardPart | null> {
  if (changes.length === 0) return null;
  const now = await readUnderstood(getMobileLogin, {});
  const later = after(now, changes);
  const ways = ({ enabled, ways: allowed }: typeof now) => (enabled ? allowed : []);
  const lostWays = ways(now).filter((way) => !ways(later).includes(way));
  if (lostWays.length === 0) return null;
  const change = { before: letsByMobile(now), after: letsByMobile(later) };
  return {
    change: async () => change,
    notes: lostWays.includes('password') ? [{ text: 'lockOut.mobilePassword' }] : [],
  };
}

/** The address that the lists will use afterwards can't be known in advance. */
async function realIpPart(changes: GuardedChanges, lists: GuardedChanges): Promise<GuardPart | null> {
  if (changes.length === 0) return null;
  const now = await readUnderstood(getRealIp, {});
  const later = after(now, changes);
  const read = ({ enabled, header, proxies }: typeof now) => (enabled ? { header, proxies } : null);
  if (sameValue(read(now), read(later))) return null;
  const { white, black } = await inForceAfter(lists);
  if (white) return { notes: [{ text: 'lockOut.realIp', typed: true }] };
  return black ? { notes: [{ text: 'lockOut.realIpBlack' }] } : null;
}

async function inForceAfter(
  lists: GuardedChanges,
): Promise<{ readonly white: boolean; readonly black: boolean }> {
  const [flags, ...scopes] = await Promise.all([
    // People who may change the header may lack the right to see the lists, which then count as in force.
    readUnderstood(queryIpListFlag, {}).catch(() => ({ isWhiteList: true, isBlackList: true })),
    ...[getPcConfig, getH5Config, getExternalConfig].map((scope) => readUnderstood(scope, {})),
  ]);
  const on = new Map<unknown, boolean>([
    ...scopes.map(({ useScope, whitelistStatus }) => [useScope, whitelistStatus] as const),
    ['white', flags.isWhiteList],
    ['black', flags.isBlackList],
  ]);
  for (const { place, edits } of lists)
    if (edits.on) on.set(Object.values(place as object)[0], edits.on.to === true);
  const { black, ...others } = Object.fromEntries(on) as Record<string, boolean>;
  return { white: Object.values(others).includes(true), black: black === true };
}

/**
 * The people whom sign-in by mobile number lets in, by the login log: those who used a code sent to theirs. A sign-in by password may
 * have used the number or the account, and counts as not refused.
 */
function letsByMobile({ enabled, ways }: MobileLogin): SignInCheck {
  return (_, { source }) => source !== 'smsCode' || (enabled && ways.includes('code'));
}
