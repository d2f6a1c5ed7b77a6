/** A platform's own theme archives: the path of their manifest, and the names of its fields. */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';

/** A path within an archive. */
const entryPath = z
  .string()
  .min(1)
  .max(300)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:]+$/);

export const themeManifestKind = z.strictObject({
  /** Name of the kind. */
  name: z.string().min(1).max(100),
  /** Path of the JSON manifest in the archive. */
  manifest: entryPath,
  /** Path of the list of themes; absent where the whole manifest is one theme. */
  themes: fieldText.optional(),
  /**
   * Maps a declared field of a theme (`name`, `terminal`, `style`, `fields.titleName`) to its path in the manifest.
   */
  names: z.record(fieldText, fieldText),
  words: z.record(fieldText, wordList).optional(),
  /** Values of every theme of the kind that its manifest does not have. */
  add: z.record(fieldText, scalar).optional(),
  /** The folder to which paths of pictures are relative; absent for the manifest's folder. */
  pictures: entryPath.optional(),
});
export type ThemeManifestKind = z.output<typeof themeManifestKind>;

export const themeManifests = z.array(themeManifestKind).min(1).max(20);
