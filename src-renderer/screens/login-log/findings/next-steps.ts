/** Possible next steps from findings: ending their people's sessions, blocking addresses that the black list lacks. */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { lockedAccounts } from '#shared/api/account-cases/account-cases.ts';
import { type OnlineUser, queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { type IpEntryValues, ipconfig, queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import { pageSize, wholeList } from '#shared/kit/every-page.ts';
import { type AddressRange, addressText, readRange } from '#shared/kit/patterns/ip-range.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { everyClientType } from '#shared/rules/common/sign-in/client-types.ts';
import { ipList } from '#shared/rules/network/ip-list.ts';
import { ipListFlagRecord } from '#shared/rules/network/ip-list-records.ts';
import { listedRanges } from '#shared/rules/network/list-rules.ts';
import { accountLockRecord } from '#shared/rules/records/account-lock-record.ts';
import { endOf } from '#shared/rules/records/online-user-record.ts';
import { readLists, readShares } from '#widgets/LockOut/current-lists.ts';
import type { Concerned, ConcernedPerson } from './concerned.ts';

/** The sessions of these people, without the user's own. */
export async function readSessions({ people }: Concerned): Promise<readonly OnlineUser[]> {
  const found = new Map<string, OnlineUser>();
  for (const { id, username: keywords } of people) {
    const sessions = await wholeList(
      (pageNo) => callRead(queryOnlineUsers, { pageNo, pageSize, keywords }),
      (session) => session.id,
    );
    for (const one of sessions) if (one.userId === id && !one.own) found.set(one.id, one);
  }
  return [...found.values()];
}

export interface Blockable {
  readonly address: string;
  readonly range: AddressRange;
}

export interface BlackListNow {
  readonly inForce: boolean;
  /** Addresses that no entry of the black list for everybody and all terminals holds as a whole. */
  readonly open: readonly Blockable[];
  readonly blockedAddresses: readonly string[];
}

export async function readBlackList({ addresses }: Concerned): Promise<BlackListNow> {
  const { inForce, entries, segments } = await readLists();
  const ranges = addresses.flatMap((address): Blockable[] => {
    const range = readRange(address);
    return typeof range === 'string' ? [] : [{ address, range }];
  });
  const black = entries
    .flatMap((entry) => listedRanges(entry, (id) => segments.get(id)))
    .filter(({ list, terminal }) => list === 'black' && terminal === everyClientType)
    .filter(({ range }) => ranges.some((one) => holdsWhole(range, one.range)));
  const shares = await readShares([...new Set(black.map(({ id }) => id))]);
  const isListed = (one: AddressRange) =>
    black.some(({ id, range }) => shares.get(id)?.length === 0 && holdsWhole(range, one));
  return {
    inForce: inForce.black,
    open: ranges.filter(({ range }) => !isListed(range)),
    blockedAddresses: ranges.filter(({ range }) => isListed(range)).map(({ address }) => address),
  };
}

function holdsWhole(outer: AddressRange, inner: AddressRange): boolean {
  return outer.family === inner.family && outer.first <= inner.first && inner.last <= outer.last;
}

/** The people whose account is not locked yet, without the user. */
export async function readUnlocked({ people }: Concerned, ownId: string): Promise<Concerned['people']> {
  const open: Concerned['people'][number][] = [];
  for (const person of people) {
    if (person.id === ownId) continue;
    const { locked } = await accountLockRecord.read(callRead, lockOf(person), []);
    if (!locked) open.push(person);
  }
  return open;
}

const lockOf = ({ id: userId, username }: ConcernedPerson) => ({ userId, username });

export function lockSteps(people: Concerned['people'], why: string): StepChange[] {
  const reason = why.slice(0, mostRemark);
  return people.map((person) => ({
    title: 'accountCases.lock.done',
    kind: accountLockRecord.id,
    place: lockOf(person),
    edits: { locked: { from: false, to: true }, note: { from: '', to: reason } },
    touches: [lockedAccounts.query.id],
  }));
}

/** A change for the tray, before the page notes where it was made. */
type StepChange = Omit<CollectedChange, 'path' | 'numberIds'>;

export function endSteps(sessions: readonly OnlineUser[]): StepChange[] {
  return sessions.map((session) => ({
    title: 'onlineUsers.ended',
    ...endOf(session),
    touches: [queryOnlineUsers.id],
  }));
}

/** One change for each address, so that a review may drop one of them. `why` stands in the entry's remark. */
export async function blockSteps(blocked: readonly Blockable[], why: string): Promise<StepChange[]> {
  if (blocked.length === 0) return [];
  const ids = await callRead(ipconfig.newIds, { size: blocked.length });
  return blocked.map(({ address, range }, at) => {
    const id = ids[at] ?? '';
    const values: IpEntryValues = {
      configName: translate('loginLog.findings.steps.entryName', { address }),
      ipConfigType: 'black',
      segmentType: range.family,
      ipStart: addressText(range.family, range.first),
      ipEnd: addressText(range.family, range.last),
      netWorkSegmentId: '',
      clientType: everyClientType,
      instructions: why.slice(0, mostRemark),
    };
    return {
      title: 'ipList.created',
      kind: ipList.presence.id,
      place: { ids: [id] },
      edits: { there: { from: [], to: [{ id, ...values }] } },
      touches: [ipconfig.query.id],
    };
  });
}

/** Characters of an entry's remark (`instructions`). */
const mostRemark = 500;

export function forceStep(): StepChange {
  return {
    title: 'ipList.putInForce.black',
    kind: ipListFlagRecord.id,
    place: { list: 'black' },
    edits: { on: { from: false, to: true } },
    touches: [queryIpListFlag.id],
  };
}
