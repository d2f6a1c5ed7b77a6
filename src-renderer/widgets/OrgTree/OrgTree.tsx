/**
 * The tenant's departments: a tree that fetches its branches when they are expanded, and a search over all. One
 * department is selected by click or Enter, or several by checkboxes (Space).
 */
import { Check } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import type { TreeColumn } from '../DataTree/columns.ts';
import { DataTree } from '../DataTree/DataTree.tsx';
import type { TreeModel } from '../DataTree/tree-model.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { SearchField } from '../SearchField.tsx';
import { SkeletonRows } from '../Skeleton.tsx';
import { FoundDepartments } from './FoundDepartments.tsx';
import styles from './OrgTree.module.css';
import { aboveIn, departmentOfRow, type OrgRow } from './org-forest.ts';
import type { OrgTreeProps } from './props.ts';
import { useOrgTree } from './use-org-tree.ts';

export function OrgTree(props: OrgTreeProps) {
  const { focusSearch = false, ...rest } = props;
  const { t } = useText();
  const [search, setSearch] = useState('');
  const keywords = useDeferredValue(search).trim();
  return (
    <div className={props.height === 'fill' ? styles.filling : styles.part}>
      <SearchField
        wide
        label={props.label}
        placeholder={t('people.tree.search')}
        value={search}
        onChange={setSearch}
        focusFirst={focusSearch}
      />
      {keywords === '' ? <Branches {...rest} /> : <FoundDepartments {...rest} keywords={keywords} />}
    </div>
  );
}

function Branches(props: Omit<OrgTreeProps, 'focusSearch'>) {
  const { label, menuCode, height, chosen, multiple = false, mark, onChoose } = props;
  const { t } = useText();
  const { tree, loading, error, retry, retryBranch } = useOrgTree(menuCode, props.above);
  const { model } = tree;
  const [onlyChosen] = chosen;
  const selected = useMemo(() => {
    const node = model.items.findIndex((row) => departmentOfRow(row)?.id === onlyChosen);
    return node < 0 ? null : node;
  }, [model, onlyChosen]);
  const columns = useColumns(chosen, multiple, mark, model);
  const checks = useMemo(
    () => Uint8Array.from(model.items, (row) => (chosen.has(departmentOfRow(row)?.id ?? '') ? 1 : 0)),
    [model, chosen],
  );
  const fixed = useMemo(
    () => Uint8Array.from(model.items, (row) => (row.kind === 'department' ? 0 : 1)),
    [model],
  );
  const press = (row: OrgRow | undefined) => {
    if (row?.kind === 'failed') retryBranch(row.parentId);
    const department = departmentOfRow(row);
    if (department) onChoose([department], !chosen.has(department.id));
  };
  if (loading) return <SkeletonRows rows={6} columns={1} />;
  return (
    <>
      {error && <ErrorNotice error={error} title={t('people.tree.failed')} tone="quiet" onRetry={retry} />}
      <div className={styles.tree} {...(height === 'fill' ? { 'data-fill': true } : { style: { height } })}>
        {tree.nodes.length === 0 ? (
          <EmptyState title={t('people.tree.empty')} text={t('people.tree.emptyText')} />
        ) : (
          <DataTree<OrgRow>
            tree={tree}
            columns={columns}
            label={label}
            density="compact"
            maxHeight="fill"
            header={false}
            empty={{ title: t('people.tree.empty'), text: t('people.tree.emptyText') }}
            {...(multiple
              ? { check: { checks, fixed, linked: false, onToggle: (node) => press(model.items[node]) } }
              : {})}
            {...(multiple
              ? { onActivate: (row) => row.kind === 'failed' && press(row) }
              : { onSelect: (row) => press(row), selected, selectedKey: onlyChosen ?? '' })}
          />
        )}
      </div>
    </>
  );
}

function useColumns(
  chosen: ReadonlySet<string>,
  multiple: boolean,
  mark: OrgTreeProps['mark'],
  model: TreeModel<OrgRow>,
): readonly TreeColumn<OrgRow>[] {
  const { t } = useText();
  return useMemo(() => {
    const text = (row: OrgRow) =>
      row.kind === 'department' ? row.node.name : t(`people.tree.${row.kind}Branch`);
    const above = mark && aboveIn(model);
    return [
      {
        key: 'name',
        title: t('people.tree.name'),
        text,
        cell: (row) => {
          const department = departmentOfRow(row);
          if (!department) return <span className={styles.pending}>{text(row)}</span>;
          const name =
            multiple || !chosen.has(department.id) ? (
              department.name
            ) : (
              <span className={styles.chosen}>
                <span className={styles.cut}>{department.name}</span>
                <Check size={14} aria-hidden="true" />
                <span className="visually-hidden">{t('people.tree.chosen')}</span>
              </span>
            );
          if (!mark || !above) return name;
          return (
            <span className={styles.marked}>
              <span className={styles.cut}>{name}</span>
              {mark(department.id, above(department.id))}
            </span>
          );
        },
      },
    ];
  }, [t, chosen, multiple, mark, model]);
}
