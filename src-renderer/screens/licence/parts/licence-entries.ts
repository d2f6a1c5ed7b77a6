/**
 * The entries of the licence tool in their order, and their parameter in the address: `?entry=compare`. The
 * specification's five come first (spec 1§2.6), those of this project below them.
 */
export const specifiedEntries = ['parse', 'compare', 'submissions', 'codes', 'log'] as const;
export const workbenchEntries = ['board', 'family', 'opened', 'keys'] as const;
const entries = [...specifiedEntries, ...workbenchEntries];
export type LicenceEntry = (typeof entries)[number];

/** Parse file is the default, for an unknown name too. */
export function licenceEntryOf(name: string | null): LicenceEntry {
  return entries.find((entry) => entry === name) ?? 'parse';
}

/** The specification's sizes of the tool, in pixels (spec 1§9). The tree of organisations stands beside the board. */
export const toolSizes = {
  menuWidth: 150,
  submissionScrollHeight: 700,
  detailWidth: 1200,
  detailHeight: 800,
} as const;
