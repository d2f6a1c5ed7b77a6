/**
 * A zip (APPNOTE 6.3) of compressed texts. An entry is compressed as it is produced, and only the compressed bytes are
 * kept, mostly in blobs, which a browser stores outside the page's memory. Size and checksum are then known for the
 * entry's header, so that no reader needs a data descriptor. Names are ASCII; every entry has the earliest date of a
 * zip, so that the same table gives the same bytes.
 */
import { crc32 } from './crc-32.ts';
import { SheetRefused } from './sheet-refused.ts';

export interface ZipEntry {
  readonly name: string;
  readonly text: Iterable<string> | AsyncIterable<string>;
  /** Is not compressed. */
  readonly isStored?: boolean;
  /** Receives the entry's compressed bytes before the next entry is asked for. */
  readonly packed?: (bytes: Blob) => Promise<void>;
}

/** Compresses a stream (RFC 1951). A browser's deflater has a fixed level; a shell may have a faster one. */
export type Deflater = () => ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;

const deflated = 8;
const firstDay = 0x0021; // 1 January 1980
const sizeLimit = 0xffff_ffff;
const encoder = new TextEncoder();

/** The statements of an entry's header; `size` is that of the compressed content, `total` of the content, in bytes. */
export interface ZipHeader {
  readonly name: string;
  readonly isStored: boolean;
  readonly crc: number;
  readonly size: number;
  readonly total: number;
}
export interface PlacedHeader extends ZipHeader {
  /** Offset of the header in the file, in bytes. */
  readonly offset: number;
}

/** The file in chunks. Throws what the texts throw, and SheetRefused where an entry or the file exceeds 4 GiB. */
export async function* zipPieces(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  deflater: Deflater = () => new CompressionStream('deflate-raw'),
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const headers: PlacedHeader[] = [];
  let offset = 0;
  for await (const { name, text, isStored = false, packed: take } of entries) {
    const packed = await deflate(text, isStored ? new TransformStream() : deflater());
    await take?.(new Blob([...packed.shelves, ...packed.pieces]));
    const { crc, size, total } = packed;
    const header = { name, isStored, crc, size, total, offset };
    headers.push(header);
    const bytes = headerBytes(header);
    yield bytes;
    for (const shelf of packed.shelves) yield new Uint8Array(await shelf.arrayBuffer());
    yield* packed.pieces;
    offset += bytes.length + size;
    if (offset > sizeLimit) throw new SheetRefused('SIZE');
  }
  yield directoryBytes(headers, offset);
}

/** The header before an entry's content. */
export function headerBytes(header: ZipHeader): Uint8Array<ArrayBuffer> {
  const name = encoder.encode(header.name);
  return join([Uint8Array.from([...le(0x04034b50, 4), ...fieldsOf(header, name.length)]), name]);
}

/** The directory of all entries, which stands at `offset`, and the record that ends the file. */
export function directoryBytes(headers: readonly PlacedHeader[], offset: number): Uint8Array<ArrayBuffer> {
  const list = join(
    headers.flatMap((header) => {
      const name = encoder.encode(header.name);
      const where = [...le(0, 2), ...le(0, 2), ...le(0, 2), ...le(0, 4), ...le(header.offset, 4)];
      const fields = fieldsOf(header, name.length);
      return [Uint8Array.from([...le(0x02014b50, 4), ...le(20, 2), ...fields, ...where]), name];
    }),
  );
  const counts = [...le(headers.length, 2), ...le(headers.length, 2)];
  const end = [
    ...le(0x06054b50, 4),
    ...le(0, 4),
    ...counts,
    ...le(list.length, 4),
    ...le(offset, 4),
    ...le(0, 2),
  ];
  return join([list, Uint8Array.from(end)]);
}

/** The fields that an entry's header and its directory record have in common. */
function fieldsOf({ isStored, crc, size, total }: ZipHeader, nameLength: number): readonly number[] {
  return [
    ...le(20, 2),
    ...le(0, 2),
    ...le(isStored ? 0 : deflated, 2),
    ...le(0, 2),
    ...le(firstDay, 2),
    ...le(crc, 4),
    ...le(size, 4),
    ...le(total, 4),
    ...le(nameLength, 2),
    ...le(0, 2),
  ];
}

/** Most bytes that stay in the page's memory before they go into a blob. */
const shelfSize = 4 * 1024 * 1024;

interface Packed {
  readonly shelves: readonly Blob[];
  /** Compressed bytes after those in `shelves`. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
  readonly crc: number;
  /** Size of the compressed content in bytes. */
  readonly size: number;
  /** Size of the uncompressed content in bytes. */
  readonly total: number;
}

async function deflate(text: ZipEntry['text'], stream: ReturnType<Deflater>): Promise<Packed> {
  let crc = 0;
  let total = 0;
  const iterator = Symbol.asyncIterator in text ? text[Symbol.asyncIterator]() : text[Symbol.iterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(control) {
      const next = await iterator.next();
      if (next.done) return control.close();
      const bytes = encoded(next.value);
      crc = crc32(bytes, crc);
      total += bytes.length;
      if (total > sizeLimit) throw new SheetRefused('SIZE');
      control.enqueue(bytes);
    },
  });
  const shelves: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let loose = 0;
  const reader = source.pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    size += read.value.length;
    loose += read.value.length;
    if (loose < shelfSize) continue;
    shelves.push(new Blob(pieces));
    pieces = [];
    loose = 0;
  }
  return { shelves, pieces, crc, size, total };
}

/** UTF-16 units; most pieces are shorter. */
const deskLength = 512 * 1024;
let desk: Uint8Array | null = null;

/** Copying the exact bytes is cheaper than TextEncoder's allocation for the worst case. */
function encoded(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > deskLength) return encoder.encode(text);
  desk ??= new Uint8Array(3 * deskLength);
  return desk.slice(0, encoder.encodeInto(text, desk).written);
}

/** Little-endian bytes. */
function le(value: number, bytes: 2 | 4): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff);
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
