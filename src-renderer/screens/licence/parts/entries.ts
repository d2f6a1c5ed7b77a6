/** The five entries of the licence tool, in order, and their place in the address: `?entry=compare` (spec 1§2.6). */
export const entries = ['parse', 'compare', 'submissions', 'codes', 'log'] as const;
export type Entry = (typeof entries)[number];

/** Parse file is the default; an unknown name is it too. */
export function entryOf(name: string | null): Entry {
  return entries.find((entry) => entry === name) ?? 'parse';
}

/**
 * The specification's sizes of the tool, in pixels (spec 1§9). The row also names an organisation tree, 200 wide;
 * none of the five entries that it describes has one.
 */
export const toolSizes = {
  menuWidth: 150,
  submissionScrollHeight: 700,
  detailWidth: 1200,
  detailHeight: 800,
} as const;
