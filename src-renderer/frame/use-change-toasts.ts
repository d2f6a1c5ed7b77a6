/** Toasts for the change door's outcomes: success with *Undo*, failure, unknown result (spec 1§8). */
import { useEffect } from 'react';
import {
  type Change,
  type ChangeOutcome,
  isShownFailure,
  onChangeOutcome,
  onJournalFailure,
} from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import { onChoiceNotKept } from '#state/choices.ts';
import { goTo } from '#state/last-addresses.ts';
import { notify } from '#widgets/notify.tsx';
import { reportFailure, reportRefusal } from './failure-toast.ts';
import { undoNow } from './undo-now.ts';
import { foundAfter, reportNotHeld, reportUnknown } from './unknown-outcome.ts';

export function useChangeToasts(): void {
  useEffect(() => {
    const stops = [onChangeOutcome(say), onJournalFailure(reportFailure), onChoiceNotKept(reportFailure)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

function say(outcome: ChangeOutcome): void {
  const { change } = outcome;
  switch (outcome.result) {
    case 'failed':
      if ((change.failure ?? 'toast') === 'toast') reportUnlessShown(change, outcome.error);
      return;
    case 'unknown':
      if (change.failure !== 'silent') reportUnknown(outcome);
      return;
    case 'notHeld':
      reportNotHeld(outcome.fields);
      return;
    case 'collected':
      notify({
        tone: 'info',
        text: translate('changes.collected', { change: translate(change.title) }),
        action: { label: translate('changes.open'), onSelect: () => goTo('/changes') },
      });
      return;
    case 'done': {
      if (change.success === null) return;
      const { title } = change;
      const { entry, readBack, failed, restores } = outcome;
      notify({
        tone: 'success',
        text: readBack ? foundAfter(readBack, failed) : translate(change.success ?? 'common.done.operation'),
        ...(restores && {
          action: {
            label: translate('common.undo'),
            onSelect: () => void undoNow({ title, restores }, entry, outcome.mark),
          },
        }),
      });
    }
  }
}

/** The change door reports a failure before it throws; the form that catches it says by then whether it shows it. */
function reportUnlessShown(change: Change, error: Error): void {
  setTimeout(() => {
    if (!isShownFailure(error)) reportRefusal(change, error);
  });
}
