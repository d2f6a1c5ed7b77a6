/** The modules of a licence as a tree table with counts, search and the enabled filter (spec 1§2.6). */

import { useDeferredValue, useMemo, useState } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import type { LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import type { TreeColumn } from '#widgets/DataTree/columns.ts';
import { DataTree } from '#widgets/DataTree/DataTree.tsx';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import { FilterChips } from '#widgets/FilterChips.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { SearchField } from '#widgets/SearchField.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { Highlight } from './Highlight.tsx';
import { TreeButtons } from './TreeButtons.tsx';
import { licenceWriter } from './licence-writer.ts';
import {
  countTreeModules,
  type EnabledFilter,
  enabledFilters,
  filterModules,
  moduleTree,
} from './modules.ts';
import { useDensity } from './use-density.ts';

interface ModuleTreeProps {
  readonly modules: readonly LicenceModule[];
  /** Height limit of the tree in pixels. */
  readonly maxHeight?: number;
}

export function ModuleTree({ modules, maxHeight = 560 }: ModuleTreeProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const density = useDensity();
  const [search, setSearch] = useState('');
  const [enabled, setEnabled] = useState<EnabledFilter>('all');
  const word = useDeferredValue(search);
  const model = useMemo(() => moduleTree(modules), [modules]);
  const counts = useMemo(() => countTreeModules(model), [model]);
  const filter = useMemo(() => filterModules(model, word, enabled), [model, word, enabled]);
  const tree = useTree(model, filter);
  const columns = useMemo(() => moduleColumns(text, word.trim()), [text, word]);
  const total = formatNumber(counts.all);
  return (
    <section className={layout.part} aria-label={t('licence.screen.section.modules')}>
      <div className={`${layout.row} ${layout.below}`}>
        <h2 className={ink.heading}>{t('licence.screen.section.modules')}</h2>
        <p className={ink.count} role="status">
          {filter
            ? t('licence.screen.modules.found', { hits: formatNumber(filter.hits), count: total })
            : t('licence.screen.modules.count', { count: counts.all })}
          {!filter && counts.all > 0 && (
            <>
              {' · '}
              {t('licence.screen.modules.enabledCount', { count: formatNumber(counts.enabled) })}
              {' · '}
              {t('licence.screen.modules.disabledCount', { count: formatNumber(counts.disabled) })}
            </>
          )}
        </p>
      </div>
      {counts.all === 0 ? (
        <p className={ink.quiet}>{t('licence.modules.none')}</p>
      ) : (
        <>
          <div className={`${layout.row} ${layout.below}`}>
            <SearchField
              label={t('licence.screen.section.modules')}
              placeholder={t('licence.screen.modules.search')}
              value={search}
              onChange={setSearch}
              pageSearch
            />
            <FilterChips
              label={t('licence.screen.modules.show')}
              options={enabledFilters.map((value) => ({ value, label: filterLabel(value, t) }))}
              value={enabled}
              onChange={setEnabled}
            />
            <span className={layout.end}>
              <TreeButtons tree={tree} />
            </span>
          </div>
          <DataTree
            tree={tree}
            columns={columns}
            density={density}
            label={t('licence.screen.modules.tree')}
            maxHeight={maxHeight}
            empty={{ title: t('licence.screen.modules.noMatch'), text: t('common.table.nothingFoundHint') }}
          />
        </>
      )}
    </section>
  );
}

function filterLabel(value: EnabledFilter, t: TextTools['t']): string {
  if (value === 'all') return t('licence.screen.modules.all');
  return t(
    value === 'enabled' ? 'licence.screen.modules.onlyEnabled' : 'licence.screen.modules.onlyDisabled',
  );
}

function moduleColumns(text: TextTools, word: string): TreeColumn<LicenceModule>[] {
  const { t } = text;
  const writer = licenceWriter(text);
  return [
    {
      key: 'name',
      title: t('licence.moduleField.name'),
      minWidth: 180,
      text: (module) => module.name,
      cell: (module) => <Highlight text={module.name} word={word} />,
    },
    {
      key: 'flag',
      title: t('licence.moduleField.flag'),
      width: 120,
      mono: true,
      text: (module) => module.flag,
      cell: (module) => <Highlight text={module.flag} word={word} />,
    },
    {
      key: 'pc',
      title: t('licence.moduleField.pcSeats'),
      width: 96,
      align: 'end',
      text: (module) => tableSeatText(module.pcSeats, writer),
    },
    {
      key: 'mobile',
      title: t('licence.moduleField.mobileSeats'),
      width: 124,
      align: 'end',
      text: (module) => tableSeatText(module.mobileSeats, writer),
    },
    {
      key: 'enabled',
      title: t('licence.moduleField.enabled'),
      width: 104,
      text: (module) => t(module.enabled ? 'licence.value.on' : 'licence.value.off'),
      cell: (module) => (
        <StatusDot tone={module.enabled ? 'success' : 'neutral'}>
          {t(module.enabled ? 'licence.value.on' : 'licence.value.off')}
        </StatusDot>
      ),
    },
    {
      key: 'app',
      title: t('licence.moduleField.appId'),
      width: 112,
      mono: true,
      text: (module) => module.appId ?? '',
    },
  ];
}
