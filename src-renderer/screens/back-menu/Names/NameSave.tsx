/** The dialog with the result of every filled row, before and after saving. */
import { useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { usePlatformHost } from '#state/menu.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import type { NameRow, RowPlan } from './name-rows.ts';
import { type NameOutcome, type NameResult, plannedResult, sendNames } from './send-names.ts';

interface NameSaveProps {
  readonly deptId: string;
  readonly plans: readonly RowPlan[];
  readonly onSaved: (rows: readonly NameRow[]) => void;
  readonly onClose: () => void;
}

export function NameSave({ deptId, plans: given, onSaved, onClose }: NameSaveProps) {
  const { t, formatNumber } = useText();
  const domainName = usePlatformHost();
  // The plans stay as they were at opening, although saved rows leave the draft.
  const [plans] = useState(given);
  const [results, setResults] = useState<readonly NameResult[]>(() => plans.map(plannedResult));
  const [phase, setPhase] = useState<'judged' | 'sending' | 'sent'>('judged');
  const [done, setDone] = useState(0);
  const stop = useRef(new AbortController());
  const send = async () => {
    setPhase('sending');
    const sendOutcome = await sendNames({
      plans,
      at: { domainName, deptId },
      signal: stop.current.signal,
      onDone: setDone,
    });
    setResults(sendOutcome);
    setPhase('sent');
    onSaved(sendOutcome.filter(({ outcome }) => outcome === 'done').map(({ plan }) => plan.row));
  };
  const changing = results.filter(({ outcome }) => outcome === 'change').length;
  return (
    <Dialog
      open
      title={t(phase === 'judged' ? 'nameSheet.save.title' : 'nameSheet.save.sentTitle')}
      width={1000}
      locked={phase === 'sending'}
      onClose={onClose}
      footer={
        phase === 'sending' ? (
          <Button onClick={() => stop.current.abort()}>{t('nameSheet.save.stop')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t(phase === 'sent' ? 'common.close' : 'common.cancel')}</Button>
            {phase === 'judged' && (
              <Button look="primary" disabled={changing === 0} onClick={() => void send()}>
                {t('nameSheet.save.send', { count: changing, total: formatNumber(changing) })}
              </Button>
            )}
          </>
        )
      }
    >
      {phase === 'sending' ? (
        <Progress label={t('nameSheet.save.progress')} done={done} total={plans.length} />
      ) : (
        <Results results={results} />
      )}
    </Dialog>
  );
}

const tones = {
  change: 'info',
  done: 'success',
  refused: 'warning',
  clash: 'warning',
  stopped: 'neutral',
  gone: 'warning',
  failed: 'danger',
  unknown: 'warning',
} as const satisfies Record<NameOutcome, StatusTone>;

function Results({ results }: { readonly results: readonly NameResult[] }) {
  const { t, language } = useText();
  const why = ({ plan, error }: NameResult) => {
    if (error) return describeError(error).message;
    const [problem] = plan.problems;
    if (problem) {
      const [lang, { key, params }] = problem;
      return [languageFacts[lang].names[language], t(key, params)].join(': ');
    }
    return plan.turnsOn ? t('nameSheet.save.turnsOn') : '';
  };
  const outcomes = [...new Set(results.map(({ outcome }) => outcome))];
  const list = useList<NameResult, 'outcome'>({
    name: 'backMenu.nameResults',
    addressPrefix: null,
    filters: {
      outcome: {
        kind: 'choice',
        label: t('nameSheet.save.result'),
        options: outcomes.map((value) => ({ value, label: t(`nameSheet.outcome.${value}`) })),
        narrow: (rows, value) => rows.filter(({ outcome }) => outcome === value),
      },
    },
    source: { data: results },
    columns: [
      { key: 'name', title: t('nameSheet.row'), sort: true, text: ({ plan }) => plan.row.title },
      {
        key: 'kind',
        title: t('nameSheet.rows'),
        width: 110,
        sort: true,
        text: ({ plan }) => t(`nameSheet.kind.${plan.row.kind}`),
      },
      {
        key: 'names',
        title: t('nameSheet.save.names'),
        minWidth: 220,
        wraps: true,
        text: ({ plan }) =>
          platformLanguages
            .flatMap((lang) => {
              const edit = plan.edits[lang];
              return edit
                ? [t('nameSheet.save.edit', { language: languageFacts[lang].names[language], ...edit })]
                : [];
            })
            .join(t('common.form.separator')),
      },
      {
        key: 'result',
        title: t('nameSheet.save.result'),
        width: 150,
        sort: ({ outcome }) => outcome,
        text: ({ outcome }) => t(`nameSheet.outcome.${outcome}`),
        cell: ({ outcome }) => (
          <StatusDot tone={tones[outcome]}>{t(`nameSheet.outcome.${outcome}`)}</StatusDot>
        ),
      },
      { key: 'why', title: t('nameSheet.save.why'), text: why, wraps: true },
    ],
    rowKey: ({ plan }) => `${plan.row.kind} ${plan.row.id}`,
  });
  return (
    <ListScreen
      list={list}
      label={t('nameSheet.save.rows')}
      empty={{ title: t('nameSheet.save.nothing'), text: t('nameSheet.save.nothingText') }}
      height={360}
      pageSearch={false}
    />
  );
}
