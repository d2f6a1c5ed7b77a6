/** A server's long list for picking several rows: translates between picked ids and the grid's selection. */
import { useCallback, useMemo, useRef } from 'react';
import type { PagedRowsOptions } from '../DataGrid/paged-rows.ts';
import type { Selection } from '../DataGrid/selection.ts';
import { usePagedRows } from '../DataGrid/use-paged-rows.ts';

interface Picked<Row> {
  readonly load: PagedRowsOptions<Row>['load'];
  readonly pageSize: number;
  readonly chosen: ReadonlySet<string>;
  readonly onPick: (rows: readonly Row[], on: boolean) => void;
  readonly onAll: (total: number) => void;
}

/** A new `load` restarts the list, as in `usePagedRows`. */
export function usePickedRows<Row extends { readonly id: string }>(options: Picked<Row>) {
  const { load, pageSize, chosen, onPick, onAll } = options;
  const rowById = useRef(new Map<string, Row>());
  const remembering = useCallback<typeof load>(
    async (...asked) => {
      const page = await load(...asked);
      if (asked[0] === 0) rowById.current.clear();
      for (const row of page.rows) rowById.current.set(row.id, row);
      return page;
    },
    [load],
  );
  const list = usePagedRows<Row>(remembering, { pageSize });
  const version = list.source.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that other rows were seen
  const selection = useMemo<Selection>(
    () => ({ all: false, keys: new Set([...chosen].filter((id) => rowById.current.has(id))) }),
    [chosen, version],
  );
  const onChange = (next: Selection) => {
    if (next.all) return onAll(list.total ?? 0);
    const turned = (on: boolean) =>
      [...rowById.current.values()].filter(({ id }) => next.keys.has(id) === on && chosen.has(id) !== on);
    const [added, removed] = [turned(true), turned(false)];
    if (added.length > 0) onPick(added, true);
    if (removed.length > 0) onPick(removed, false);
  };
  return { ...list, selection, onChange };
}
