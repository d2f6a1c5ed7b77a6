/**
 * The zip of an evidence package, exactly as the console writes it: entries without gaps, constant fields, a directory
 * that repeats them. A byte that no check covers could be changed without a trace, so that any other zip is refused.
 */
import { crc32, inflateRawSync } from 'node:zlib';

export interface PackedEntry {
  readonly name: string;
  /** Compressed bytes; the content itself where the entry is stored. */
  readonly packed: Buffer;
  readonly content: Buffer;
}

const [localSign, directorySign, endSign] = [0x04034b50, 0x02014b50, 0x06054b50];
const [localSize, directorySize, endSize] = [30, 46, 22];
/** Version 2.0 and 1 January 1980. */
const [version, firstDay, deflated] = [20, 0x0021, 8];
/** Entries; a package has a file of 50,000 rows each, and the manifest. */
const mostEntries = 10_001;
/** Bytes of a file's content. */
const largestContent = 256 * 1024 * 1024;

/** Null where the bytes are no such zip. */
export function readEvidenceZip(bytes: Buffer): readonly PackedEntry[] | null {
  try {
    return readEntries(bytes);
  } catch {
    // A read behind the end, or a stream that can't be inflated.
    return null;
  }
}

function readEntries(bytes: Buffer): readonly PackedEntry[] | null {
  const entries: PackedEntry[] = [];
  const records: Buffer[] = [];
  let at = 0;
  while (bytes.readUInt32LE(at) === localSign && entries.length < mostEntries) {
    const common = bytes.subarray(at + 4, at + localSize);
    const nameLength = common.readUInt16LE(22);
    const nameBytes = bytes.subarray(at + localSize, at + localSize + nameLength);
    const start = at + localSize + nameLength;
    const packed = bytes.subarray(start, start + common.readUInt32LE(14));
    const entry = readEntry(common, nameBytes.toString('latin1'), packed);
    if (!entry) return null;
    entries.push(entry);
    records.push(directoryRecord(common, nameBytes, at));
    at = start + packed.length;
  }
  const directory = Buffer.concat(records);
  const rest = Buffer.concat([directory, endRecord(entries.length, directory.length, at)]);
  return bytes.subarray(at).equals(rest) ? entries : null;
}

/** `common`: the header's fields that the directory repeats. */
function readEntry(common: Buffer, name: string, packed: Buffer): PackedEntry | null {
  const method = common.readUInt16LE(4);
  const [checkSum, packedSize, size] = [10, 14, 18].map((field) => common.readUInt32LE(field));
  const isUsual =
    common.readUInt16LE(0) === version &&
    common.readUInt16LE(2) === 0 &&
    (method === deflated || method === 0) &&
    common.readUInt16LE(6) === 0 &&
    common.readUInt16LE(8) === firstDay &&
    common.readUInt16LE(24) === 0 &&
    packedSize === packed.length &&
    Number(size) <= largestContent;
  if (!isUsual) return null;
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Number(size) + 1 });
  return content.length === size && crc32(content) === checkSum ? { name, packed, content } : null;
}

function directoryRecord(common: Buffer, name: Buffer, offset: number): Buffer {
  const record = Buffer.alloc(directorySize);
  record.writeUInt32LE(directorySign, 0);
  record.writeUInt16LE(version, 4);
  common.copy(record, 6);
  record.writeUInt32LE(offset, 42);
  return Buffer.concat([record, name]);
}

function endRecord(entries: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(endSize);
  record.writeUInt32LE(endSign, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
