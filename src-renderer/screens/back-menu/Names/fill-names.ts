/** Edits of the selected cells: reset, fill from the first cell, paste a table. */
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { type CellSpan, pasteTarget } from '#widgets/CellSheet/cell-range.ts';
import { type NameDraft, type NameRow, nameInLanguage, oddNameIn } from './name-rows.ts';
import type { FilledCell } from './use-name-draft.ts';

export interface FreeCells {
  readonly rows: readonly NameRow[];
  readonly mayChange: (row: NameRow) => boolean;
  readonly draft: NameDraft;
}

function cellsOf(
  { rows, mayChange }: FreeCells,
  span: CellSpan,
  name: (row: number, column: number) => string | null | undefined,
) {
  const cells: FilledCell[] = [];
  for (let at = span.top; at <= span.bottom; at += 1) {
    const row = rows[at];
    if (!row || !mayChange(row)) continue;
    for (let column = span.left; column <= span.right; column += 1) {
      const lang = platformLanguages[column];
      const value = name(at, column);
      if (lang && value !== undefined) cells.push({ row, lang, name: value });
    }
  }
  return cells;
}

/** `null` resets the cells to their stored names. */
export function fillDownOrAcross(
  free: FreeCells,
  span: CellSpan,
  way: 'down' | 'across' | null,
): FilledCell[] {
  if (way === null) return cellsOf(free, span, () => null);
  return cellsOf(free, span, (at, column) => {
    const first = free.rows[way === 'down' ? span.top : at];
    const lang = platformLanguages[way === 'down' ? column : span.left];
    if (!first || !lang || oddNameIn(first, lang, free.draft)) return undefined;
    return nameInLanguage(first, lang, free.draft);
  });
}

/** An empty text of the table leaves its cell alone. */
export function pasteNames(
  free: FreeCells,
  span: CellSpan,
  table: readonly (readonly string[])[],
): FilledCell[] {
  const wide = Math.max(...table.map((line) => line.length));
  const over = pasteTarget(span, table.length, wide);
  return cellsOf(free, over, (at, column) => {
    const word = table[(at - over.top) % table.length]?.[(column - over.left) % wide]?.trim();
    return word === '' ? undefined : word;
  });
}
