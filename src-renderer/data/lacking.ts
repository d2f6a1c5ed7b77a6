/** Reads that the server has no call for: what they would say is nobody's answer, and a page goes on without. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#shared/api/api-error.ts';

/** What was read before stays, also where it is asked again in vain. */
export function isLacking({
  data,
  error,
}: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error'>): boolean {
  return data === undefined && (error?.lookedAt ?? null) !== null;
}
