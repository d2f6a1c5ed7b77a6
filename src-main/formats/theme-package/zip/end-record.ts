/** Finds the one end record of a zip, at the exact end of the file (APPNOTE 6.3 §4.3.16). */
import { dataViewOf, type RandomAccessSource } from './bytes.ts';
import { type ArchiveLimits, directoryLimit } from './limits.ts';
import { refuseArchive } from './archive-refusal.ts';
import { end, endLength, signatures } from './signatures.ts';

export interface EndRecord {
  readonly count: number;
  /** Offset and size of the central directory. */
  readonly offset: number;
  readonly size: number;
}

/** Bytes of the longest comment. */
const longestComment = 0xffff;

export async function readEnd(source: RandomAccessSource, limits: ArchiveLimits): Promise<EndRecord> {
  const { size } = source;
  if (size > limits.file) refuseArchive('BOMB_SIZE');
  if (size < endLength) refuseArchive('NOT_A_ZIP');
  const from = Math.max(0, size - endLength - longestComment);
  const tail = dataViewOf(await source.read(from, size - from));
  const at = from + offsetOf(tail);
  const view = new DataView(tail.buffer, tail.byteOffset + at - from, endLength);
  const record = {
    count: view.getUint16(end.count, true),
    size: view.getUint32(end.directorySize, true),
    offset: view.getUint32(end.directoryOffset, true),
  };
  const here = view.getUint16(end.countHere, true);
  if (record.count === 0xffff || record.size === 0xffff_ffff || record.offset === 0xffff_ffff)
    refuseArchive('ZIP64_UNSUPPORTED');
  if (view.getUint16(end.disk, true) !== 0 || view.getUint16(end.directoryDisk, true) !== 0)
    refuseArchive('FORMAT');
  if (here !== record.count) refuseArchive('COUNT_MISMATCH');
  if (record.count > limits.entries) refuseArchive('TOO_MANY', undefined, { most: limits.entries });
  if (record.size > directoryLimit || record.offset + record.size > at) refuseArchive('FORMAT');
  if (record.offset + record.size < at) await refuseGap(source, record.offset + record.size);
  return record;
}

function offsetOf(tail: DataView): number {
  const found: number[] = [];
  for (let at = tail.byteLength - endLength; at >= 0; at -= 1) {
    if (tail.getUint8(at) === 0x50 && tail.getUint32(at, true) === signatures.end) found.push(at);
  }
  const [whole, ...more] = found.filter(
    (at) => at + endLength + tail.getUint16(at + end.commentLength, true) === tail.byteLength,
  );
  if (whole === undefined) {
    const ends = found.some(
      (at) => at + endLength + tail.getUint16(at + end.commentLength, true) < tail.byteLength,
    );
    return refuseArchive(ends ? 'TRAILING_DATA' : 'NOT_A_ZIP');
  }
  // wall: one-end-record
  if (more.length > 0 || found.some((at) => at > whole)) return refuseArchive('MULTIPLE_EOCD');
  return whole;
}

/** Refuses bytes between the directory and the end record. */
async function refuseGap(source: RandomAccessSource, at: number): Promise<never> {
  const signature = dataViewOf(await source.read(at, 4)).getUint32(0, true);
  if (signature === signatures.zip64End || signature === signatures.zip64Locator)
    refuseArchive('ZIP64_UNSUPPORTED');
  return refuseArchive(signature === signatures.end ? 'MULTIPLE_EOCD' : 'HIDDEN_DATA');
}
