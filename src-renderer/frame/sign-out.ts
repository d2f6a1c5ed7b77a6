/** Signs out. Changes on trial are not taken back after a sign-out, and a question says so first. */
import { bridge } from '#data/bridge.ts';
import { withTexts } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { signOutOf } from '#state/session.ts';
import { trialsAt } from '#state/trials.ts';

/** The change door shows a refusal. */
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
