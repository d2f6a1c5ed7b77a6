/** The tray's list: what is collected, by area and record, with what changes and what stands in its way. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { type TrayChange, trayStates } from '#shared/bridge/changes.ts';
import { type Effect, effectsOf } from '#shared/rules/changes/effects.ts';
import { dependencies, type Needs } from '#shared/rules/changes/order.ts';
import { Badge } from '#widgets/Badge.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { areaText, changeText, objectText, stateTone, titleText } from './change-words.ts';
import { useKinds } from './use-kinds.ts';

export interface TrayRow extends TrayChange {
  readonly area: string;
  readonly what: string;
  readonly object: string;
  readonly fields: string;
  /** In which place it is applied, from 1; and the places of what it waits for. */
  readonly at: number;
  readonly after: readonly number[];
  readonly effects: readonly Effect[];
}

const none: Needs = [];

/** `found`: states that a check has found, by the change's id. */
export function useTrayList(
  changes: readonly TrayChange[] | undefined,
  found: ReadonlyMap<number, TrayChange['state']>,
  error: unknown,
  refetch: () => unknown,
) {
  const text = useText();
  const { t, formatTime } = text;
  const kinds = useKinds(changes ?? []);
  const needs = useMemo(() => (changes ? dependencies(changes) : none), [changes]);
  const effects = useMemo(() => effectsOf(changes ?? []), [changes]);
  const rows = useMemo(
    () =>
      changes?.map(
        (change, index): TrayRow => ({
          ...change,
          state: found.get(change.id) ?? change.state,
          area: areaText(change),
          what: titleText(change),
          object: objectText(change),
          fields: changeText(change, kinds, text.t),
          at: index + 1,
          after: (needs[index] ?? []).map((need) => need + 1).sort((one, other) => one - other),
          effects: effects[index] ?? [],
        }),
      ),
    [changes, needs, effects, kinds, found, text],
  );
  const areas = [...new Set(rows?.map(({ area }) => area).filter((area) => area !== '') ?? [])].sort();
  const list = useList<TrayRow, 'find' | 'area' | 'state'>({
    name: 'changes',
    open: 'change',
    select: true,
    filters: {
      find: {
        ...{ kind: 'search', placeholder: t('changes.find') },
        narrow: byWords(({ area, what, object, fields }) => [area, what, object, fields].join(' ')),
      },
      area: {
        ...{ kind: 'choice', label: t('changes.filter.area') },
        options: areas.map((value) => ({ value, label: value })),
        narrow: (all, value) => all.filter(({ area }) => area === value),
      },
      state: {
        ...{ kind: 'choice', label: t('changes.filter.state') },
        options: trayStates.map((value) => ({ value, label: t(`changes.state.${value}`) })),
        narrow: (all, value) => all.filter(({ state }) => state === value),
      },
    },
    source: { data: rows, error, refetch },
    columns: [
      {
        ...{ key: 'order', title: t('changes.column.order'), width: 90, sort: ({ at }) => at },
        text: ({ at, after }) =>
          after.length === 0
            ? String(at)
            : t('changes.order.short', { place: at, others: after.join(t('common.form.separator')) }),
      },
      {
        key: 'area',
        title: t('changes.column.area'),
        width: 150,
        sort: true,
        filler: true,
        text: ({ area }) => area,
      },
      {
        ...{ key: 'change', title: t('changes.column.change'), minWidth: 200, share: 2, sort: true },
        text: ({ what, object }) => (object === '' ? what : `${what}: ${object}`),
        cell: ({ what, object, effects }) => (
          <>
            <BackMark effects={effects} /> {what}
            {object !== '' && <span className={ink.quiet}> {object}</span>}
          </>
        ),
      },
      {
        key: 'fields',
        title: t('changes.column.fields'),
        minWidth: 200,
        share: 2,
        text: ({ fields }) => fields,
      },
      {
        ...{ key: 'state', title: t('changes.column.state'), width: 180, sort: true },
        text: ({ state }) => t(`changes.state.${state}`),
        cell: ({ state }) => <StatusDot tone={stateTone(state)}>{t(`changes.state.${state}`)}</StatusDot>,
      },
      { key: 'user', title: t('changes.column.user'), width: 120, hidden: true, text: ({ user }) => user },
      {
        ...{ key: 'time', title: t('changes.column.time'), width: 150, hidden: true },
        ...{ text: ({ time }) => formatTime(time), sort: ({ time }) => time },
      },
    ],
    rowKey: ({ id }) => String(id),
  });
  return { list, needs };
}

/** What can't be taken back as it was says so before it is applied. */
function BackMark({ effects }: Pick<TrayRow, 'effects'>) {
  const { t } = useText();
  if (effects.some(({ kind }) => kind === 'noWayBack'))
    return <Badge tone="danger">{t('changes.back.mark')}</Badge>;
  if (effects.some(({ kind }) => kind === 'anew'))
    return <Badge tone="warning">{t('changes.back.anew')}</Badge>;
  return null;
}
