/** What the change door says: success with *Undo*, the server's message on failure (spec 1§8). */
import { useEffect } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { onChangeOutcome, onJournalFailure, submitChange } from '../data/changes/index.ts';
import { describeError } from '../data/describe-error.ts';
import { translate } from '../data/text.ts';
import { notify } from '../widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';

export function useChangeToasts(): void {
  useEffect(() => {
    const stops = [
      onChangeOutcome((outcome) => {
        const { change } = outcome;
        if (outcome.result === 'failed') {
          if (change.failure !== 'silent') notify({ tone: 'danger', text: failureText(outcome.error) });
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

/** A 401 on an application call says "No permission" (spec 1§8); an ended session has its own prompt. */
function failureText(error: Error): string {
  if (error instanceof ApiError && (error.status === 401 || error.code === 401) && !error.message) {
    return translate('frame.noRight.screen');
  }
  return describeError(error).message;
}
