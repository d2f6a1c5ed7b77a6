/** The themes of the open packages that the server has unchanged: read once for each whose name and style are taken. */
import { useQuery } from '@tanstack/react-query';
import { readPlatformFile } from '#data/platform-file.ts';
import { callRead } from '#data/read.ts';
import { sha256Of } from '#data/sha256.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { cleanPicture } from '#widgets/picture/clean-picture.ts';
import type { ImportDestination } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';
import { picturesToCompare } from './pictures-to-compare.ts';

export const noneUnchanged: ReadonlySet<string> = new Set();

/** `to` is null while nothing is to be compared; `since` is when the existing themes were read. Ids are the imports'. */
export function useUnchangedThemes(
  to: ImportDestination | null,
  incoming: readonly ThemeToImport[],
  since: number,
) {
  const taken = incoming.filter(({ instead }) => instead !== null);
  return useQuery<ReadonlySet<string>>({
    // The key begins with a theme read's id, so that every change of a theme compares it anew.
    queryKey: [themeReads[0]?.id, 'unchanged', to, since, taken.map(({ id, file }) => [id, file])],
    enabled: to !== null && taken.length > 0,
    queryFn: async ({ signal }) => {
      const found = new Set<string>();
      for (const one of taken) if (to && (await isUnchanged(one, to, signal))) found.add(one.id);
      return found;
    },
    placeholderData: (before) => before ?? noneUnchanged,
  });
}

async function isUnchanged(
  { theme, instead }: ThemeToImport,
  to: ImportDestination,
  signal: AbortSignal,
): Promise<boolean> {
  if (!instead) return false;
  const stored = instead.listValues ?? (await storedForm(theme.terminal, instead, to, signal));
  const pictures = stored && picturesToCompare(theme, stored);
  if (!pictures) return false;
  for (const { address, sha256 } of pictures) {
    // The package's picture was read without its notes.
    const file = await cleanPicture(await readPlatformFile(address, signal));
    if ((await sha256Of(file)) !== sha256) return false;
  }
  return true;
}

/** Returns null for a theme that has gone meanwhile. */
async function storedForm(
  terminal: ThemeToImport['theme']['terminal'],
  { id, name, style }: NonNullable<ThemeToImport['instead']>,
  to: ImportDestination,
  signal: AbortSignal,
): Promise<object | null> {
  const ask: typeof callRead = (endpoint, input) => callRead(endpoint, input, { signal });
  try {
    if (terminal === null) return await cssThemeRecord.read(ask, { id }, []);
    return await recordOf(terminal).read(ask, { ...to, terminal, id, name, style: style as 'dark' }, []);
  } catch (error) {
    if (error instanceof GoneRecord) return null;
    throw error;
  }
}
