/** What becomes of every cell that is filled in, before it is sent and after; what was done can be taken back. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { Progress } from '#widgets/controls/Progress.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { Working } from '#widgets/Working.tsx';
import { loadDepartment } from './load-department.ts';
import { type CellOutcome, type CellResult, wayBack } from './results.ts';
import { runSheet, type SheetPart } from './run-sheet.ts';
import type { Columns } from './sheet-columns.ts';
import { columnKey, type SheetState } from './sheet-state.ts';
import { refusalText, valueText } from './sheet-words.ts';
import { summaryOf } from './summary.ts';

interface PlanDialogProps {
  readonly scope: ReadyScope;
  readonly sheet: SheetState;
  readonly columns: Columns;
  readonly onClose: () => void;
}

type Phase =
  | { readonly is: 'judging' | 'sending'; readonly parts: readonly SheetPart[]; readonly done: number }
  | {
      readonly is: 'judged' | 'sent';
      readonly results: readonly CellResult[];
      readonly parts: readonly SheetPart[];
    };

export function PlanDialog({ scope, sheet, columns, onClose }: PlanDialogProps) {
  const { t, formatNumber } = useText();
  const { detach } = scope;
  const nameOf = useMemo(() => {
    const names = new Map(sheet.rows.map(({ id, menuName }) => [id, menuName]));
    return (id: string) => names.get(id) ?? id;
  }, [sheet]);
  const stop = useRef(new AbortController());
  const [phase, setPhase] = useState<Phase>(() => ({
    is: 'judging',
    parts: filledParts(sheet, columns),
    done: 0,
  }));

  const run = async (parts: readonly SheetPart[], send: boolean) => {
    const ended = new AbortController();
    stop.current = ended;
    setPhase({ is: send ? 'sending' : 'judging', parts, done: 0 });
    const results = await runSheet({
      ...{ parts, nameOf, send, signal: ended.signal },
      load: (department, signal) => loadDepartment(department, detach, signal),
      onDone: (done) => setPhase((now) => ('done' in now ? { ...now, done } : now)),
    });
    if (ended.signal.aborted && !send) return;
    if (send) settle(sheet, columns, results);
    setPhase({ is: send ? 'sent' : 'judged', results, parts });
  };
  const judging = phase.is === 'judging' ? phase.parts : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    if (judging) void run(judging, false);
    return () => stop.current.abort();
  }, []);

  const back = phase.is === 'sent' ? [...wayBack(phase.results).values()] : [];
  const changing =
    phase.is === 'judged' ? phase.results.filter(({ outcome }) => outcome === 'change').length : 0;
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
            <Button look="primary" disabled={changing === 0} onClick={() => void run(phase.parts, true)}>
              {t('appSheet.plan.send', { count: changing, total: formatNumber(changing) })}
            </Button>
          )}
          {back.length > 0 && <Button onClick={() => void run(back, true)}>{t('appSheet.plan.undo')}</Button>}
        </>
      }
    >
      {'done' in phase ? (
        <>
          <Working>{t(sending ? 'appSheet.plan.sending' : 'appSheet.plan.judging')}</Working>
          <Progress label={t('appSheet.plan.progress')} done={phase.done} total={phase.parts.length} />
        </>
      ) : (
        <Results
          results={phase.results}
          sent={phase.is === 'sent'}
          several={columns.departments.length > 1}
        />
      )}
    </Dialog>
  );
}

const tones = {
  ...{ change: 'info', done: 'success', same: 'neutral' },
  ...{ refused: 'warning', unread: 'danger', failed: 'danger', unknown: 'warning' },
} as const satisfies Record<CellOutcome, StatusTone>;

interface ResultsProps {
  readonly results: readonly CellResult[];
  readonly sent: boolean;
  readonly several: boolean;
}

function Results({ results, sent, several }: ResultsProps) {
  const words = useText();
  const { t } = words;
  const why = (result: CellResult) => {
    if (result.refused) return refusalText(result.refused, words);
    if (result.error) return describeError(result.error).message;
    return result.turnsOff ? t('appSheet.turnsOff') : '';
  };
  const outcomes = [...new Set(results.map(({ outcome }) => outcome))];
  const list = useList<CellResult, 'outcome'>({
    name: 'applications.sheet',
    place: 'sheet',
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
        ...{ key: 'department', title: t('appSheet.department'), width: 150, sort: true },
        text: ({ department }) => department.name,
      },
      {
        ...{ key: 'what', title: t('appSheet.what'), width: 110, sort: true },
        text: ({ aspect }) => t(`appSheet.aspect.${aspect}`),
      },
      {
        ...{ key: 'change', title: t('appSheet.plan.change'), width: 190 },
        text: ({ aspect, from, value }) =>
          [...(from === null ? [] : [from]), value].map((one) => valueText(aspect, one, words)).join(' → '),
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
    rowKey: ({ department, id, aspect }) => `${department.id} ${id} ${aspect}`,
  });
  const lines = summaryOf(results, why, words);
  return (
    <div className={layout.stack}>
      <ul className={ink.text} aria-label={t('appSheet.plan.summary')}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!sent && several && <Notice>{t('appSheet.plan.below')}</Notice>}
      <ListScreen
        list={list}
        label={t('appSheet.plan.cells')}
        empty={{ title: t('appSheet.plan.nothing') }}
        height={360}
      />
    </div>
  );
}

/** Departments in the order of the columns, which has those above first; others that were filled in come after. */
function filledParts(sheet: SheetState, { departments }: Columns): SheetPart[] {
  const known = new Map(departments.map((department) => [department.id, department]));
  const order = [...known.keys()];
  return sheet
    .wantedDepartments()
    .toSorted((a, b) => rank(order, a) - rank(order, b))
    .map((id) => ({
      department: known.get(id) ?? { id, name: sheet.of(id).department?.name ?? id },
      cells: sheet.wanted(id),
    }));
}

function rank(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

/** What was done is filled in no more; what was not stays to be mended. What changed is read anew. */
function settle(sheet: SheetState, { departments }: Columns, results: readonly CellResult[]): void {
  const rowOf = new Map(sheet.rows.map(({ id }, row) => [id, row]));
  const settled = results.filter(({ outcome }) => outcome === 'done' || outcome === 'same');
  sheet.draft.settle((put) => {
    for (const { department, aspect, id } of settled)
      put(columnKey(department.id, aspect), rowOf.get(id) ?? -1);
  });
  // Departments below follow those above.
  const touched = results.some(({ outcome }) => outcome === 'done' || outcome === 'unknown');
  if (touched) sheet.again(departments.filter(({ id }) => sheet.of(id).values !== null));
}
