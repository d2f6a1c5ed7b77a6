/**
 * A 401 has two meanings: the session ended, or this user may not do this (spec 1§8). The session endpoint tells them
 * apart, before anybody hears of the failure. However many calls fail at once, the server is asked once and the user
 * is prompted once; until somebody signs in again nothing more is asked.
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

/** The server says that nobody is signed in any more, while somebody was. */
export function sessionEnded(): void {
  store.set(endedAtom, true);
}

/** Somebody has signed in, or everybody has left. */
export function sessionSettled(): void {
  store.set(endedAtom, false);
}

/** Calls whose 401 says what it says. */
const plain: readonly string[] = [currentSession.id, signIn.id, signOut.id];

/**
 * What a 401 means: the same failure, marked where the session has ended. `ask` is the session question, put by
 * whoever saw the 401; it throws what the server refused with.
 */
export async function judgeUnauthorised(
  error: ApiError,
  endpoint: Pick<Endpoint, 'id'>,
  ask: () => Promise<unknown>,
): Promise<ApiError> {
  if (plain.includes(endpoint.id)) return error;
  if (!store.get(endedAtom)) {
    asking ??= question(ask).finally(() => {
      asking = null;
    });
    await asking;
  }
  return store.get(endedAtom) ? marked(error) : error;
}

async function question(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    // Anything else leaves it open; the call itself was refused all the same.
    if (isUnauthorised(error)) sessionEnded();
  }
}

function marked({ kind, endpoint, code, status, message }: ApiError): ApiError {
  return new ApiError({ kind, endpoint, code, status, message, sessionEnded: true });
}
