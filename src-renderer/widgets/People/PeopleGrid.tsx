/** People of a long list on the server: search, how many, a grid that fetches what comes into view, export. */
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import type { GridColumn } from '../DataGrid/columns.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { nothingSelected, type Selection, selectedCount } from '../DataGrid/selection.ts';
import { usePagedRows } from '../DataGrid/use-paged-rows.ts';
import { ErrorNotice } from '../Notice.tsx';
import { SearchField } from '../SearchField.tsx';
import { TableExport } from '../TableExport/TableExport.tsx';
import styles from './people.module.css';
import { everybody, type PeopleQuery, type Person } from './people.ts';

const pageSize = 50;

interface PeopleGridProps {
  /** Names the grid, its search and its export. */
  readonly title: string;
  readonly query: PeopleQuery;
  readonly empty: string;
  readonly failed: string;
  /** Present: people can be chosen; draws what is done with them. */
  readonly onChosen?: (choice: Choice) => ReactNode;
}

interface Choice {
  readonly count: number;
  /** Fetches the chosen people. Throws ApiError. */
  readonly people: () => Promise<Person[]>;
}

export function PeopleGrid({ title, query, empty, failed, onChosen }: PeopleGridProps) {
  const { t, formatNumber } = useText();
  const [search, setSearch] = useState('');
  const keywords = useDeferredValue(search).trim();
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const load = useCallback(
    (page: number, signal: AbortSignal) => query({ keywords, pageNo: page + 1, pageSize }, signal),
    [query, keywords],
  );
  const { source, error, retry, total } = usePagedRows<Person>(load, { pageSize });
  const name = t('licenceInfo.screen.holders.name');
  const department = t('licenceInfo.screen.holders.department');
  const columns = useMemo<GridColumn<Person>[]>(
    () => [
      { key: 'name', title: name, text: (person) => person.username },
      { key: 'department', title: department, text: (person) => person.department },
    ],
    [name, department],
  );
  /** Gathered once for a choice: trying again means the same people, though the list may show other ones by then. */
  const gathered = useRef<{ selection: Selection; keywords: string; people: Person[] } | null>(null);
  const people = async () => {
    const before = gathered.current;
    if (before?.selection === selection && before.keywords === keywords) return before.people;
    const chosen: Person[] = [];
    const { signal } = new AbortController();
    for await (const person of everybody(query, keywords, signal)) {
      if (selection.keys.has(person.id) !== selection.all) chosen.push(person);
      if (!selection.all && chosen.length === selection.keys.size) break;
    }
    gathered.current = { selection, keywords, people: chosen };
    return chosen;
  };
  const select = {
    selection,
    onChange: setSelection,
    selectAllLabel: t('licenceInfo.screen.holders.selectAll'),
  };
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={title}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setSelection(nothingSelected);
          }}
        />
        <span className={styles.count} role="status">
          {total !== null && t('common.table.total', { total: formatNumber(total) })}
        </span>
        <TableExport
          title={title}
          columns={[
            { title: name, value: (person: Person) => person.username },
            { title: department, value: (person) => person.department },
            { title: t('licenceInfo.screen.column.id'), value: (person) => person.id },
          ]}
          rows={(signal) => everybody(query, keywords, signal)}
          disabled={total === null || total === 0}
        />
        {onChosen?.({ count: selectedCount(selection, total ?? 0), people })}
      </div>
      {error !== null && <ErrorNotice error={error} title={failed} onRetry={retry} />}
      {(error === null || total !== null) && (
        <DataGrid
          source={source}
          columns={columns}
          label={title}
          rowKey={(person) => person.id}
          height={360}
          empty={keywords === '' ? empty : t('common.table.nothingFound')}
          {...(onChosen ? { select } : {})}
        />
      )}
    </>
  );
}
