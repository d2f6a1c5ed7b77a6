import type { LicenceMapping } from '../../../api/mapping/licence-files.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';

const longest = 100;

/** Returns null for a mapping without licence files. The name is the first line of `about`, or `name`. */
export function licenceMappingOf(
  { licenceFiles = [] }: Mapping,
  about: string,
  name: string,
): LicenceMapping | null {
  if (licenceFiles.length === 0) return null;
  const [line = ''] = about.trim().split(/[\r\n]/, 1);
  return { name: (line.trim() || name).slice(0, longest), kinds: licenceFiles };
}
