/** How the user looks at the board; kept while a row is being looked at. */
import { useState } from 'react';
import { nothingSelected, type Selection } from '#widgets/DataGrid/selection.ts';
import type { GridSort } from '#widgets/DataGrid/sorting.ts';
import type { AttentionChoice } from './board-view.ts';

export function useBoardChoice() {
  const [search, setSearch] = useState('');
  const [attention, setAttention] = useState<AttentionChoice>('all');
  /** null: what needs attention first. */
  const [sort, setSort] = useState<GridSort | null>(null);
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  return { search, setSearch, attention, setAttention, sort, setSort, selection, setSelection };
}

export type BoardChoice = ReturnType<typeof useBoardChoice>;
