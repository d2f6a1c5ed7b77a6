import type { SessionFacts } from '#shared/api/session/session.ts';
import { readSession } from '#shared/rules/common/session/read-session.ts';
import { mappingNow } from './mapped-calls.ts';
import { callRead } from './read.ts';

/** Throws ApiError. */
export function askSession(signal?: AbortSignal): Promise<SessionFacts> {
  return readSession((endpoint, input) => callRead(endpoint, input, signal ? { signal } : {}), mappingNow());
}
