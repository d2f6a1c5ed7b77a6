/** The differences of two configurations as a list of any length; chosen ones go into the tray. */
import { useMemo } from 'react';
import { problemLines } from '#data/records/refused-content.ts';
import { translateIfKnown, useText } from '#data/text.ts';
import { changeTitleOf } from '#shared/rules/changes/inverse.ts';
import { planPartsOf } from '#shared/rules/changes/plan.ts';
import type { ConfigurationDifference } from '#shared/rules/configuration/compare.ts';
import type { TakableDifference as Difference } from '#shared/rules/configuration/takable-fields.ts';
import { Button } from '#widgets/Button.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { changeText, type Kinds } from '../change-words.ts';
import { planFilter } from '../plan-filter.ts';
import { useKinds } from '../use-kinds.ts';
import { useWholeSet } from '../use-whole-set.ts';

interface DifferenceListProps {
  readonly differences: readonly Difference[];
  readonly onTake: (chosen: readonly Difference[]) => Promise<void>;
}

const states = ['added', 'removed', 'changed'] as const;
const tones = { added: 'success', removed: 'danger', changed: 'warning' } as const;

export function ConfigurationDifferenceList({ differences, onTake }: DifferenceListProps) {
  const { t, formatNumber } = useText();
  const kinds = useKinds(differences);
  const written = useKinds(differences.map(({ by: kind }) => ({ kind })));
  const what = (one: Difference) => whatText(one, kinds);
  const wrong = ({ by, place, problems }: Difference) =>
    problemLines(written.get(by) ?? null, place, problems).map((line) =>
      t('configuration.compare.notTaken', { field: line }),
    );
  const fields = (one: Difference) => [rowOf(one), ...wrong(one)].filter((part) => part !== '').join(' · ');
  const rowOf = (one: Difference) => {
    if (one.state === 'changed') return changeText({ ...one, title: '', touches: [], path: '' }, kinds, t);
    return one.change || one.problems.length > 0 ? '' : t('configuration.compare.notByChange');
  };
  const changes = useMemo(() => differences.flatMap(({ change }) => change ?? []), [differences]);
  const { effects, plan } = useWholeSet(changes);
  const effectsOf = useMemo(
    () => new Map(changes.map((one, at) => [one, effects[at] ?? []])),
    [changes, effects],
  );
  // A new array makes the list filter again once the effects are known.
  const data = useMemo(() => effectsOf && [...differences], [differences, effectsOf]);
  const areas = [...new Set(differences.map(({ area }) => area))];
  const list = useList<Difference, 'find' | 'area' | 'state' | 'plan'>({
    name: 'changes.configuration',
    addressPrefix: null,
    select: true,
    filters: {
      find: {
        kind: 'search',
        placeholder: t('configuration.compare.find'),
        narrow: byWords((one) => [what(one), fields(one)].join(' ')),
      },
      area: {
        kind: 'choice',
        label: t('configuration.compare.filter.area'),
        options: areas.map((value) => ({ value, label: t(`configuration.area.${value}`) })),
        narrow: (all, value) => all.filter(({ area }) => area === value),
      },
      state: {
        kind: 'choice',
        label: t('configuration.compare.filter.state'),
        options: states.map((value) => ({ value, label: t(`configuration.state.${value}`) })),
        narrow: (all, value) => all.filter(({ state }) => state === value),
      },
      plan: planFilter(
        plan,
        ({ change }) => (change ? planPartsOf(change, effectsOf.get(change) ?? []) : []),
        t,
      ),
    },
    source: { data },
    columns: [
      {
        key: 'area',
        title: t('configuration.compare.column.area'),
        width: 170,
        sort: true,
        text: ({ area }) => t(`configuration.area.${area}`),
      },
      { key: 'what', title: t('configuration.compare.column.what'), minWidth: 150, sort: true, text: what },
      {
        key: 'state',
        title: t('configuration.compare.column.state'),
        width: 150,
        sort: true,
        text: ({ state }) => t(`configuration.state.${state}`),
        cell: ({ state }) => <StatusDot tone={tones[state]}>{t(`configuration.state.${state}`)}</StatusDot>,
      },
      {
        key: 'fields',
        title: t('configuration.compare.column.fields'),
        minWidth: 200,
        share: 2,
        text: fields,
        cell: (difference) =>
          difference.state !== 'changed' && !difference.change ? (
            <span className={ink.quiet}>{fields(difference)}</span>
          ) : (
            fields(difference)
          ),
      },
    ],
    rowKey: ({ kind, place }) => `${kind} ${JSON.stringify(place)}`,
  });
  return (
    <ListScreen
      list={list}
      label={t('configuration.compare.label')}
      empty={{ title: t('configuration.compare.same'), text: t('configuration.compare.sameText') }}
      nothing={t('configuration.compare.nothing')}
      count={(total) => t('configuration.compare.count', { count: total, total: formatNumber(total) })}
      height={{ most: 380 }}
      pageSearch={false}
      bulk={(chosen) => (
        <Button size="small" onClick={() => void chosen.chosen().then(onTake).catch(notifyFailure)}>
          {t('configuration.compare.take', { count: chosen.count })}
        </Button>
      )}
    />
  );
}

/** The record's name; a record that exists only once has the title of its change. */
function whatText({ name, kind, place, edits }: ConfigurationDifference, kinds: Kinds): string {
  if (name !== '') return name;
  const record = kinds.get(kind);
  if (!record) return kind;
  const title = changeTitleOf(record, edits, place);
  return translateIfKnown(title) ?? title;
}
