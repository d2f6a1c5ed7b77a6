/** The dialog with the result of every filled cell, before and after sending; sent changes can be taken back. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { ActivityBar } from '#widgets/ActivityBar.tsx';
import type { CellOutcome } from './results.ts';

export interface SheetPlan<Work, Result> {
  /** The filled cells when the dialog opens. */
  readonly first: () => Work;
  /** Reads the newest state, since others may have changed it, judges, and sends only cells that are changes. */
  readonly run: (work: Work, how: Run) => Promise<readonly Result[]>;
  /**
   * The judged work with the values that the user saw, so that a change by somebody else meanwhile is not
   * overwritten.
   */
  readonly workAsJudged: (work: Work, results: readonly Result[]) => Work;
  /** The work that inverts the done changes; null where nothing was done. */
  readonly back: (results: readonly Result[]) => Work | null;
  readonly onSent: (results: readonly Result[]) => void;
}

interface Run {
  readonly send: boolean;
  readonly signal: AbortSignal;
  readonly onDone: (done: number, total: number) => void;
}

interface PlanDialogProps<Work, Result> {
  readonly plan: SheetPlan<Work, Result>;
  readonly words: { readonly sending: string; readonly progress: string };
  readonly onClose: () => void;
  /** `results` has one result for each cell. */
  readonly children: (results: readonly Result[], sent: boolean) => ReactNode;
}

type Phase<Work, Result> =
  | { readonly is: 'judging' | 'sending'; readonly done: number; readonly total: number }
  | { readonly is: 'judged' | 'sent'; readonly work: Work; readonly results: readonly Result[] }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void };

const titles = {
  judging: 'appSheet.plan.title',
  judged: 'appSheet.plan.title',
  failed: 'appSheet.plan.title',
  sending: 'appSheet.plan.sentTitle',
  sent: 'appSheet.plan.sentTitle',
  collected: 'appSheet.plan.collectedTitle',
} as const satisfies Record<string, MessageKey>;

export function PlanDialog<Work, Result extends { readonly outcome: CellOutcome }>(
  props: PlanDialogProps<Work, Result>,
) {
  const { plan, words, onClose, children } = props;
  const { t, formatNumber } = useText();
  const stop = useRef(new AbortController());
  const [phase, setPhase] = useState<Phase<Work, Result>>({ is: 'judging', done: 0, total: 0 });

  const run = async (work: Work, send: boolean) => {
    const ended = new AbortController();
    stop.current = ended;
    setPhase({ is: send ? 'sending' : 'judging', done: 0, total: 0 });
    try {
      const results = await plan.run(work, {
        send,
        signal: ended.signal,
        onDone: (done, total) => setPhase((now) => ('done' in now ? { ...now, done, total } : now)),
      });
      if (ended.signal.aborted && !send) return;
      if (send) plan.onSent(results);
      setPhase({ is: send ? 'sent' : 'judged', work, results });
    } catch (error) {
      if (!ended.signal.aborted) setPhase({ is: 'failed', error, retry: () => void run(work, false) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void run(plan.first(), false);
    return () => stop.current.abort();
  }, []);

  const sending = phase.is === 'sending';
  const back = phase.is === 'sent' ? plan.back(phase.results) : null;
  const waits = phase.is === 'sent' && phase.results.some(({ outcome }) => outcome === 'collected');
  const changing =
    phase.is === 'judged' ? phase.results.filter(({ outcome }) => outcome === 'change').length : 0;
  return (
    <Dialog
      open
      title={t(titles[waits ? 'collected' : phase.is])}
      width={1000}
      locked={sending}
      onClose={onClose}
      footer={
        <>
          {sending ? (
            <Button onClick={() => stop.current.abort()}>{t('appSheet.plan.stop')}</Button>
          ) : (
            <Button onClick={onClose}>{t(phase.is === 'sent' ? 'common.close' : 'common.cancel')}</Button>
          )}
          {phase.is === 'judged' && (
            <Button
              look="primary"
              disabled={changing === 0}
              onClick={() => void run(plan.workAsJudged(phase.work, phase.results), true)}
            >
              {t('appSheet.plan.send', { count: changing, total: formatNumber(changing) })}
            </Button>
          )}
          {back !== null && <Button onClick={() => void run(back, true)}>{t('appSheet.plan.undo')}</Button>}
        </>
      }
    >
      {'done' in phase && (
        <>
          <ActivityBar>{sending ? words.sending : t('appSheet.plan.judging')}</ActivityBar>
          {phase.total > 0 && <Progress label={words.progress} done={phase.done} total={phase.total} />}
        </>
      )}
      {phase.is === 'failed' && (
        <ErrorNotice error={phase.error} title={t('appSheet.failed')} onRetry={phase.retry} />
      )}
      {'results' in phase && children(phase.results, phase.is === 'sent')}
    </Dialog>
  );
}
