/**
 * The zip of an evidence package, exactly as the console writes it: its headers and its directory are made again by the
 * writer and compared. A byte that no check covers could be changed without a trace, so that any other zip is refused.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import {
  directoryBytes,
  headerBytes,
  type PlacedHeader,
  type ZipHeader,
} from '#shared/kit/export/xlsx/zip.ts';

export interface PackedEntry {
  readonly name: string;
  /** Compressed bytes; the content itself where the entry is stored. */
  readonly packed: Buffer;
  readonly content: Buffer;
}

const headerSign = 0x04034b50;
/** Bytes of a header before the entry's name. */
const headerLength = 30;
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
  const headers: PlacedHeader[] = [];
  let at = 0;
  while (bytes.readUInt32LE(at) === headerSign && entries.length < mostEntries) {
    const header = readHeader(bytes, at);
    const written = headerBytes(header);
    const start = at + written.length;
    const packed = bytes.subarray(start, start + header.size);
    const content = readContent(header, packed);
    if (!bytes.subarray(at, start).equals(written) || content === null) return null;
    headers.push({ ...header, offset: at });
    entries.push({ name: header.name, packed, content });
    at = start + packed.length;
  }
  return bytes.subarray(at).equals(directoryBytes(headers, at)) ? entries : null;
}

/** Facts of a header (APPNOTE 6.3 §4.3.7). A name of other than ASCII characters is not written as it is read. */
function readHeader(bytes: Buffer, at: number): ZipHeader {
  const name = at + headerLength;
  return {
    name: bytes.toString('latin1', name, name + bytes.readUInt16LE(at + 26)),
    isStored: bytes.readUInt16LE(at + 8) === 0,
    crc: bytes.readUInt32LE(at + 14),
    size: bytes.readUInt32LE(at + 18),
    total: bytes.readUInt32LE(at + 22),
  };
}

function readContent({ isStored, crc, total }: ZipHeader, packed: Buffer): Buffer | null {
  if (total > largestContent) return null;
  const content = isStored ? packed : inflateRawSync(packed, { maxOutputLength: total + 1 });
  return content.length === total && crc32(content) === crc ? content : null;
}
