/** Signing out, from wherever: nobody takes back afterwards what is in force for a while, and that is said before. */
import { bridge } from '#data/bridge.ts';
import { withTexts } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { signOutOf } from '#state/session.ts';
import { trialsAt } from '#state/trials.ts';

/** A refusal has been shown by the change door. */
export function signOutHere(server: ServerProfile): void {
  void leave(server).catch(() => undefined);
}

async function leave(server: ServerProfile): Promise<void> {
  const running = trialsAt(server.id).filter(({ problem }) => problem === null);
  if (running.length > 0) {
    const { mayEnd } = await withTexts(import('./trial-words.ts'));
    if (!(await mayEnd())) return;
  }
  if (!(await signOutOf(server))) return;
  await Promise.all(running.map(({ entry }) => bridge.trials.keep({ entry })));
}
