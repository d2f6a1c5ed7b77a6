/**
 * A 401 has two meanings: the session ended, or this user lacks the right (spec 1§8). The session endpoint tells them
 * apart before the failure is reported. However many calls fail at once, the server is asked once and the user prompted
 * once; until somebody signs in again, no further question is sent.
 */
import { atom, useAtomValue } from 'jotai';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { currentSession, signIn, signOut } from '#shared/api/session/session.ts';
import { store } from './store.ts';

const endedAtom = atom(false);
let asking: Promise<void> | null = null;

/** The frame shows one sign-in prompt over the page; drafts stay. */
export function useSessionEnded(): boolean {
  return useAtomValue(endedAtom);
}

/** Notes that the server has ended a session. */
export function sessionEnded(): void {
  store.set(endedAtom, true);
}

/** Notes a new session, or that the user has left. */
export function clearSessionEnd(): void {
  store.set(endedAtom, false);
}

/** Calls whose 401 needs no session question. */
const plain: readonly string[] = [currentSession.id, signIn.id, signOut.id];

/** Returns the failure of a 401, marked when the session has ended. `ask` throws the server's refusal. */
export async function judgeUnauthorised(
  error: ApiError,
  endpoint: Pick<Endpoint, 'id'>,
  ask: () => Promise<unknown>,
): Promise<ApiError> {
  if (plain.includes(endpoint.id)) return error;
  if (!store.get(endedAtom)) {
    // wall: session-asked-once
    asking ??= question(ask).finally(() => {
      asking = null;
    });
    await asking;
  }
  return /* wall: session-ended-every-call */ store.get(endedAtom) ? marked(error) : error;
}

async function question(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    // Any other answer proves nothing; the call itself was refused all the same.
    if (/* wall: session-ended-unauthorised */ isUnauthorised(error)) sessionEnded();
  }
}

function marked({ kind, endpoint, code, status, message }: ApiError): ApiError {
  return new ApiError({ kind, endpoint, code, status, message, sessionEnded: true });
}
