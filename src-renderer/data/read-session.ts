/** Who is signed in at the server in use, asked in one way: by its own call, or put together from others. */
import type { ApiError } from '#shared/api/api-error.ts';
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import type { Ask } from '#shared/rules/records/record.ts';
import { lacksSession } from '#shared/rules/session/lacks-session.ts';
import { mappingNow } from './mapped-calls.ts';
import { callRead } from './read.ts';

/** As `readSession` (rules/session/session-from-parts.ts), whose parts few servers need. Throws ApiError. */
export async function askSession(signal?: AbortSignal): Promise<SessionFacts> {
  const ask: Ask = (endpoint, input) => callRead(endpoint, input, signal ? { signal } : {});
  const words = mappingNow().session ?? {};
  let failure: ApiError | null = null;
  if (words.from !== 'parts') {
    try {
      return await ask(currentSession, {});
    } catch (error) {
      if (!lacksSession(error)) throw error;
      failure = error;
    }
  }
  const { sessionFromParts } = await import('#shared/rules/session/session-from-parts.ts');
  return sessionFromParts(ask, words, failure);
}
