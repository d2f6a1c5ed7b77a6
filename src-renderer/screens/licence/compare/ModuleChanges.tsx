/** The modules that differ, in four groups, with filter and search. */
import { useDeferredValue, useMemo, useState } from 'react';
import { type TextTools, useText } from '../../../data/text.ts';
import type { TreeColumn } from '../../../widgets/DataTree/columns.ts';
import { DataTree } from '../../../widgets/DataTree/DataTree.tsx';
import { useTree } from '../../../widgets/DataTree/useTree.ts';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { StatusDot } from '../../../widgets/StatusDot.tsx';
import { FilterChips } from '../parts/FilterChips.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import partStyles from '../parts/parts.module.css';
import { useDensity } from '../parts/useDensity.ts';
import styles from './compare.module.css';
import { type ModuleChange, moduleChangeText, moduleDirection } from './comparisonView.ts';
import { directionTones } from './FieldChanges.tsx';
import { type ChangeRow, filterChanges, type ModuleGroup, moduleChangeTree } from './moduleChangeTree.ts';

export function ModuleChanges({ modules }: { readonly modules: readonly ModuleChange[] }) {
  const text = useText();
  const { t, formatNumber } = text;
  const density = useDensity();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<ModuleGroup | 'all'>('all');
  const word = useDeferredValue(search);
  const model = useMemo(() => moduleChangeTree(modules), [modules]);
  const filter = useMemo(
    () => filterChanges(model, word, group === 'all' ? null : group),
    [model, word, group],
  );
  const tree = useTree(model, filter, 1);
  const columns = useMemo(() => changeColumns(text, word.trim()), [text, word]);
  const groups = model.items.filter((row) => row.kind === 'group');
  const options = [
    { value: 'all' as const, label: `${t('licence.screen.modules.all')} ${formatNumber(modules.length)}` },
    ...groups.map((row) => ({ value: row.group, label: groupLabel(row, text) })),
  ];
  return (
    <section className={styles.part} aria-label={t('licence.screen.compare.moduleChanges')}>
      <h2 className={styles.heading}>{t('licence.screen.compare.moduleChanges')}</h2>
      {modules.length === 0 ? (
        <p className={styles.none}>{t('licence.screen.compare.noModules')}</p>
      ) : (
        <>
          <div className={partStyles.tools}>
            <SearchField
              label={t('licence.screen.compare.moduleChanges')}
              placeholder={t('licence.screen.compare.search')}
              value={search}
              onChange={setSearch}
              pageSearch
            />
            <FilterChips
              label={t('licence.screen.modules.show')}
              options={options}
              value={group}
              onChange={setGroup}
            />
          </div>
          <DataTree
            tree={tree}
            columns={columns}
            density={density}
            label={t('licence.screen.compare.moduleTree')}
            maxHeight={520}
            empty={t('licence.screen.compare.noMatch')}
          />
        </>
      )}
    </section>
  );
}

function groupLabel(row: Extract<ChangeRow, { kind: 'group' }>, { t, formatNumber }: TextTools): string {
  return `${t(`licence.screen.compare.${row.group}`)} ${formatNumber(row.rows.length)}`;
}

function changeColumns(text: TextTools, word: string): TreeColumn<ChangeRow>[] {
  const { t } = text;
  const nameOf = (module: ModuleChange) => module.names.at(-1) ?? '';
  return [
    {
      key: 'module',
      title: t('licence.screen.modules.name'),
      minWidth: 170,
      text: (row) => (row.kind === 'group' ? groupLabel(row, text) : row.module.names.join(' › ')),
      cell: (row) =>
        row.kind === 'group' ? (
          <strong>{groupLabel(row, text)}</strong>
        ) : (
          <>
            {row.module.names.length > 1 && (
              <span className={styles.above}>{row.module.names.slice(0, -1).join(' › ')} › </span>
            )}
            <Highlight text={nameOf(row.module)} word={word} />
          </>
        ),
    },
    {
      key: 'flag',
      title: t('licence.screen.modules.flag'),
      width: 124,
      mono: true,
      text: (row) => (row.kind === 'group' ? '' : (row.module.path.at(-1) ?? '')),
    },
    {
      key: 'what',
      title: t('licence.screen.compare.what'),
      minWidth: 270,
      share: 2,
      text: (row) => (row.kind === 'group' ? '' : moduleChangeText(row.module, text)),
      cell: (row) =>
        row.kind === 'group' ? null : (
          <StatusDot tone={directionTones[moduleDirection(row.module)]}>
            {moduleChangeText(row.module, text)}
          </StatusDot>
        ),
    },
  ];
}
