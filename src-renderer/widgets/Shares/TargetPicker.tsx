/** A dialog that picks subcompanies, groups, positions or external people from a searchable list. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryShareTargets, type ShareTarget, type ShareTargetKind } from '#shared/api/people/people.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { PickCell } from '../OrgTree/PickCell.tsx';
import { usePickedRows } from '../OrgTree/use-picked-rows.ts';
import type { PickerProps } from '../PeoplePicker/DepartmentPicker.tsx';
import { PickerDialog } from '../PeoplePicker/PickerDialog.tsx';
import { usePickedItems } from '../PeoplePicker/use-picked-items.ts';
import { SearchField } from '../SearchField.tsx';
import styles from './Shares.module.css';

const pageSize = 50;

interface TargetPickerProps extends Omit<PickerProps, 'menuCode'> {
  readonly kind: ShareTargetKind;
}

export function TargetPicker({ kind, multiple, initial, onTake, onClose }: TargetPickerProps) {
  const { t, formatNumber } = useText();
  const { chosen, ids, turn, takeAll, problem, isEmpty } = usePickedItems({ initial, multiple, onTake });
  const [search, setSearch] = useState('');
  const keywords = useDeferredValue(search).trim();
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const narrowed = keywords === '' ? {} : { keywords };
      const input = { entryType: kind, ...narrowed, pageNo: page + 1, pageSize };
      const { result, totalCount } = await callRead(queryShareTargets, input, { signal });
      return { rows: result, total: totalCount };
    },
    [kind, keywords],
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
    turn(rows, true);
  };
  const { source, error, retry, total, selection, onChange } = usePickedRows<ShareTarget>({
    load,
    pageSize,
    chosen: ids,
    onPick: turn,
    onAll: (all) => takeAll(all, gather),
  });
  const columns = useMemo<DrawnColumn<ShareTarget>[]>(
    () => [
      {
        key: 'name',
        title: t('shares.name'),
        text: ({ name }) => name,
        cell: (row) => (
          <PickCell chosen={false} onPick={() => turn([row], !ids.has(row.id))}>
            {row.name}
          </PickCell>
        ),
      },
      ...(kind === 'external'
        ? [{ key: 'note', title: t('shares.note'), text: ({ note }: ShareTarget) => note }]
        : []),
    ],
    [t, kind, ids, turn],
  );
  const title = t(`shares.pick.${kind}`);
  return (
    <PickerDialog
      title={title}
      width={720}
      chosen={multiple ? chosen : null}
      isEmpty={isEmpty}
      problem={problem}
      onRemove={(items) => turn(items, false)}
      onTake={() => onTake(chosen)}
      onClose={onClose}
    >
      <div className={styles.targets}>
        <SearchField
          wide
          label={title}
          placeholder={t(`shares.search.${kind}`)}
          value={search}
          onChange={setSearch}
          focusFirst
        />
        {error !== null && <ErrorNotice error={error} title={t('shares.pickFailed')} onRetry={retry} />}
        {(error === null || total !== null) && (
          <DataGrid
            source={source}
            columns={columns}
            label={title}
            rowKey={({ id }) => id}
            density="compact"
            height={360}
            empty={{ title: t('common.table.nothingFound'), text: t('common.table.nothingFoundHint') }}
            onActivate={(row) => turn([row], !ids.has(row.id))}
            {...(multiple && { select: { selection, onChange, selectAllLabel: t('people.picker.all') } })}
          />
        )}
        <p className={styles.total} role="status">
          {total !== null && t('common.table.total', { total: formatNumber(total) })}
        </p>
      </div>
    </PickerDialog>
  );
}
