/** A session that the server has ended while something was still to be done. */
import { printable } from '../text/printable.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import type { PlatformSession } from './platform-session.ts';

/** Throws NoSession. */
export function refuseEndedSession({ ended, server }: Pick<PlatformSession, 'ended' | 'server'>): void {
  if (ended.aborted) throw new NoSessionError('cli.server.ended', { name: printable(server.name) });
}
