/** Whether a failed write may have been carried out all the same. */
import { ApiError, inputRefused } from './api-error.ts';

/** HTTP statuses from a proxy between Steward and the server. */
const fromBetween = [408, 502, 503, 504];
/** Gateway codes for a request that was never sent. */
const neverSent: readonly (string | number)[] = [
  'READ_ONLY',
  'NOT_APPROVED',
  'SERVER_CHANGED',
  'PATH_REFUSED',
  'METHOD_REFUSED',
  'ADDRESS_INVALID',
  'REQUEST_TOO_LARGE',
  'FILE_NOT_SENT',
];

/** Whether it is unknown if the server carried out the call. */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === inputRefused) return false;
  if (error.kind === 'network' && neverSent.includes(error.code)) return false;
  if (error.leftUnread) return true;
  if (error.kind === 'http') return fromBetween.includes(error.status);
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract';
}

/** Whether the server failed during the call (HTTP 500). Only its present state can tell how far it came. */
export function failedWithin(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 500;
}
