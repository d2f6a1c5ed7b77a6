/** The validity of an approval between two RFC 3339 instants, either of which may be open. */
import { localeOf } from '../../../text/locale.ts';
import type { Language } from '../../../text/types.ts';

export interface ApprovalSpan {
  readonly notBefore?: string | undefined;
  readonly validUntil?: string | undefined;
}

/** The time `now` is in milliseconds since 1970, UTC. */
export function spanProblem(
  { notBefore, validUntil }: ApprovalSpan,
  now: number,
): 'notYet' | 'expired' | null {
  if (validUntil !== undefined && now > Date.parse(validUntil)) return 'expired';
  return notBefore !== undefined && now < Date.parse(notBefore) ? 'notYet' : null;
}

/** Tells whether the span contains any instant. */
export function isOpenSpan({ notBefore, validUntil }: ApprovalSpan): boolean {
  return (
    notBefore === undefined || validUntil === undefined || Date.parse(notBefore) < Date.parse(validUntil)
  );
}

/** Returns the ends as text with the reader's time zone, since the signer may be in another one. */
export function spanWords({ notBefore, validUntil }: ApprovalSpan, language: Language, timeZone?: string) {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const ends = [
    ['changes.approval.notBefore', notBefore],
    ['changes.approval.validUntil', validUntil],
  ] as const;
  return ends.flatMap(([key, at]) =>
    at === undefined ? [] : [{ key, time: format.format(Date.parse(at)) }],
  );
}
