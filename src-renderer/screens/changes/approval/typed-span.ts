/** The span in which an answer holds, as it is typed and as it is signed. */
import type { ApprovalSpan } from '#shared/rules/changes/approval/span.ts';

/** Local times of this computer; '' leaves an end open. */
export interface TypedSpan {
  /** In the form `YYYY-MM-DD HH:mm`. */
  readonly from: string;
  readonly until: string;
}
export const openSpan: TypedSpan = { from: '', until: '' };

/** The typed times as instants. */
export function approvalSpanOf({ from, until }: TypedSpan): ApprovalSpan {
  const instant = (typed: string) => new Date(typed.replace(' ', 'T')).toISOString();
  return {
    ...(from === '' ? {} : { notBefore: instant(from) }),
    ...(until === '' ? {} : { validUntil: instant(until) }),
  };
}
