/** Links from a figure to its rows: the present filters, narrowed further. */

import { type TimeSpan, writeSpan } from '#shared/rules/login-log/span.ts';
import type { BreakIn } from '#shared/rules/login-log/break-ins.ts';
import type { FirstTime } from './figures/first-times.ts';
import { logAddressNumber } from '#shared/rules/login-log/address-ranges.ts';
import { noAccountPrefix, secondOf, timeOf } from '#shared/rules/login-log/log-entry.ts';
import type { LogFilterKey } from './log-filter.ts';

export type Narrowing = Partial<Record<LogFilterKey, string>>;

/** The query string of the address with further filters; an empty value removes a filter. */
export function withLogFilters(search: string, narrowing: Narrowing): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(narrowing)) {
    if (value === '') params.delete(key);
    else params.set(key, value);
  }
  return params.toString();
}

/** The filter of a person in a ranking, or of an account that belongs to nobody. */
export function ofPerson(key: string): Narrowing {
  return key.startsWith(noAccountPrefix) ? { q: key.slice(noAccountPrefix.length) } : { people: key };
}

/** Address filters for rows with any readable address, and for those without one. */
export const anyAddress = '0.0.0.0/0,::/0';
export const noAddress = '!0.0.0.0/0,!::/0';

/** The filter of an address in a ranking; an empty text, or another that is none, is not filtered by itself. */
export function ofAddress(address: string): Narrowing {
  return { ip: logAddressNumber(address.trim()) ? address.trim() : noAddress };
}

/** From the first failure of a break-in to the log-in after them. */
export function spanOfBreakIn({ time, seconds }: Pick<BreakIn, 'time' | 'seconds'>): TimeSpan {
  return { begin: timeOf((secondOf(time) ?? 0) - seconds), end: time };
}

/** The filters for the failures of a break-in and the log-in after them. */
export function ofBreakIn({ kind, userId, account, ip, time, seconds }: BreakIn): Narrowing {
  const when = writeSpan(spanOfBreakIn({ time, seconds }));
  if (kind === 'address') return { when, ...ofAddress(ip) };
  return { when, ...(userId === '' ? { q: account } : { people: userId }) };
}

export function ofFirstTime({ userId, account, time }: FirstTime): Narrowing {
  return {
    when: writeSpan({ begin: time, end: time }),
    ...(userId === '' ? { q: account } : { people: userId }),
  };
}

/** The page of a person, by the person's id. */
export const personPath = (userId: string) => `/loginlog/person/${encodeURIComponent(userId)}`;
