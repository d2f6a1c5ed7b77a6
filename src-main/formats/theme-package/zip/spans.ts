/**
 * Checks the position of each entry: its local header must match the directory, and entries follow one another from
 * the first byte to the directory, without a gap or a shared byte (limits.md §4).
 */
import type { ByteSpan, Carrier } from '../carrier.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { dataViewOf, type RandomAccessSource } from './bytes.ts';
import type { ArchiveEntry } from './directory.ts';
import type { EndRecord } from './end-record.ts';
import { wrongExtra } from './extra-fields.ts';
import { refuseArchive } from './archive-refusal.ts';
import { flag, local, localLength, signatures } from './signatures.ts';

/** An entry whose compressed bytes begin at `from`. */
export interface PlacedEntry extends ArchiveEntry {
  readonly from: number;
}

/** Bytes that a local header's extra fields rarely exceed: they are read together with it. */
const usualExtra = 64;

export async function locateEntries(
  source: RandomAccessSource,
  entries: readonly ArchiveEntry[],
  directory: EndRecord,
  carrier?: Carrier,
): Promise<PlacedEntry[]> {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  const ends = inOrder.map((_, index) => inOrder[index + 1]?.offset ?? directory.offset);
  // Checked by the directory alone, so that nothing is read for an impossible entry.
  for (const [index, entry] of inOrder.entries()) {
    const least = entry.offset + localLength + Buffer.byteLength(entry.name) + entry.packed;
    if (least > directory.offset) refuseArchive('FORMAT', entry.name);
    // wall: entries-overlap
    if (least > (ends[index] ?? 0)) refuseArchive('OVERLAP', entry.name);
  }
  if ((inOrder[0]?.offset ?? directory.offset) !== 0) refuseArchive('HIDDEN_DATA');
  const spans = inOrder.map((entry) => headSpan(source, entry));
  const heads =
    carrier && source.file !== undefined && source.size >= carrier.least
      ? await carrier.gather(source.file, spans)
      : null;
  return await limitConcurrency(8, inOrder, async (entry, index) => {
    const { at, length } = spans[index] as ByteSpan;
    const head = heads?.[index] ?? (await source.read(at, length));
    const from = await readLocal(source, entry, head, directory.offset);
    await checkEnd(source, entry, from + entry.packed, ends[index] ?? 0);
    return { ...entry, from };
  });
}

function headSpan({ size }: RandomAccessSource, { name, offset }: ArchiveEntry): ByteSpan {
  const length = localLength + Buffer.byteLength(name) + usualExtra;
  return { at: offset, length: Math.min(length, size - offset) };
}

/** Returns the position of the compressed bytes. */
async function readLocal(
  source: RandomAccessSource,
  entry: ArchiveEntry,
  bytes: Uint8Array,
  most: number,
): Promise<number> {
  const name = Buffer.from(entry.name);
  const view = dataViewOf(bytes);
  const differs = (): never => refuseArchive('HEADER_MISMATCH', entry.name);
  if (view.getUint32(0, true) !== signatures.local) differs();
  const flags = view.getUint16(local.flags, true);
  const meaning = flag.encrypted | flag.descriptor | flag.strong | flag.utf8 | flag.masked;
  if (((flags ^ entry.flags) & meaning) !== 0 || view.getUint16(local.method, true) !== entry.method)
    differs();
  if (view.getUint16(local.name, true) !== name.length) differs();
  if (!name.equals(bytes.subarray(localLength, localLength + name.length))) differs();
  // With a data descriptor the local header may leave these values out.
  const later = (flags & flag.descriptor) !== 0;
  const sizes = [local.crc, local.packed, local.size].map((offset) => view.getUint32(offset, true));
  const known = [entry.crc, entry.packed, entry.size];
  if (sizes.slice(1).includes(0xffff_ffff)) refuseArchive('ZIP64_UNSUPPORTED', entry.name);
  // wall: entry-headers
  if (sizes.some((value, index) => value !== known[index] && !(later && value === 0))) differs();
  const extra = view.getUint16(local.extra, true);
  const from = entry.offset + localLength + name.length + extra;
  if (from > most) refuseArchive('FORMAT', entry.name);
  const wrong = wrongExtra(await source.read(from - extra, extra));
  if (wrong) refuseArchive(wrong, entry.name);
  return from;
}

const descriptorLength = 12;

/** The next entry must begin at the end of this one's bytes or of its data descriptor. */
async function checkEnd(
  source: RandomAccessSource,
  entry: ArchiveEntry,
  end: number,
  next: number,
): Promise<void> {
  const gap = next - end;
  if (gap < 0) refuseArchive('OVERLAP', entry.name);
  if ((entry.flags & flag.descriptor) === 0) {
    // wall: hidden-bytes
    if (gap > 0) refuseArchive('HIDDEN_DATA', entry.name);
    return;
  }
  // A data descriptor with sizes of eight bytes.
  if (gap === 20 || gap === 24) refuseArchive('ZIP64_UNSUPPORTED', entry.name);
  if (gap !== descriptorLength && gap !== descriptorLength + 4)
    refuseArchive(gap < descriptorLength ? 'HEADER_MISMATCH' : 'HIDDEN_DATA', entry.name);
  const view = dataViewOf(await source.read(end, gap));
  const signed = gap > descriptorLength;
  if (signed && view.getUint32(0, true) !== signatures.descriptor)
    refuseArchive('HEADER_MISMATCH', entry.name);
  const said = [0, 4, 8].map((offset) => view.getUint32(offset + (signed ? 4 : 0), true));
  if (said.some((value, index) => value !== [entry.crc, entry.packed, entry.size][index]))
    refuseArchive('HEADER_MISMATCH', entry.name);
}
