/** The verdict on a person's signing in, made of the results of single checks. */
import type { LoginRow } from '#shared/api/login-log/login-log.ts';

export interface WayChecked {
  /** Null where it is not known. */
  readonly byMethods: boolean | null;
  readonly byLists: boolean | null;
}

export interface SignInChecks {
  /** Null where it is not known. */
  readonly locked: boolean | null;
  readonly outsideHours: boolean | null;
  readonly ways: readonly WayChecked[];
}

export type SignInAnswer = 'locked' | 'notNow' | 'noWay' | 'someWays' | 'unknown' | 'can';

const isRefused = ({ byMethods, byLists }: WayChecked) => byMethods === false || byLists === false;

/** A check that refuses decides even while another one is unknown. */
export function signInAnswer({ locked, outsideHours, ways }: SignInChecks): SignInAnswer {
  if (locked) return 'locked';
  if (outsideHours) return 'notNow';
  const refused = ways.filter(isRefused).length;
  if (refused > 0) return refused === ways.length ? 'noWay' : 'someWays';
  const isWayKnown = ({ byMethods, byLists }: WayChecked) => byMethods !== null && byLists !== null;
  const isWhole = locked !== null && outsideHours !== null && ways.length > 0 && ways.every(isWayKnown);
  return isWhole ? 'can' : 'unknown';
}

/** Most ways that are tried. */
const most = 6;

export type PersonWay = Pick<LoginRow, 'ip' | 'clientType'>;

/** The newest addresses and terminals of these rows, each pair once. */
export function waysOf(rows: readonly Pick<LoginRow, 'ip' | 'clientType' | 'loginTime'>[]): PersonWay[] {
  const newestFirst = rows.toSorted((a, b) => b.loginTime.localeCompare(a.loginTime));
  const ways = new Map(newestFirst.map(({ ip, clientType }) => [`${clientType} ${ip}`, { ip, clientType }]));
  return [...ways.values()].slice(0, most);
}
