/** What the change door says: success with *Undo*, the server's message on failure (spec 1§8). */
import { useEffect } from 'react';
import { bridge } from '../data/bridge.ts';
import { type Change, onChangeOutcome, onJournalFailure, submitChange } from '../data/changes/index.ts';
import { translate } from '../data/text.ts';
import { notify } from '../widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';

export function useChangeToasts(): void {
  useEffect(() => {
    const stops = [
      onChangeOutcome((outcome) => {
        const { change } = outcome;
        if (outcome.result === 'failed') {
          if (change.failure !== 'silent') reportFailure(outcome.error);
          return;
        }
        if (change.success === null) return;
        const { undo } = change;
        const { entry } = outcome;
        notify({
          tone: 'success',
          text: translate(change.success ?? 'common.done.operation'),
          ...(undo && {
            action: {
              label: translate('common.undo'),
              onSelect: () => void undoNow(undo, entry, outcome.meant),
            },
          }),
        });
      }),
      onJournalFailure(reportFailure),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Its failure is an outcome of its own; the journal offers an undone change no second time. */
async function undoNow(undo: Omit<Change, 'undo'>, entry: number | null, meant: string): Promise<void> {
  try {
    // On the server where the change was made, or not at all.
    const again = { success: 'common.undone', ...undo, ...(entry !== null && { undoes: entry }) } as const;
    await submitChange(again, { meant });
  } catch {
    return;
  }
  if (entry !== null) await bridge.journal.markUndone({ id: entry }).catch(reportFailure);
}
