/**
 * The value of a sheet's cell: an aspect of an application in a department (spec 3§1, 3§4). Values are numbers, so that
 * hundreds of columns stay small: 0 or 1 for on and shown, the index of the open mode, the index within the group.
 */
import { type AppItem, openModes } from '../../../api/applications/app.ts';

export const sheetAspects = ['on', 'shown', 'opens', 'order'] as const;
export type SheetAspect = (typeof sheetAspects)[number];

/** The values to choose from; null: the user types a number. */
export function cellChoices(aspect: SheetAspect): readonly number[] | null {
  switch (aspect) {
    case 'on':
    case 'shown':
      return [1, 0];
    case 'opens':
      return openModes.map((_, value) => value);
    case 'order':
      return null;
  }
}

/** `place` is the index in the group, from 1. */
export function cellValue(
  aspect: SheetAspect,
  app: Pick<AppItem, 'menuStatus' | 'showApp' | 'openMode'>,
  index: number,
): number {
  switch (aspect) {
    case 'on':
      return Number(app.menuStatus);
    case 'shown':
      return Number(app.showApp);
    case 'opens':
      return openModes.indexOf(app.openMode);
    case 'order':
      return index;
  }
}

/** The next value, after the last one the first; unchanged where there is no choice. */
export function valueAfter(values: readonly number[] | null, value: number): number {
  if (values === null) return value;
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}

/** Words that other programs write for these values. */
const spelled: Readonly<Record<'on' | 'shown', ReadonlyMap<string, number>>> = (() => {
  const flags = new Map([
    ...['1', 'true', 'yes', 'y', 'x', '✓'].map((word) => [word, 1] as const),
    ...['0', 'false', 'no', 'n', '-'].map((word) => [word, 0] as const),
  ]);
  return { on: flags, shown: flags };
})();

const longestNumber = 6;

/** Parses a pasted text; `words` maps the sheet's own words, in lower case, to values. null: not a value. */
export function readValue(
  aspect: SheetAspect,
  text: string,
  words: ReadonlyMap<string, number>,
): number | null {
  const word = text.trim().toLowerCase();
  if (aspect === 'order') {
    const value = word.length <= longestNumber && /^\d+$/.test(word) ? Number(word) : 0;
    return value >= 1 ? value : null;
  }
  const value = words.get(word);
  if (value !== undefined) return value;
  if (aspect === 'on' || aspect === 'shown') return spelled[aspect].get(word) ?? null;
  const mode = openModes.findIndex((one) => one.toLowerCase() === word);
  return mode < 0 ? null : mode;
}
