/**
 * People by name and department, fetched when they come into view; one or several can be picked. `useList` does not
 * fit: its selection is reset by each query, while picks survive a new search.
 */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { callRead, holdRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type FoundPerson, queryPeople } from '#shared/api/people/people.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { Button } from '../Button.tsx';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { ErrorNotice } from '../Notice.tsx';
import { PickCell } from '../OrgTree/PickCell.tsx';
import type { Department } from '../OrgTree/props.ts';
import { usePickedRows } from '../OrgTree/use-picked-rows.ts';
import { SearchField } from '../SearchField.tsx';
import type { PickedItem } from './picked-items.ts';
import styles from './PeoplePicker.module.css';

const pageSize = 50;

interface PeopleListProps {
  /** Null for all departments. */
  readonly department: Department | null;
  readonly onEverybody: () => void;
  readonly chosen: ReadonlySet<string>;
  readonly multiple: boolean;
  readonly onChoose: (people: readonly PickedItem[], on: boolean) => void;
  readonly onAll: (total: number, gather: () => Promise<void>) => void;
}

export function PickerPeopleList(props: PeopleListProps) {
  const { department, onEverybody, chosen, multiple, onChoose, onAll } = props;
  const { t, formatNumber } = useText();
  const [search, setSearch] = useState('');
  const keywords = useDeferredValue(search).trim();
  const deptId = department?.id;
  const read = useCallback(
    async (page: number, signal: AbortSignal) => {
      const narrowed = {
        ...(keywords === '' ? {} : { keywords }),
        ...(deptId === undefined ? {} : { deptId }),
      };
      const input = { ...narrowed, pageNo: page + 1, pageSize };
      return { input, answer: await callRead(queryPeople, input, { signal }) };
    },
    [keywords, deptId],
  );
  const load = useCallback(
    async (page: number, signal: AbortSignal) => {
      const { input, answer } = await read(page, signal);
      // Caches the page, so that the palette also finds these people.
      holdRead(queryPeople, input, answer);
      return { rows: answer.result, total: answer.totalCount };
    },
    [read],
  );
  const pick = useCallback(
    (people: readonly FoundPerson[], on: boolean) =>
      onChoose(
        people.map(({ id, username, department: note }) => ({ id, name: username, note })),
        on,
      ),
    [onChoose],
  );
  const gather = async () => {
    const { signal } = new AbortController();
    const people = await wholeList(
      async (pageNo) => (await read(pageNo - 1, signal)).answer,
      ({ id }) => id,
    );
    pick(people, true);
  };
  const { source, error, retry, total, selection, onChange } = usePickedRows<FoundPerson>({
    load,
    pageSize,
    chosen,
    onPick: pick,
    onAll: (all) => onAll(all, gather),
  });
  const columns = useMemo<DrawnColumn<FoundPerson>[]>(
    () => [
      {
        key: 'name',
        title: t('people.picker.name'),
        text: ({ username }) => username,
        cell: (row) => (
          <PickCell chosen={!multiple && chosen.has(row.id)} onPick={() => pick([row], !chosen.has(row.id))}>
            {row.username}
          </PickCell>
        ),
      },
      { key: 'department', title: t('people.tree.name'), text: (row) => row.department },
    ],
    [t, chosen, multiple, pick],
  );
  const label = department
    ? t('people.picker.peopleOf', { department: department.name })
    : t('people.picker.everybody');
  return (
    <div className={styles.people}>
      <SearchField
        wide
        label={t('people.picker.searchLabel')}
        placeholder={t('people.picker.search')}
        value={search}
        onChange={setSearch}
        focusFirst
      />
      {error !== null && <ErrorNotice error={error} title={t('people.picker.failed')} onRetry={retry} />}
      {(error === null || total !== null) && (
        <DataGrid
          source={source}
          columns={columns}
          label={label}
          rowKey={({ id }) => id}
          density="compact"
          height={360}
          empty={{ title: t('common.table.nothingFound'), text: t('common.table.nothingFoundHint') }}
          onActivate={(row) => pick([row], !chosen.has(row.id))}
          {...(multiple ? { select: { selection, onChange, selectAllLabel: t('people.picker.all') } } : {})}
        />
      )}
      <div className={styles.peopleFoot}>
        <p className={styles.total} role="status">
          {total !== null &&
            t('people.picker.found', { count: total, total: formatNumber(total), of: label })}
        </p>
        {department && (
          <Button size="small" look="quiet" onClick={onEverybody}>
            {t('people.picker.showEverybody')}
          </Button>
        )}
      </div>
    </div>
  );
}
