/** The colours of themes, the most frequent first. */
import { parseColour, writeColour } from '#shared/kit/colour/colour.ts';
import { lookNamesOf } from '#shared/rules/themes/look/look-forms.ts';
import { lookTables } from '#shared/rules/themes/look/look-of.ts';

/** The number of colours that a picker shows in three lines. */
export const usedMost = 24;

const colourNames = new Set(Object.values(lookTables).flatMap((table) => lookNamesOf(table, 'colour')));

/** `themes` are rows of lists; a theme counts a colour once. Colours are `#rrggbb` or `#rrggbbaa`. */
export function usedColours(themes: readonly object[]): readonly string[] {
  const times = new Map<string, number>();
  for (const theme of themes) {
    const said = Object.entries(theme).flatMap(([name, value]) =>
      colourNames.has(name) ? [String(value)] : [],
    );
    const own = said.flatMap((text) => parseColour(text) ?? []).filter(({ a }) => a > 0);
    for (const colour of new Set(own.map(writeColour))) times.set(colour, (times.get(colour) ?? 0) + 1);
  }
  return [...times]
    .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .slice(0, usedMost)
    .map(([colour]) => colour);
}
