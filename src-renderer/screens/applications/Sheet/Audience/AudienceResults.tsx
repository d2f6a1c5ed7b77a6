/** One result for each cell, after them all in short. */
import { useText } from '#data/text.ts';
import { type JudgedSaid, saidValues } from '#shared/rules/applications/sheet/audience.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import type { SentShares } from './send-shares.ts';

export interface SaidResult extends Omit<JudgedSaid, 'outcome'> {
  readonly outcome: JudgedSaid['outcome'] | SentShares['outcome'];
  readonly name: string;
  readonly targetName: string;
  /** What the server said, where it failed. */
  readonly error: unknown;
}

interface AudienceResultsProps {
  readonly results: readonly SaidResult[];
  readonly why: (result: SaidResult) => string;
  readonly keyOf: (result: SaidResult) => string;
}

const tones = {
  ...{ change: 'info', done: 'success', same: 'neutral' },
  ...{ refused: 'warning', failed: 'danger', unknown: 'warning' },
} as const satisfies Record<SaidResult['outcome'], StatusTone>;

export function AudienceResults({ results, why, keyOf }: AudienceResultsProps) {
  const { t, formatNumber } = useText();
  const wordOf = (value: number) => t(`appSheet.said.${saidValues[value] ?? 0}`);
  const outcomes = [...new Set(results.map(({ outcome }) => outcome))];
  const list = useList<SaidResult, 'outcome'>({
    name: 'applications.sheet.audience',
    place: 'audience',
    filters: {
      outcome: {
        ...{ kind: 'choice', label: t('appSheet.plan.result') },
        options: outcomes.map((value) => ({ value, label: t(`appSheet.outcome.${value}`) })),
        narrow: (rows, value) => rows.filter(({ outcome }) => outcome === value),
      },
    },
    source: { data: results, error: null, isFetching: false, refetch: () => undefined },
    columns: [
      { key: 'name', title: t('appSheet.application'), text: ({ name }) => name, sort: true },
      {
        ...{ key: 'target', title: t('appSheet.audience.target'), width: 180, sort: true },
        text: ({ targetName }) => targetName,
      },
      {
        ...{ key: 'change', title: t('appSheet.plan.change'), width: 190 },
        text: ({ from, value }) =>
          [...(from === null ? [] : [from]), value].map((one) => wordOf(one)).join(' → '),
      },
      {
        ...{ key: 'result', title: t('appSheet.plan.result'), width: 130, sort: ({ outcome }) => outcome },
        text: ({ outcome }) => t(`appSheet.outcome.${outcome}`),
        cell: ({ outcome }) => (
          <StatusDot tone={tones[outcome]}>{t(`appSheet.outcome.${outcome}`)}</StatusDot>
        ),
      },
      { key: 'why', title: t('appSheet.plan.why'), text: why, wraps: true },
    ],
    rowKey: keyOf,
  });
  const lineOf = (result: SaidResult) => {
    const { outcome, value } = result;
    const good = outcome === 'change' || outcome === 'done';
    const word = good ? wordOf(value) : t(`appSheet.outcome.${outcome}`);
    const reason = why(result);
    return reason === '' ? word : t('appSheet.plan.because', { word, why: reason });
  };
  const lines = [...Map.groupBy(results, lineOf)].map(([line, inside]) =>
    t('appSheet.plan.counted', { total: formatNumber(inside.length), line }),
  );
  return (
    <div className={layout.stack}>
      <ul className={ink.text} aria-label={t('appSheet.plan.summary')}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ListScreen
        list={list}
        label={t('appSheet.plan.cells')}
        empty={{ title: t('appSheet.plan.nothing') }}
        height={360}
      />
    </div>
  );
}
