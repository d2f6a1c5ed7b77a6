/** The tray's list: changes by area and record, with their fields and their obstacles. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { type TrayChange, trayStates } from '#shared/bridge/changes.ts';
import type { Effect } from '#shared/rules/changes/effects.ts';
import { planPartsOf } from '#shared/rules/changes/plan.ts';
import { Badge } from '#widgets/Badge.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { byWords } from '#widgets/List/filters.ts';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { areaText, stateTone } from './change-words.ts';
import { planFilter } from './plan-filter.ts';
import { useKinds } from './use-kinds.ts';
import { type TrayWords, useTrayWords } from './use-tray-words.ts';
import type { FoundStates } from './use-tray-work.tsx';
import { useWholeSet } from './use-whole-set.ts';

export interface TrayRow extends TrayChange {
  /** The change's index in the order of applying, from 1. */
  readonly at: number;
}

/** Facts of a row besides the change itself. */
export interface TrayFacts extends TrayWords {
  /** Indexes of the changes that must be applied before. */
  readonly after: readonly number[];
  readonly effects: readonly Effect[];
}

const none: readonly TrayChange[] = [];

/** `found` has the states of the last check by change id. */
export function useTrayList(
  stored: readonly TrayChange[] | undefined,
  found: FoundStates,
  error: unknown,
  refetch: () => unknown,
) {
  const { t, formatTime } = useText();
  const changes = stored ?? none;
  const { needs, effects, plan } = useWholeSet(changes);
  const allTold = effects.length === changes.length;
  const words = useTrayWords(changes, useKinds(changes));
  const wordsOf = words.of;
  const { allRead } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a row is narrowed and drawn anew once it is known
  const rows = useMemo(
    () =>
      stored?.map(
        (change, index): TrayRow => ({
          ...change,
          ...found.get(change.id),
          at: index + 1,
        }),
      ),
    [stored, found, wordsOf, allRead, needs, effects],
  );
  const factsOf = (row: TrayRow): TrayFacts => ({
    ...wordsOf(row),
    after: (needs[row.at - 1] ?? []).map((need) => need + 1).sort((one, other) => one - other),
    effects: effects[row.at - 1] ?? [],
  });
  const areas = useMemo(
    () => [...new Set([...new Set(changes.map(({ title }) => title))].map((title) => areaText({ title })))],
    [changes],
  );
  const list = useList<TrayRow, 'find' | 'area' | 'state' | 'plan'>({
    name: 'changes',
    open: 'change',
    select: true,
    filters: {
      find: { kind: 'search', placeholder: t('changes.find'), narrow: byWords<TrayRow>(words.searched) },
      area: {
        kind: 'choice',
        label: t('changes.filter.area'),
        options: areas.toSorted().flatMap((value) => (value === '' ? [] : [{ value, label: value }])),
        narrow: (all, value) => all.filter((row) => wordsOf(row).area === value),
      },
      state: {
        kind: 'choice',
        label: t('changes.filter.state'),
        options: trayStates.map((value) => ({ value, label: t(`changes.state.${value}`) })),
        narrow: (all, value) => all.filter(({ state }) => state === value),
      },
      plan: planFilter(plan, (row) => planPartsOf(row, effects[row.at - 1] ?? []), t),
    },
    source: { data: rows, error, refetch, isFetching: rows !== undefined && !(allRead && allTold) },
    columns: [
      {
        key: 'order',
        title: t('changes.column.order'),
        width: 120,
        sort: ({ at }) => at,
        text: (row) => {
          const { after } = factsOf(row);
          return after.length === 0
            ? String(row.at)
            : t('changes.order.short', { place: row.at, others: after.join(t('common.form.separator')) });
        },
      },
      {
        key: 'area',
        title: t('changes.column.area'),
        width: 150,
        sort: true,
        filler: true,
        text: (row) => wordsOf(row).area,
      },
      {
        key: 'change',
        title: t('changes.column.change'),
        minWidth: 200,
        share: 2,
        sort: true,
        text: (row) => {
          const { what, object } = wordsOf(row);
          return object === '' ? what : `${what}: ${object}`;
        },
        cell: (row) => <What facts={factsOf(row)} />,
      },
      {
        key: 'state',
        title: t('changes.column.state'),
        width: 170,
        sort: true,
        text: ({ state }) => t(`changes.state.${state}`),
        cell: ({ state }) => <StatusDot tone={stateTone(state)}>{t(`changes.state.${state}`)}</StatusDot>,
      },
      {
        key: 'fields',
        title: t('changes.column.fields'),
        minWidth: 200,
        share: 2,
        text: (row) => wordsOf(row).fields,
      },
      { key: 'user', title: t('changes.column.user'), width: 120, hidden: true, text: ({ user }) => user },
      {
        key: 'time',
        title: t('changes.column.time'),
        width: timeWidth,
        hidden: true,
        text: ({ time }) => formatTime(time),
        sort: ({ time }) => time,
      },
    ],
    rowKey: ({ id }) => String(id),
  });
  return { list, needs, factsOf };
}

function What({ facts }: { readonly facts: TrayFacts }) {
  return (
    <>
      <BackMark effects={facts.effects} /> {facts.what}
      {facts.object !== '' && <span className={ink.quiet}> {facts.object}</span>}
    </>
  );
}

/** A warning before applying: the change cannot be undone exactly. */
function BackMark({ effects }: Pick<TrayFacts, 'effects'>) {
  const { t } = useText();
  if (effects.some(({ kind }) => kind === 'noWayBack'))
    return <Badge tone="danger">{t('changes.back.mark')}</Badge>;
  if (effects.some(({ kind }) => kind === 'anew'))
    return <Badge tone="warning">{t('changes.back.anew')}</Badge>;
  return null;
}
