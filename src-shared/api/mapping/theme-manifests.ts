/** How a platform's own theme archives say what is in them: where their manifest is, and what its fields are called. */
import * as z from 'zod';
import { fieldText, scalar, wordList } from './field-words.ts';

/** A path within an archive. */
const entryPath = z
  .string()
  .min(1)
  .max(300)
  .regex(/^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:]+$/);

export const themeManifestKind = z.strictObject({
  /** What the kind is called. */
  name: z.string().min(1).max(100),
  /** JSON, where it is in the archive. */
  manifest: entryPath,
  /** The list of themes in it; absent: the whole is one theme. */
  themes: fieldText.optional(),
  /** Our field of a theme (`name`, `terminal`, `style`, `fields.primaryColor`) → its path there. */
  names: z.record(fieldText, fieldText),
  words: z.record(fieldText, wordList).optional(),
  /** What every theme of the kind is, where its manifest does not say it. */
  add: z.record(fieldText, scalar).optional(),
  /** The folder that paths of pictures begin in; absent: that of the manifest. */
  pictures: entryPath.optional(),
});
export type ThemeManifestKind = z.output<typeof themeManifestKind>;

export const themeManifests = z.array(themeManifestKind).min(1).max(20);
