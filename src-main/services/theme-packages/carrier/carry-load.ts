/**
 * Processes one load of a carrier with synchronous calls: reads, checks, hashes and writes each chunk, so that it
 * is still in the processor's cache when it is written.
 */
import { createHash } from 'node:crypto';
import * as nodeDisk from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { readPartsInPieces } from '#shared/kit/pictures/parts/read-parts.ts';
import type { ArchiveRefusal, ContentFault } from '#shared/rules/themes/package/findings.ts';
import type {
  ByteSpan,
  CarriedPicture,
  CarrierSource,
  Load,
} from '../../../formats/theme-package/carrier.ts';
import { isPixels, wrongContent } from '../../../formats/theme-package/content-kinds.ts';
import { firstPiece, wholeLimit } from '../../../formats/theme-package/zip/reused-buffer.ts';
import { methods } from '../../../formats/theme-package/zip/signatures.ts';
import { localHeader } from '../../../formats/theme-package/zip/written-records.ts';

/** The system's calls as a value, so that a test can let them fail. */
export type WaitingDisk = Pick<typeof nodeDisk, 'openSync' | 'readSync' | 'writeSync' | 'closeSync'>;

/** Size of one read in bytes. */
const piece = 256 * 1024;
const memory = Buffer.allocUnsafeSlow(wholeLimit);

export function carryLoads(loads: readonly Load[], disk: WaitingDisk = nodeDisk): CarriedPicture[] {
  const all: CarriedPicture[] = [];
  for (const load of loads) {
    const carried = carryLoad(load, disk);
    all.push(carried);
    if ('refusal' in carried) break;
  }
  return all;
}

export function gatherSpans(
  file: number,
  spans: readonly ByteSpan[],
  disk: WaitingDisk = nodeDisk,
): Uint8Array[] {
  return spans.map(({ at, length }) => {
    const bytes = Buffer.alloc(length);
    readAll(disk, file, at, bytes);
    return bytes;
  });
}

function carryLoad(load: Load, disk: WaitingDisk): CarriedPicture {
  const { name, from, to } = load;
  const opened: number[] = [];
  const open = (path: string, flags: string): number => {
    const file = disk.openSync(path, flags, 0o600);
    opened.push(file);
    return file;
  };
  try {
    const source = sourceOf(from, open);
    if (!to) return carryPicture(load, source, disk, () => undefined);
    if (to.kind === 'file') {
      const file = open(to.path, 'wx');
      return carryPicture(load, source, disk, (bytes, at) => writeAll(disk, file, at, bytes));
    }
    const start = to.at + localHeader({ name }).length;
    const carried = carryPicture(load, source, disk, (bytes, at) =>
      writeAll(disk, to.file, start + at, bytes),
    );
    if (!('refusal' in carried)) writeAll(disk, to.file, to.at, localHeader({ ...load, crc: carried.crc }));
    return carried;
  } finally {
    for (const file of opened) disk.closeSync(file);
  }
}

interface Source {
  readonly file: number;
  readonly at: number;
}

function sourceOf(from: CarrierSource, open: (path: string, flags: string) => number): Source {
  return 'path' in from ? { file: open(from.path, 'r'), at: 0 } : from;
}

function carryPicture(
  load: Load,
  source: Source,
  disk: WaitingDisk,
  write: (bytes: Uint8Array, at: number) => void,
): CarriedPicture {
  const hash = createHash('sha256');
  const isRead = load.look === 'picture' || (load.look !== 'nothing' && isPixels(load.name));
  const reader = isRead ? readPartsInPieces() : null;
  let crc = 0;
  let size = 0;
  const take: Take = (bytes) => {
    const looked = size === 0 && (load.look === 'ours' || load.look === 'any');
    const wrong = looked ? wrongContent(load.name, bytes, load.look === 'ours') : null;
    // wall: carried-look
    if (wrong) return wrong;
    reader?.push(bytes);
    crc = crc32(bytes, crc);
    hash.update(bytes);
    write(bytes, size);
    size += bytes.length;
    return null;
  };
  const read = load.method === methods.stored ? storedPieces : inflated;
  const refused = read(load, source, disk, take);
  if (refused) return refusal(refused);
  if (size !== load.size) return { refusal: 'SIZE_MISMATCH' };
  return { crc, sha256: hash.digest('hex'), parts: reader?.end() ?? null };
}

function refusal({ code, details }: ContentFault): CarriedPicture {
  return { refusal: code, ...(details ? { details } : {}) };
}

/** Returns what is wrong with the bytes; the caller may reuse them afterwards. */
type Take = (bytes: Uint8Array) => ContentFault | null;

function storedPieces(
  { name, size }: Load,
  from: Source,
  disk: WaitingDisk,
  take: Take,
): ContentFault | null {
  // A PNG has its dimensions in the first bytes, other pictures anywhere in the inspected part.
  let step = /\.png$/i.test(name) ? piece : firstPiece(size);
  for (let at = 0; at < size; ) {
    const into = memory.subarray(0, Math.min(step, size - at));
    readAll(disk, from.file, from.at + at, into);
    const wrong = take(into);
    if (wrong) return wrong;
    at += into.length;
    step = piece;
  }
  return null;
}

/** Inflates at most the declared bytes; `isCarried` has checked that they fit the memory. */
function inflated({ packed, size }: Load, from: Source, disk: WaitingDisk, take: Take): ContentFault | null {
  const bytes = memory.subarray(0, packed);
  readAll(disk, from.file, from.at, bytes);
  const found = inflatedWhole(bytes, size);
  if ('refusal' in found) return { code: found.refusal };
  if (found.used !== packed) return { code: 'HIDDEN_DATA' };
  return found.bytes.length === 0 ? null : take(found.bytes);
}

type Inflated = { readonly bytes: Uint8Array; readonly used: number } | { readonly refusal: ArchiveRefusal };

function inflatedWhole(packed: Uint8Array, size: number): Inflated {
  try {
    const result: unknown = inflateRawSync(packed, { maxOutputLength: size, info: true });
    // The option `info`, which the types lack, changes the result.
    const { buffer, engine } = result as { buffer: Buffer; engine: { bytesWritten: number } };
    return { bytes: buffer, used: engine.bytesWritten };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') return { refusal: 'SIZE_MISMATCH' };
    if (code.startsWith('Z_')) return { refusal: 'DATA' };
    throw error;
  }
}

function readAll(disk: WaitingDisk, file: number, at: number, into: Uint8Array): void {
  for (let have = 0; have < into.length; ) {
    const count = disk.readSync(file, into, have, into.length - have, at + have);
    if (count === 0) throw new Error('the file became shorter while it was read');
    have += count;
  }
}

function writeAll(disk: WaitingDisk, file: number, at: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) {
    const count = disk.writeSync(file, bytes, written, bytes.length - written, at + written);
    if (count === 0) throw new Error('the disk took no more bytes');
    written += count;
  }
}
