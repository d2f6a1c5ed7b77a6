/**
 * What a cell of the sheet says of an application in a department (spec 3§1, 3§4): as a number, so that hundreds of
 * columns are small. 0 and 1 of whether it is on or shown, the place of its open mode among them, its place in its group.
 */
import { type AppItem, openModes } from '#shared/api/applications/app.ts';

export const sheetAspects = ['on', 'shown', 'opens', 'order'] as const;
export type SheetAspect = (typeof sheetAspects)[number];

/** Values to choose from; null: a number is asked for. */
export function valuesOf(aspect: SheetAspect): readonly number[] | null {
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

/** `place` is the one in its group, from 1. */
export function cellValue(
  aspect: SheetAspect,
  app: Pick<AppItem, 'menuStatus' | 'showApp' | 'openMode'>,
  place: number,
): number {
  switch (aspect) {
    case 'on':
      return Number(app.menuStatus);
    case 'shown':
      return Number(app.showApp);
    case 'opens':
      return openModes.indexOf(app.openMode);
    case 'order':
      return place;
  }
}

/** The next one to choose, after the last the first; where there is no choice it stays. */
export function valueAfter(values: readonly number[] | null, value: number): number {
  if (values === null) return value;
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}

/** What tables of other programs write. */
const spelled: Readonly<Record<'on' | 'shown', ReadonlyMap<string, number>>> = (() => {
  const flags = new Map([
    ...['1', 'true', 'yes', 'y', 'x', '✓'].map((word) => [word, 1] as const),
    ...['0', 'false', 'no', 'n', '-'].map((word) => [word, 0] as const),
  ]);
  return { on: flags, shown: flags };
})();

const longestNumber = 6;

/** A pasted text as a value; `words` are those that the sheet itself shows, in small letters. null: it is none. */
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
