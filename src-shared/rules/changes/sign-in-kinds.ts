/**
 * The kinds of changes that affect signing in: address lists, locks, login methods, hours, mobile number, and the
 * header from which the address is read.
 */
import type { CollectedChange } from './collected-change.ts';

type Told = Pick<CollectedChange, 'kind'>;

const listKinds: readonly string[] = [
  'ipListEntry',
  'ipListEntryPresence',
  'ipListFlag',
  'ipListPermission',
  'ipSegment',
  'ipSegmentPresence',
  'loginWhite',
];
const methodKinds: readonly string[] = ['loginMethod', 'loginMethodPresence'];

export const isOfLists = ({ kind }: Told): boolean => listKinds.includes(kind);
export const isOfSegments = ({ kind }: Told): boolean => kind === 'ipSegment' || kind === 'ipSegmentPresence';
export const isOfScopes = ({ kind }: Told): boolean => kind === 'loginWhite';
export const isOfMethods = ({ kind }: Told): boolean => methodKinds.includes(kind);
export const isOfLocks = ({ kind }: Told): boolean => kind === 'accountLock';
export const isOfHours = ({ kind }: Told): boolean => kind === 'system.restricted';
export const isOfMobile = ({ kind }: Told): boolean => kind === 'security.mobileLogin';
export const isOfRealIp = ({ kind }: Told): boolean => kind === 'security.realIp';

const decides = [isOfLists, isOfLocks, isOfMethods, isOfHours, isOfMobile, isOfRealIp];

/** Tells whether a change decides who may sign in; the lock-out guard then lists the people it would refuse. */
export function tellsOfSignIn(changes: readonly Told[]): boolean {
  return changes.some((change) => decides.some((of) => of(change)));
}
