/** The modules of both licences as one tree with their changes, filterable by kind and text. */

import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { type ChangeKind, changeKinds } from '#shared/rules/licence/view/module-change.ts';
import type { ModuleColumns } from '#shared/rules/licence/view/module-columns.ts';
import { Switch } from '#widgets/controls/Switch.tsx';
import { DataTree } from '#widgets/DataTree/DataTree.tsx';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import { FilterChips } from '#widgets/FilterChips.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { SearchField } from '#widgets/SearchField.tsx';
import { TreeButtons } from '../parts/TreeButtons.tsx';
import { useDensity } from '../parts/use-density.ts';
import { mergedColumns } from './merged-columns.tsx';
import { filterMerged, openModules } from './merged-modules.ts';

export function ModuleComparison({ columns }: { readonly columns: ModuleColumns }) {
  const text = useText();
  const { t, formatNumber } = text;
  const density = useDensity();
  const { counts } = columns;
  const changes = changeKinds.reduce((sum, change) => sum + counts[change], 0);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ChangeKind | 'all'>('all');
  const changesId = useId();
  const [changesOnly, setChangesOnly] = useState(changes > 0);
  const word = useDeferredValue(search);
  const modules = useMemo(() => openModules(columns), [columns]);
  const filter = useMemo(
    () => filterMerged(modules, { search: word, kind: kind === 'all' ? null : kind, changesOnly }),
    [modules, word, kind, changesOnly],
  );
  const tree = useTree(modules.tree, filter);
  const shown = useMemo(() => mergedColumns(modules, text, word.trim()), [modules, text, word]);
  const options = [
    {
      value: 'all' as const,
      label: t('licence.screen.board.chip', {
        name: t('licence.screen.modules.all'),
        count: formatNumber(changes),
      }),
    },
    ...changeKinds
      .filter((value) => counts[value] > 0)
      .map((value) => ({
        value,
        label: t('licence.screen.board.chip', {
          name: t(`licence.change.${value}`),
          count: formatNumber(counts[value]),
        }),
      })),
  ];
  const total = modules.tree.items.length;
  return (
    <section className={layout.part} aria-label={t('licence.screen.compare.moduleChanges')}>
      <div className={`${layout.row} ${layout.below}`}>
        <h2 className={ink.heading}>{t('licence.screen.compare.moduleChanges')}</h2>
        <p className={ink.count} role="status">
          {filter
            ? t('licence.screen.modules.found', {
                hits: formatNumber(filter.hits),
                count: formatNumber(total),
              })
            : t('licence.screen.modules.count', { count: total })}
        </p>
      </div>
      {changes === 0 && <p className={ink.quiet}>{t('licence.screen.compare.noModules')}</p>}
      {total > 0 && (
        <>
          <div className={`${layout.row} ${layout.below}`}>
            <SearchField
              label={t('licence.screen.compare.moduleChanges')}
              placeholder={t('licence.screen.modules.search')}
              value={search}
              onChange={setSearch}
              pageSearch
            />
            {changes > 0 && (
              <>
                <span className={layout.inline}>
                  <label htmlFor={changesId}>{t('licence.screen.compare.changesOnly')}</label>
                  <Switch
                    id={changesId}
                    label={t('licence.screen.compare.changesOnly')}
                    checked={changesOnly}
                    onChange={setChangesOnly}
                  />
                </span>
                <FilterChips
                  label={t('licence.screen.modules.show')}
                  options={options}
                  value={kind}
                  onChange={setKind}
                />
              </>
            )}
            <span className={layout.end}>
              <TreeButtons tree={tree} />
            </span>
          </div>
          <DataTree
            tree={tree}
            columns={shown}
            density={density}
            label={t('licence.screen.compare.moduleTree')}
            maxHeight={560}
            empty={{ title: t('licence.screen.compare.noMatch'), text: t('common.table.nothingFoundHint') }}
          />
        </>
      )}
    </section>
  );
}
