/**
 * Departments found by a search, with their ancestors, fetched when they come into view. `useList` does not fit: the
 * selection survives a new search, and the search field belongs to the replaced tree.
 */
import { useCallback, useMemo } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type FoundDepartment, searchDepartments } from '#shared/api/people/people.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { ErrorNotice } from '../Notice.tsx';
import styles from './OrgTree.module.css';
import { PickCell } from './PickCell.tsx';
import type { OrgTreeProps } from './props.ts';
import { usePickedRows } from './use-picked-rows.ts';

const pageSize = 50;

interface FoundDepartmentsProps extends Omit<OrgTreeProps, 'focusSearch'> {
  readonly keywords: string;
}

export function FoundDepartments(props: FoundDepartmentsProps) {
  const {
    label,
    menuCode,
    keywords,
    height,
    narrow = false,
    chosen,
    multiple = false,
    mark,
    onChoose,
  } = props;
  const { t, formatNumber } = useText();
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const input = { menuCode, keywords, pageNo: page + 1, pageSize };
      const { result, totalCount } = await callRead(searchDepartments, input, { signal });
      return { rows: result, total: totalCount };
    },
    [menuCode, keywords],
  );
  const gather = async () => {
    const { signal } = new AbortController();
    const rows = await wholeList(
      async (pageNo) => {
        const { rows: result, total: totalCount } = await load(pageNo - 1, signal);
        return { result, totalCount };
      },
      ({ id }) => id,
    );
    onChoose(rows, true);
  };
  const { source, error, retry, total, selection, onChange } = usePickedRows<FoundDepartment>({
    load,
    pageSize,
    chosen,
    onPick: onChoose,
    onAll: (all) => props.onAll?.(all, gather),
  });
  const columns = useMemo<DrawnColumn<FoundDepartment>[]>(
    () => [
      {
        key: 'name',
        title: t('people.tree.name'),
        text: ({ name, path }) => (narrow ? [...path, name].join(' / ') : name),
        ...(narrow ? { minWidth: 120 } : {}),
        cell: (row) => (
          <PickCell
            chosen={!multiple && chosen.has(row.id)}
            mark={mark?.(row.id, row.pathIds ?? [])}
            onPick={() => onChoose([row], !chosen.has(row.id))}
          >
            {row.name}
          </PickCell>
        ),
      },
      ...(narrow
        ? []
        : [
            {
              key: 'path',
              title: t('people.tree.path'),
              text: ({ path }: FoundDepartment) => path.join(' / '),
            },
          ]),
    ],
    [t, chosen, multiple, narrow, mark, onChoose],
  );
  return (
    <>
      {error !== null && <ErrorNotice error={error} title={t('people.tree.searchFailed')} onRetry={retry} />}
      {(error === null || total !== null) && (
        <div className={height === 'fill' ? styles.found : undefined}>
          <DataGrid
            source={source}
            columns={columns}
            label={label}
            rowKey={({ id }) => id}
            density="compact"
            height={height}
            empty={{ title: t('common.table.nothingFound'), text: t('common.table.nothingFoundHint') }}
            onActivate={(row) => onChoose([row], !chosen.has(row.id))}
            {...(multiple ? { select: { selection, onChange, selectAllLabel: t('people.picker.all') } } : {})}
          />
        </div>
      )}
      <p className={styles.count} role="status">
        {total !== null && t('people.tree.found', { count: total, total: formatNumber(total) })}
      </p>
    </>
  );
}
