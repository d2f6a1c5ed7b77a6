import { NoSessionError } from '../failure/no-session-error.ts';
import { printable } from '../text/printable.ts';
import type { PlatformSession } from './platform-session.ts';

/** Throws NoSessionError where the server has ended the session before the command was through. */
export function refuseEndedSession({ ended, server }: Pick<PlatformSession, 'ended' | 'server'>): void {
  if (ended.aborted) throw new NoSessionError('cli.server.ended', { name: printable(server.name) });
}
