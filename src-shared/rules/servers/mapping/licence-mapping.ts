/** What of a mapping reads licence files, under a name that people know the mapping by. */
import type { LicenceMapping } from '../../../api/mapping/licence-files.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';

/** Characters of the name. */
const longest = 100;

/** Null where it knows none. Its name is the first line of what it says about itself; else `name`. */
export function licenceMappingOf(
  { licenceFiles = [] }: Mapping,
  about: string,
  name: string,
): LicenceMapping | null {
  if (licenceFiles.length === 0) return null;
  const [line = ''] = about.trim().split(/[\r\n]/, 1);
  return { name: (line.trim() || name).slice(0, longest), kinds: licenceFiles };
}
