/** What is done with chosen cells of the sheet beside an audience. */
import {
  readSaid,
  saidOf,
  saidValues,
  type SharedApp,
  type Target,
  type WantedSaid,
} from '#shared/rules/applications/sheet/audience.ts';
import { type SheetDraft, unset } from '#shared/rules/applications/sheet/draft.ts';
import { targetKey } from '#shared/rules/shares/share.ts';
import { laidOver, type Span } from '#widgets/CellSheet/cell-range.ts';

export interface AudienceFilling {
  readonly apps: readonly SharedApp[];
  readonly draft: SheetDraft;
  readonly targets: readonly Target[];
  /** Rows as they stand. */
  readonly rows: Int32Array;
}

export function storedAt({ apps, targets }: AudienceFilling, line: number, column: number): number {
  const [app, target] = [apps[line], targets[column]];
  return app && target ? saidOf(app.shares, targetKey(target)) : unset;
}

/** What is filled in, otherwise what is stored. */
export function shownAt(filling: AudienceFilling, row: number, column: number): number {
  const line = filling.rows[row] ?? -1;
  const target = filling.targets[column];
  const filled = target ? filling.draft.at(targetKey(target), line) : unset;
  return filled === unset ? storedAt(filling, line, column) : filled;
}

/** `null`: the cell stays as it is. What is stored already is not filled in. */
type ValueOf = (row: number, column: number) => number | null;

export function fillCells(filling: AudienceFilling, span: Span, valueFor: ValueOf): void {
  const { draft, targets, rows } = filling;
  draft.change((put) => {
    for (let column = span.left; column <= span.right; column += 1) {
      const target = targets[column];
      if (!target) continue;
      for (let row = span.top; row <= span.bottom; row += 1) {
        const line = rows[row];
        const value = line === undefined ? null : valueFor(row, column);
        if (line === undefined || value === null) continue;
        put(targetKey(target), line, storedAt(filling, line, column) === value ? unset : value);
      }
    }
  });
}

export function nextSaid(filling: AudienceFilling, span: Span): void {
  const value = shownAt(filling, span.top, span.left);
  const next = saidValues[(value + 1) % saidValues.length] ?? 0;
  fillCells(filling, span, () => next);
}

export function fillSaid(filling: AudienceFilling, span: Span, way: 'down' | 'across'): void {
  fillCells(filling, span, (row, column) => {
    const value = way === 'down' ? shownAt(filling, span.top, column) : shownAt(filling, row, span.left);
    return value === unset ? null : value;
  });
}

/** Answers how many words no cell could take. */
export function pasteSaid(
  filling: AudienceFilling,
  span: Span,
  table: readonly (readonly string[])[],
  words: ReadonlyMap<string, number>,
): number {
  const wide = Math.max(...table.map((line) => line.length));
  const over = laidOver(span, table.length, wide);
  let strange = 0;
  fillCells(filling, over, (row, column) => {
    const text = table[(row - over.top) % table.length]?.[(column - over.left) % wide] ?? '';
    if (text.trim() === '') return null;
    const value = readSaid(text, words);
    if (value === null) strange += 1;
    return value;
  });
  return strange;
}

export function wantedSaid(
  { apps, draft }: Pick<AudienceFilling, 'apps' | 'draft'>,
  known: readonly Target[],
): WantedSaid[] {
  return known.flatMap((target) =>
    [...(draft.ofColumn(targetKey(target)) ?? [])].flatMap((value, line) => {
      const app = apps[line];
      return value === unset || !app ? [] : [{ id: app.id, target, value }];
    }),
  );
}
