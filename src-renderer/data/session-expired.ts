/**
 * A 401 has two meanings: the session ended, or this user may not do this (spec 1§8). The session endpoint
 * tells them apart. However many calls fail at once, the server is asked once and the user is prompted once.
 */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { currentSession, signIn } from '#shared/api/session.ts';
import { createSignal } from './signal.ts';

const expired = createSignal<null>();
let asking = false;

/** The frame shows one sign-in prompt over the page; drafts stay. */
export const onSessionExpired = expired.listen;

/** `ask` is the session question, put by whoever saw the 401; it throws what the server refused with. */
export function reportUnauthorised(endpoint: Endpoint, ask: () => Promise<unknown>): void {
  if (asking || endpoint.id === currentSession.id || endpoint.id === signIn.id) return;
  asking = true;
  void ask()
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) expired.emit(null);
    })
    .finally(() => {
      asking = false;
    });
}
