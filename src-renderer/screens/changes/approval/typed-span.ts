/** When an answer holds, as it is typed, and as it is signed. */
import type { ApprovalSpan } from '#shared/rules/changes/approval/span.ts';

/** As it is typed, of the zone of this computer; '' is open. */
export interface TypedSpan {
  /** `YYYY-MM-DD HH:mm`. */
  readonly from: string;
  readonly until: string;
}
export const openSpan: TypedSpan = { from: '', until: '' };

/** The instants that were typed. */
export function spanOf({ from, until }: TypedSpan): ApprovalSpan {
  const instant = (typed: string) => new Date(typed.replace(' ', 'T')).toISOString();
  return {
    ...(from === '' ? {} : { notBefore: instant(from) }),
    ...(until === '' ? {} : { validUntil: instant(until) }),
  };
}
