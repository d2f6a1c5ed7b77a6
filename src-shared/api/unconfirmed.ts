/** Whether a write that failed may have been done all the same. */
import { ApiError, inputRefused } from './api-error.ts';

/** Answers of something between Steward and the server. */
const fromBetween = [408, 502, 503, 504];
/** The gateway's word on what it never sent. */
const neverSent: readonly (string | number)[] = [
  'READ_ONLY',
  'NOT_APPROVED',
  'SERVER_CHANGED',
  'PATH_REFUSED',
  'METHOD_REFUSED',
  'ADDRESS_INVALID',
];

/** Whether the server may or may not have done it. */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === inputRefused) return false;
  if (error.kind === 'network' && neverSent.includes(error.code)) return false;
  if (error.leftUnread) return true;
  if (error.kind === 'http') return fromBetween.includes(error.status);
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract';
}

/**
 * Whether the server itself failed while it was at it (HTTP 500): it says nothing of what it had done by then. What it
 * holds tells, where that can be read.
 */
export function failedWithin(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 500;
}
