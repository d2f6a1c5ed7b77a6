/** The mark of a value that was not understood, as files and copies of cells have it; a paste of the mark changes nothing. */
import { rawText } from '#data/raw-text.ts';
import type { Translate } from '#data/text.ts';
import type { OddField } from '#shared/api/odd-values/odd-fields.ts';

export function oddMark({ raw }: OddField, t: Translate, longest?: number): string {
  return t('list.odd.hover', { raw: rawText(raw, longest) });
}

/** A cell of a sheet in place of the value. */
export function oddSheetCell(field: OddField, t: Translate) {
  return { text: t('list.odd.cell'), note: oddMark(field, t), copy: oddMark(field, t) };
}

/** A pasted table with empty texts, which leave their cells alone, in place of marks of whatever value. */
export function withoutOddMarks(
  table: readonly (readonly string[])[],
  t: Translate,
): readonly (readonly string[])[] {
  return table.map((line) => line.map((text) => (isOddMark(text, t) ? '' : text)));
}

export function isOddMark(text: string, t: Translate): boolean {
  return text.trim().startsWith(t('list.odd.hover', { raw: '' }).trim());
}
