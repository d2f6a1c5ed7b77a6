/** Checks begun changes when the tray opens, and again when one of them is opened. */
import { useEffect } from 'react';
import { bridge } from '#data/bridge.ts';
import { readTray } from '#data/changes/tray.ts';
import { serverMark } from '#data/server-mark.ts';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import { type AppliedOutcome, foundDone } from '#shared/rules/changes/apply.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { noteFoundDone, readingOf } from './apply-tray.ts';
import { runAtom } from './run.ts';
import { withTrayLease } from './tray-lease.ts';

/** `open` is the id of the opened change; null without one. */
export function useOutcomeCheck(server: string, user: string, open: string | null): void {
  useEffect(() => looking(server, user, null), [server, user]);
  useEffect(() => (open ? looking(server, user, Number(open)) : undefined), [server, user, open]);
}

function looking(server: string, user: string, only: number | null): (() => void) | undefined {
  if (user === '') return undefined;
  const stop = new AbortController();
  checkOutcomes({ server, user, only, signal: stop.signal }).then((count) => {
    if (count > 0) notify({ tone: 'success', text: translate('changes.late', { count }) });
  }, notifyFailure);
  return () => stop.abort();
}

interface Looking {
  readonly server: string;
  readonly user: string;
  /** Id of the change to check; null: all changes. */
  readonly only: number | null;
  readonly signal: AbortSignal;
}

/** Resolves to the number of changes that were done after all; they become a set of their own. */
async function checkOutcomes({ server, user, only, signal }: Looking): Promise<number> {
  const { changes } = await bridge.changes.tray({ server });
  const reading = readingOf(serverMark());
  const done = new Map<number, readonly [wish: number, AppliedOutcome]>();
  for (const change of changes) {
    if (!change.begun || (only !== null && change.id !== only)) continue;
    // A run in this window does the same reads itself.
    if (signal.aborted || store.get(runAtom)) break;
    // A failed read leaves the change's last state.
    const held = (one: TrayChange, write: Parameters<typeof noteFoundDone>[1]) =>
      noteFoundDone(one, write, serverMark());
    const outcome = await foundDone(change, { ...reading, onHeld: held }).catch(() => null);
    if (outcome) done.set(change.id, [change.wish, outcome]);
  }
  if (done.size === 0 || store.get(runAtom)) return 0;
  const count = await withTrayLease(server, async ({ id: turn }) => {
    let noted = 0;
    // Changes that were applied before a crash become a set first, which these changes join.
    await bridge.changes.close({ server, user, turn, cut: true });
    for (const { id, wish, begun } of (await bridge.changes.tray({ server })).changes) {
      const [seen, outcome] = done.get(id) ?? [];
      if (!begun || !outcome || seen !== wish) continue;
      await bridge.changes.note({ server, id, wish, turn, ...outcome });
      noted += 1;
    }
    await bridge.changes.close({ server, user, turn });
    return noted;
  });
  await readTray(server);
  return count ?? 0;
}
