/** Checks of an archive that need none of its contents, in the order of limits.md §4. */

import type { Carrier } from './carrier.ts';
import { wrongExtension } from './content-kinds.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { readDirectory } from './zip/directory.ts';
import { readEnd } from './zip/end-record.ts';
import type { ArchiveLimits } from './zip/limits.ts';
import { type PlacedEntry, locateEntries } from './zip/spans.ts';

/** Returns the entries in their order in the file. Throws ArchiveRefused. */
export async function readArchive(
  source: RandomAccessSource,
  limits: ArchiveLimits,
  carrier?: Carrier,
): Promise<PlacedEntry[]> {
  const end = await readEnd(source, limits);
  const entries = await readDirectory(source, end, limits, wrongExtension);
  return await locateEntries(source, entries, end, carrier);
}
