/**
 * A 401 has two meanings: the session ended, or this user may not do this (spec 1§8). The session endpoint
 * tells them apart. However many calls fail at once, the server is asked once and the user is prompted once.
 */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { currentSession, signIn } from '#shared/api/session.ts';
import { createSignal } from './signal.ts';

const expired = createSignal<null>();
let asking = false;

/** The frame shows one sign-in prompt over the page; drafts stay. */
export const onSessionExpired = expired.listen;

export function reportUnauthorised(endpoint: Endpoint): void {
  if (asking || endpoint.id === currentSession.id || endpoint.id === signIn.id) return;
  asking = true;
  void askAgain().finally(() => {
    asking = false;
  });
}

async function askAgain(): Promise<void> {
  const { send } = await import('./http.ts');
  try {
    await send(currentSession, {});
  } catch (error) {
    if ((error as { status?: number }).status === 401) expired.emit(null);
  }
}
