import { type Carrier, isCarried, type Load } from './carrier.ts';
import { isSystemFile, isText } from './content-kinds.ts';
import type { ExpectedEntry } from './read-entry.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import type { PlacedEntry } from './zip/spans.ts';

/** Texts are small and are checked as a whole, without a carrier. */
export function isCarriedEntry({ file }: RandomAccessSource, entry: PlacedEntry): boolean {
  return file !== undefined && isCarried(entry) && (!isText(entry.name) || isSystemFile(entry.name));
}

export async function carryEntries(
  source: RandomAccessSource,
  entries: readonly ExpectedEntry[],
  carrier: Carrier,
): Promise<string[]> {
  const { file = -1 } = source;
  const carried = await carrier.carry(
    entries.map(({ entry, look, keeper }): Load => {
      const { name, method, packed, size, from: at } = entry;
      const to = keeper?.file === undefined ? null : ({ kind: 'file', path: keeper.file } as const);
      return { name, look, method, packed, size, from: { file, at }, to };
    }),
  );
  return entries.map(({ entry: { name, crc } }, index) => {
    const answer = carried[index];
    if (answer === undefined) throw new Error('not carried');
    if ('refused' in answer) return refuseArchive(answer.refused, name);
    return /* wall: carried-sum */ answer.crc === crc ? answer.sha256 : refuseArchive('CRC_MISMATCH', name);
  });
}
