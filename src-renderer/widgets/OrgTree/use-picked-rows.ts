/** A long list on the server from which several are picked: what of it is chosen, and what a change of that means. */
import { useCallback, useMemo, useRef } from 'react';
import type { PagedRowsOptions } from '../DataGrid/paged-rows.ts';
import type { Selection } from '../DataGrid/selection.ts';
import { usePagedRows } from '../DataGrid/use-paged-rows.ts';

interface Picked<Row> {
  readonly load: PagedRowsOptions<Row>['load'];
  readonly pageSize: number;
  readonly chosen: ReadonlySet<string>;
  /** Rows turned on or off. */
  readonly onPick: (rows: readonly Row[], on: boolean) => void;
  /** Everything that was found is to be chosen. */
  readonly onAll: (total: number) => void;
}

/** `load` decides when the list begins afresh, as in `usePagedRows`. */
export function usePickedRows<Row extends { readonly id: string }>(options: Picked<Row>) {
  const { load, pageSize, chosen, onPick, onAll } = options;
  const seen = useRef(new Map<string, Row>());
  const remembering = useCallback<typeof load>(
    async (...asked) => {
      const page = await load(...asked);
      if (asked[0] === 0) seen.current.clear();
      for (const row of page.rows) seen.current.set(row.id, row);
      return page;
    },
    [load],
  );
  const list = usePagedRows<Row>(remembering, { pageSize });
  const version = list.source.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that other rows were seen
  const selection = useMemo<Selection>(
    () => ({ all: false, keys: new Set([...chosen].filter((id) => seen.current.has(id))) }),
    [chosen, version],
  );
  const onChange = (next: Selection) => {
    if (next.all) return onAll(list.total ?? 0);
    const turned = (on: boolean) =>
      [...seen.current.values()].filter(({ id }) => next.keys.has(id) === on && chosen.has(id) !== on);
    const [added, removed] = [turned(true), turned(false)];
    if (added.length > 0) onPick(added, true);
    if (removed.length > 0) onPick(removed, false);
  };
  return { ...list, selection, onChange };
}
