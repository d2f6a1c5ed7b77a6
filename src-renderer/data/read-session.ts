/** Who is signed in at the server in use, asked in one way: by its own call, or put together from others. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { readSession } from '#shared/rules/session/session-from-parts.ts';
import { mappingNow } from './mapped-calls.ts';
import { callRead } from './read.ts';

/** Throws ApiError. */
export function askSession(signal?: AbortSignal): Promise<SessionFacts> {
  const ask: Parameters<typeof readSession>[0] = (endpoint, input) =>
    callRead(endpoint, input, signal ? { signal } : {});
  return readSession(ask, mappingNow());
}
