import { type Carrier, isCarried, type Load } from './carrier.ts';
import { checkedParts } from './checked-parts.ts';
import { isSystemFile, isText } from './content-kinds.ts';
import type { EntryFacts, ExpectedEntry } from './read-entry.ts';
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
): Promise<EntryFacts[]> {
  const { file = -1 } = source;
  const carried = await carrier.carry(
    entries.map(({ entry, look, keeper }): Load => {
      const { name, method, packed, size, from: at } = entry;
      const to = keeper?.file === undefined ? null : ({ kind: 'file', path: keeper.file } as const);
      return { name, look, method, packed, size, from: { file, at }, to };
    }),
  );
  return entries.map(({ entry: { name, crc }, look }, index) => {
    const answer = carried[index];
    if (answer === undefined) throw new Error('not carried');
    if ('refused' in answer) return refuseArchive(answer.refused, name, answer.details);
    if (/* wall: carried-sum */ answer.crc !== crc) refuseArchive('CRC_MISMATCH', name);
    return { sha256: answer.sha256, parts: checkedParts(answer.parts, name, look === 'ours') };
  });
}
