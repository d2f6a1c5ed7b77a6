/** The results of a sheet's cells, one by one, below a summary. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import type { EmptyContent } from '#widgets/EmptyState.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import type { CellOutcome } from './results.ts';
import { sheetSummary } from './summary.ts';

interface SheetResultsProps<Result> {
  /** The list's name, and its prefix in the address. */
  readonly list: { readonly name: string; readonly prefix: string };
  readonly results: readonly Result[];
  /** Columns for the cell's other side, besides the application. */
  readonly columns: readonly Column<Result>[];
  /** The old and the new value in words. */
  readonly changeOf: (result: Result) => readonly string[];
  readonly why: (result: Result) => string;
  /** The change for the summary, in words; null: the summary has the result and its reason. */
  readonly shortOf: (result: Result) => string | null;
  readonly keyOf: (result: Result) => string;
  /** The text of an empty list; by default that nothing is filled in. */
  readonly empty?: EmptyContent;
  readonly children?: ReactNode;
}

const tones = {
  change: 'info',
  collected: 'info',
  done: 'success',
  same: 'neutral',
  refused: 'warning',
  unread: 'danger',
  failed: 'danger',
  unknown: 'warning',
} as const satisfies Record<CellOutcome, StatusTone>;

export function SheetResults<Result extends { readonly outcome: CellOutcome; readonly name: string }>(
  props: SheetResultsProps<Result>,
) {
  const { results, columns, changeOf, why, shortOf, keyOf, children } = props;
  const words = useText();
  const { t } = words;
  const outcomes = [...new Set(results.map(({ outcome }) => outcome))];
  const list = useList<Result, 'outcome'>({
    ...props.list,
    filters: {
      outcome: {
        kind: 'choice',
        label: t('appSheet.plan.result'),
        options: outcomes.map((value) => ({ value, label: t(`appSheet.outcome.${value}`) })),
        narrow: (rows, value) => rows.filter(({ outcome }) => outcome === value),
      },
    },
    source: { data: results, error: null, isFetching: false, refetch: () => undefined },
    columns: [
      { key: 'name', title: t('appSheet.application'), text: ({ name }) => name, sort: true },
      ...columns,
      {
        key: 'change',
        title: t('appSheet.plan.change'),
        width: 190,
        text: (result) => changeOf(result).join(' → '),
      },
      {
        key: 'result',
        title: t('appSheet.plan.result'),
        width: 130,
        sort: ({ outcome }) => outcome,
        text: ({ outcome }) => t(`appSheet.outcome.${outcome}`),
        cell: ({ outcome }) => (
          <StatusDot tone={tones[outcome]}>{t(`appSheet.outcome.${outcome}`)}</StatusDot>
        ),
      },
      { key: 'why', title: t('appSheet.plan.why'), text: why, wraps: true },
    ],
    rowKey: keyOf,
  });
  const lines = sheetSummary(results, (result) => shortOf(result) ?? because(result), words);
  function because(result: Result): string {
    const [word, reason] = [t(`appSheet.outcome.${result.outcome}`), why(result)];
    return reason === '' ? word : t('appSheet.plan.because', { word, why: reason });
  }
  return (
    <div className={layout.stack}>
      <ul className={ink.text} aria-label={t('appSheet.plan.summary')}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <ListScreen
        list={list}
        label={t('appSheet.plan.cells')}
        empty={props.empty ?? { title: t('appSheet.plan.nothing'), text: t('appSheet.plan.nothingText') }}
        height={360}
      />
    </div>
  );
}
