/** What the change door says: success with *Undo*, the server's message on failure (spec 1§8). */
import { useEffect } from 'react';
import { onChangeOutcome, onJournalFailure, submitChange } from '../data/changes/index.ts';
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
        notify({
          tone: 'success',
          text: translate(change.success ?? 'common.done.operation'),
          ...(undo && {
            action: {
              label: translate('common.undo'),
              // Its failure is an outcome of its own.
              onSelect: () => void submitChange({ success: 'common.undone', ...undo }).catch(() => undefined),
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
