/** What becomes of whom applications are shared with, before it is sent and after; what was done can be taken back. */
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import {
  type JudgedSaid,
  judgeAudience,
  type Target,
  type WantedSaid,
} from '#shared/rules/applications/sheet/audience.ts';
import { targetKey } from '#shared/rules/shares/share.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { Working } from '#widgets/Working.tsx';
import { AudienceResults, type SaidResult } from './AudienceResults.tsx';
import { loadShared } from './load-shared.ts';
import { sendShares } from './send-shares.ts';

interface AudiencePlanProps {
  readonly deptId: string;
  readonly mayShare: boolean;
  readonly wanted: readonly WantedSaid[];
  readonly nameOf: (target: Target) => string;
  /** These are filled in no more. */
  readonly onSettled: (cells: readonly WantedSaid[]) => void;
  readonly onClose: () => void;
}

type Phase =
  | { readonly is: 'judging' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'sending'; readonly done: number; readonly calls: number }
  | { readonly is: 'judged' | 'sent'; readonly results: readonly SaidResult[] };

export function AudiencePlan({ deptId, mayShare, wanted, nameOf, onSettled, onClose }: AudiencePlanProps) {
  const { t, formatNumber, language } = useText();
  const stop = useRef(new AbortController());
  const [phase, setPhase] = useState<Phase>({ is: 'judging' });

  /** Read just before it is judged: somebody else may have shared them otherwise. */
  const run = async (cells: readonly WantedSaid[], send: boolean) => {
    setPhase({ is: 'judging' });
    try {
      const apps = await loadShared(deptId, language);
      const names = new Map(apps.map(({ id, name }) => [id, name]));
      const judged = judgeAudience(apps, cells, mayShare);
      const resultOf = (cell: JudgedSaid): SaidResult => ({
        ...{ ...cell, error: null, name: names.get(cell.id) ?? cell.id, targetName: nameOf(cell.target) },
      });
      const before = judged.cells.map(resultOf);
      if (!send) return setPhase({ is: 'judged', results: before });
      stop.current = new AbortController();
      setPhase({ is: 'sending', done: 0, calls: judged.lists.size });
      const sent = await sendShares({
        ...{ deptId, apps, lists: judged.lists, signal: stop.current.signal },
        onDone: (done) => setPhase({ is: 'sending', done, calls: judged.lists.size }),
      });
      const results = before.map((cell) => {
        const one = cell.outcome === 'change' ? sent.get(cell.id) : undefined;
        return one ? { ...cell, ...one } : cell;
      });
      setPhase({ is: 'sent', results });
      onSettled(results.filter(({ outcome }) => outcome === 'done' || outcome === 'same'));
    } catch (error) {
      setPhase({ is: 'failed', error });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void run(wanted, false);
    return () => stop.current.abort();
  }, []);

  const results = 'results' in phase ? phase.results : [];
  const changing = results.filter(({ outcome }) => outcome === 'change');
  const back = results.flatMap(({ id, target, from, outcome }) =>
    phase.is === 'sent' && outcome === 'done' && from !== null ? [{ id, target, value: from }] : [],
  );
  const sending = phase.is === 'sending';
  return (
    <Dialog
      open
      title={t(phase.is === 'sent' || sending ? 'appSheet.plan.sentTitle' : 'appSheet.plan.title')}
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
              disabled={changing.length === 0}
              onClick={() =>
                void run(
                  changing.map(({ id, target, value }) => ({ id, target, value })),
                  true,
                )
              }
            >
              {t('appSheet.plan.send', { count: changing.length, total: formatNumber(changing.length) })}
            </Button>
          )}
          {back.length > 0 && <Button onClick={() => void run(back, true)}>{t('appSheet.plan.undo')}</Button>}
        </>
      }
    >
      {phase.is === 'judging' && <Working>{t('appSheet.plan.judging')}</Working>}
      {phase.is === 'sending' && (
        <>
          <Working>{t('appSheet.audience.sending')}</Working>
          <Progress label={t('applications.list')} done={phase.done} total={phase.calls} />
        </>
      )}
      {phase.is === 'failed' && (
        <ErrorNotice
          error={phase.error}
          title={t('appSheet.failed')}
          onRetry={() => void run(wanted, false)}
        />
      )}
      {'results' in phase && (
        <AudienceResults
          results={phase.results}
          why={({ refused, error, turns }) => {
            if (refused) return t(refused.key, refused.params);
            if (error) return describeError(error).message;
            return turns ? t(`appSheet.audience.${turns}`) : '';
          }}
          keyOf={({ id, target }) => `${id} ${targetKey(target)}`}
        />
      )}
    </Dialog>
  );
}
