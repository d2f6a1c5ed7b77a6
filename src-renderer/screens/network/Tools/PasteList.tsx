/** A pasted list of ranges: each row is checked before anything is sent, and then added one after another. */
import { useAtom } from 'jotai';
import { useText } from '#data/text.ts';
import { addressText } from '#shared/kit/patterns/ip-range.ts';
import { Button } from '#widgets/Button.tsx';
import { Progress } from '#widgets/controls/Progress.tsx';
import { Field } from '#widgets/Field.tsx';
import inputs from '#widgets/input.module.css';
import { HeadActions } from '#widgets/HeadActions.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { AllSegments } from './AllSegments.tsx';
import type { NamedRange } from './all-network-entries.ts';
import type { CheckedRow } from './ranges/messages.ts';
import { useAnswer, useRangeThread } from './ranges/use-ranges.ts';
import { pastedAtom, pastedRowKey, useAddRows } from './use-add-rows.ts';

const lines = 8;
const none: readonly CheckedRow[] = [];

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

function Rows({ all, pasted }: { readonly all: readonly NamedRange[]; readonly pasted: string }) {
  const { t, formatNumber } = useText();
  // The check runs in a thread, so that a long list never delays typing.
  const {
    data: answer = null,
    current,
    error,
  } = useAnswer(useRangeThread(all), { kind: 'pasted', text: pasted });
  const rows = answer ?? none;
  const { results, run, running, pause } = useAddRows();
  // The result of a row replaces its check, which would find an added row to be equal to itself.
  const resultOf = (row: CheckedRow) => results.get(pastedRowKey(row));
  const resultText = (row: CheckedRow) => {
    const result = resultOf(row);
    if (result === undefined) return saidOf(row, all, t);
    if (result === 'added') return t('ipTools.added');
    return t(result.unknown ? 'ipTools.unknown' : 'ipTools.notAdded', { why: result.why });
  };
  const toneOf = (row: CheckedRow) => {
    const result = resultOf(row);
    if (result !== undefined) return result === 'added' ? 'success' : 'danger';
    return checkTone(row);
  };
  const good = rows.filter((row) => row.problem === null && resultOf(row) !== 'added');
  const bad = rows.filter(({ problem }) => problem !== null).length;
  const list = useList({
    name: 'ipTools.rows',
    filters: {},
    source: { data: rows },
    columns: [
      {
        key: 'line',
        title: t('ipTools.cells.line'),
        width: 64,
        align: 'end',
        text: ({ line }) => String(line),
      },
      { key: 'name', title: t('ipTools.cells.name'), width: 150, text: ({ name }) => name },
      {
        key: 'check',
        title: t('ipTools.cells.check'),
        minWidth: 220,
        wraps: true,
        text: resultText,
        cell: (row) => <StatusDot tone={toneOf(row)}>{resultText(row)}</StatusDot>,
      },
      {
        key: 'first',
        title: t('ipTools.cells.first'),
        width: 150,
        mono: true,
        text: ({ range }) => (range ? addressText(range.family, range.first) : ''),
      },
      {
        key: 'last',
        title: t('ipTools.cells.last'),
        width: 150,
        mono: true,
        text: ({ range }) => (range ? addressText(range.family, range.last) : ''),
      },
      { key: 'type', title: t('ipTools.cells.type'), width: 72, text: ({ range }) => range?.family ?? '' },
    ],
    rowKey: ({ line }) => String(line),
  });
  if (error) return <ErrorNotice error={error} title={t('ipTools.compareFailed')} />;
  return (
    <ListScreen
      list={list}
      label={t('ipTools.rows')}
      beside={t('ipTools.count', { good: formatNumber(good.length), bad: formatNumber(bad) })}
      tools={
        running && (
          <div className={layout.line}>
            <Progress
              label={t('ipTools.adding', {
                done: formatNumber(running.done),
                total: formatNumber(running.total),
              })}
              {...running}
            />
            <Button onClick={pause}>{t('ipTools.pause')}</Button>
          </div>
        )
      }
      empty={{ title: t('ipTools.nothingPasted'), text: t('ipTools.nothingPastedText') }}
    >
      {!running && (
        <HeadActions>
          <Button look="primary" disabled={!current || good.length === 0} onClick={() => void run(good)}>
            {t('ipTools.add', { count: formatNumber(good.length) })}
          </Button>
        </HeadActions>
      )}
    </ListScreen>
  );
}

type T = ReturnType<typeof useText>['t'];

function saidOf({ problem, warning, beside }: CheckedRow, all: readonly NamedRange[], t: T): string {
  if (problem !== null) return t(`ipTools.problem.${problem}`);
  if (warning !== null) return t(`ipTools.warning.${warning}`);
  if (beside === null) return t('ipTools.fine');
  const name = 'index' in beside ? (all[beside.index]?.name ?? '') : beside.name;
  return t(`ipTools.relation.${beside.relation}`, { name });
}

function checkTone({ problem, warning, beside }: CheckedRow) {
  if (problem !== null) return 'danger';
  return warning !== null || beside !== null ? 'warning' : 'success';
}
