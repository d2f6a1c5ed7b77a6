/** Changes on trial, above every page: remaining time, *Keep* and *Take back now*; and why one was not taken back. */
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { recordFromUndo } from '#data/changes/undo-from-journal.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import { type Trial, timeLeft } from '#shared/rules/security/trial.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { Button } from '#widgets/Button.tsx';
import { entryTitleText } from '#widgets/Journal/journal-text.ts';
import styles from './ElsewhereBanner.module.css';
import { reportFailure } from './failure-toast.ts';
import { undoNow } from './undo-now.ts';

export function Trials({ trials }: { readonly trials: readonly Trial[] }) {
  const { t } = useText();
  return (
    <div role="status" aria-label={t('trial.label')}>
      {trials.map((trial) => (
        <OneTrial key={trial.entry} trial={trial} />
      ))}
    </div>
  );
}

function OneTrial({ trial }: { readonly trial: Trial }) {
  const { t, formatTime } = useText();
  const [busy, setBusy] = useState(false);
  const { entry, ends, problem, message } = trial;
  const title = entryTitleText(trial.title);
  const begin = (work: () => Promise<unknown>) => {
    setBusy(true);
    void work()
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  const reason = problem && [t(`trial.problem.${problem}`), message].filter((text) => text !== '').join(' ');
  return (
    <div className={styles.banner}>
      <Hourglass size={14} aria-hidden="true" />
      <span className={styles.text}>
        {reason === null
          ? t('trial.begun', { title })
          : t('trial.notBack', { title, time: formatTime(ends), reason })}{' '}
        {reason === null && <Countdown ends={ends} />}
      </span>
      <Button disabled={busy} onClick={() => begin(() => bridge.trials.keep({ entry }))}>
        {t('trial.keep')}
      </Button>
      <Button disabled={busy} onClick={() => begin(() => takeBack(trial))}>
        {t('trial.takeBack')}
      </Button>
    </div>
  );
}

/** Hidden from screen readers, which would read every second aloud. */
function Countdown({ ends }: { readonly ends: number }) {
  const { t } = useText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off">
      {t('trial.left', { time: timeLeft(ends, now) })}
    </span>
  );
}

/** Takes a trial back like the journal's *Undo*, with the same guards. */
async function takeBack({ entry, title }: Trial): Promise<void> {
  const { undo } = await bridge.journal.undoOf({ id: entry });
  const restores = undo && recordFromUndo(undo);
  if (restores) await undoNow({ title: title as MessageKey, restores }, entry, serverMark());
  // The change was undone meanwhile, or the journal has no entry of it any more.
  else await bridge.trials.keep({ entry });
}
