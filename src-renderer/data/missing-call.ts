/** Reads that the server has no call for; the page omits their content. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#shared/api/api-error.ts';

/** Data from an earlier answer stays valid, even when a repeated read fails. */
export function isCallMissing({
  data,
  error,
}: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error'>): boolean {
  return data === undefined && (error?.lookedAt ?? null) !== null;
}
