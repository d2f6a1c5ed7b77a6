/** A pasted list of ranges: each row checked before anything is sent, with what is wrong beside it; then added row by row. */
import { useAtom } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { useText } from '#data/text.ts';
import { addressText } from '#shared/rules/network/address.ts';
import { findOverlaps } from '#shared/rules/network/overlaps.ts';
import { type PastedRow, readPasted } from '#shared/rules/network/pasted-ranges.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { AllSegments } from './AllSegments.tsx';
import type { NamedRange } from './everything.ts';
import { keyOf, pastedAtom, useAddRows } from './use-add-rows.ts';

const lines = 8;

export function PasteList() {
  const { t } = useText();
  const [pasted, setPasted] = useAtom(pastedAtom);
  return (
    <>
      <Field label={t('ipTools.pasted')} help={t('ipTools.pastedHelp')}>
        {(control) => (
          <textarea
            {...control}
            className={`${inputs.input} ${inputs.code}`}
            rows={lines}
            spellCheck={false}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </Field>
      <AllSegments>{(all) => <Rows all={all} pasted={pasted} />}</AllSegments>
    </>
  );
}

/** A row, and how it lies to what is stored or stands above it. */
interface CheckedRow extends PastedRow {
  readonly beside: string | null;
}

function Rows({ all, pasted }: { readonly all: readonly NamedRange[]; readonly pasted: string }) {
  const text = useText();
  const { t, formatNumber } = text;
  // What is typed is never behind: the check of a long list comes when there is time for it.
  const deferred = useDeferredValue(pasted);
  const rows = useMemo(() => checked(deferred, all, t), [deferred, all, t]);
  const { results, run, running, pause } = useAddRows();
  const good = rows.filter((row) => row.problem === null && results.get(keyOf(row)) !== 'added');
  const bad = rows.filter(({ problem }) => problem !== null).length;
  const list = useList({
    name: 'ipTools.rows',
    filters: {},
    source: { data: rows },
    columns: [
      {
        ...{ key: 'line', title: t('ipTools.cells.line'), width: 64, align: 'end' },
        text: ({ line }) => String(line),
      },
      { key: 'name', title: t('ipTools.cells.name'), width: 180, text: ({ name }) => name },
      {
        ...{ key: 'check', title: t('ipTools.cells.check'), wraps: true },
        text: (row) => saidOf(row, t),
        cell: (row) => <StatusDot tone={toneOf(row)}>{saidOf(row, t)}</StatusDot>,
      },
      {
        ...{ key: 'first', title: t('ipTools.cells.first'), width: 150, mono: true },
        text: ({ range }) => (range ? addressText(range.family, range.first) : ''),
      },
      {
        ...{ key: 'last', title: t('ipTools.cells.last'), width: 150, mono: true },
        text: ({ range }) => (range ? addressText(range.family, range.last) : ''),
      },
      {
        ...{ key: 'type', title: t('ipTools.cells.type'), width: 72 },
        text: ({ range }) => range?.family ?? '',
      },
      {
        ...{ key: 'result', title: t('ipTools.cells.result'), width: 160 },
        text: (row) => {
          const result = results.get(keyOf(row));
          if (result === undefined) return '';
          return result === 'added' ? t('ipTools.added') : t('ipTools.notAdded', { why: result.why });
        },
      },
    ],
    rowKey: ({ line }) => String(line),
  });
  return (
    <ListScreen
      list={list}
      label={t('ipTools.rows')}
      beside={t('ipTools.count', { good: formatNumber(good.length), bad: formatNumber(bad) })}
      tools={
        <div className={layout.line}>
          {running ? (
            <>
              <Progress
                label={t('ipTools.adding', {
                  done: formatNumber(running.done),
                  total: formatNumber(running.total),
                })}
                {...running}
              />
              <Button onClick={pause}>{t('ipTools.pause')}</Button>
            </>
          ) : (
            <Button look="primary" disabled={good.length === 0} onClick={() => void run(good)}>
              {t('ipTools.add', { count: formatNumber(good.length) })}
            </Button>
          )}
        </div>
      }
      empty={{ title: t('ipTools.nothingPasted') }}
    />
  );
}

type T = ReturnType<typeof useText>['t'];

function checked(pasted: string, all: readonly NamedRange[], t: T): CheckedRow[] {
  const rows = readPasted(pasted);
  const good = rows.filter((row) => row.range !== null && row.problem === null);
  const named = [...all, ...good];
  const findings = findOverlaps(named.map(({ range }) => range as NamedRange['range']));
  const beside = new Map<unknown, string>();
  for (const { at, other, relation } of findings) {
    // Said of the pasted one, whichever of the two it is.
    const [one, two] = at < all.length ? [other, at] : [at, other];
    if (one < all.length) continue;
    beside.set(named[one], t(`ipTools.relation.${relation}`, { name: named[two]?.name ?? '' }));
  }
  return rows.map((row) => ({ ...row, beside: beside.get(row) ?? null }));
}

function saidOf({ problem, warning, beside }: CheckedRow, t: T): string {
  if (problem !== null) return t(`ipTools.problem.${problem}`);
  if (warning !== null) return t(`ipTools.warning.${warning}`);
  return beside ?? t('ipTools.fine');
}

function toneOf({ problem, warning, beside }: CheckedRow) {
  if (problem !== null) return 'danger';
  return warning !== null || beside !== null ? 'warning' : 'success';
}
