/** The history page by page: all of it for the export, the ids of what is selected for the deletion. */

import { bridge } from '#data/bridge.ts';
import type { OpenedLicence, OpenedSort } from '#shared/bridge/licence/licence.ts';
import { isSelected, type Selection } from '#widgets/DataGrid/selection.ts';

/** Entries of a call, and ids of a deletion, at most (the contract's limit). */
const most = 1000;

export async function* allOpened(
  search: string,
  signal?: AbortSignal,
  sort?: OpenedSort,
): AsyncGenerator<OpenedLicence> {
  for (let offset = 0; ; offset += most) {
    const options = signal ? { signal } : {};
    const { entries, total } = await bridge.licence.history(
      { search, offset, limit: most, ...(sort ? { sort } : {}) },
      options,
    );
    yield* entries;
    if (entries.length === 0 || offset + most >= total) return;
  }
}

/** In shares of what one call takes. `search` is the one under which everything was selected. */
export async function selectedIds(selection: Selection, search: string): Promise<string[][]> {
  const ids: string[] = [];
  if (!selection.all) ids.push(...selection.keys);
  else for await (const { id } of allOpened(search)) if (isSelected(selection, id)) ids.push(id);
  const shares: string[][] = [];
  for (let start = 0; start < ids.length; start += most) shares.push(ids.slice(start, start + most));
  return shares;
}
