/** A session that the server has ended while something was still to be done. */
import { printable } from '../text/printable.ts';
import { NoSession } from '../failure/no-session-error.ts';
import type { PlatformSession } from './platform-session.ts';

/** Throws NoSession. */
export function refuseEnded({ ended, server }: Pick<PlatformSession, 'ended' | 'server'>): void {
  if (ended.aborted) throw new NoSession('cli.server.ended', { name: printable(server.name) });
}
