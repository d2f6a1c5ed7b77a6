/**
 * Reads the session of the signed-in user: by the server's own call, or from other calls on a server without it; the
 * rules for the latter are loaded lazily, because few servers need them.
 */
import type { ApiError } from '../../../api/api-error.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';
import { currentSession, type SessionFacts } from '../../../api/session/session.ts';
import type { Ask } from '../record/record.ts';
import { lacksSession } from './lacks-session.ts';

/** Throws the errors of the calls. */
export async function readSession(
  ask: Ask,
  { session: words = {} }: Pick<Mapping, 'session'>,
): Promise<SessionFacts> {
  let failure: ApiError | null = null;
  if (words.from !== 'parts') {
    try {
      return await ask(currentSession, {});
    } catch (error) {
      if (!lacksSession(error)) throw error;
      failure = error;
    }
  }
  const { sessionFromParts } = await import('./session-from-parts.ts');
  return sessionFromParts(ask, words, failure);
}
