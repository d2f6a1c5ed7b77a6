/** Invalid zips for tests: every record is written by hand, and every field can be changed. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  readonly name: string | Buffer;
  readonly data?: Buffer;
  /** The compressed bytes; by default stored, or deflated with `method` 8. */
  readonly packed?: Buffer;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly extra?: Buffer;
  readonly madeBy?: number;
  readonly needed?: number;
  readonly external?: number;
  readonly offset?: number;
  readonly disk?: number;
  readonly comment?: Buffer;
  /** Differences of the local header; `none`: there is neither local header nor bytes. */
  readonly local?: Partial<Omit<RawEntry, 'local'>> & { readonly signature?: number; readonly none?: true };
  /** Bytes after the entry's own. */
  readonly after?: Buffer;
}

export interface RawEnd {
  readonly prefix?: Buffer;
  /** Whether offsets count from the prefix. */
  readonly adjusted?: boolean;
  readonly beforeDirectory?: Buffer;
  readonly afterDirectory?: Buffer;
  readonly comment?: Buffer;
  readonly commentLength?: number;
  readonly count?: number;
  readonly countHere?: number;
  readonly disk?: number;
  readonly offset?: number;
  readonly size?: number;
  readonly suffix?: Buffer;
}

export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const prefix = end.prefix ?? Buffer.alloc(0);
  const parts: Buffer[] = [prefix];
  const base = end.adjusted === false ? prefix.length : 0;
  let at = prefix.length;
  const directory: Buffer[] = [];
  const push = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  for (const entry of entries) {
    const offset = at - base;
    if (!entry.local?.none) {
      push(localOf({ ...entry, ...entry.local }, entry.local?.signature));
      push(packedOf(entry));
      if (entry.after) push(entry.after);
    }
    directory.push(centralOf(entry, entry.offset ?? offset));
  }
  if (end.beforeDirectory) push(end.beforeDirectory);
  const start = at - base;
  for (const record of directory) push(record);
  const size = at - base - start;
  if (end.afterDirectory) push(end.afterDirectory);
  const comment = end.comment ?? Buffer.alloc(0);
  const count = end.count ?? entries.length;
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(end.disk ?? 0, 4);
  record.writeUInt16LE(end.countHere ?? count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(end.size ?? size, 12);
  record.writeUInt32LE(end.offset ?? start, 16);
  record.writeUInt16LE(end.commentLength ?? comment.length, 20);
  return Buffer.concat([...parts, record, comment, end.suffix ?? Buffer.alloc(0)]);
}

/** The data descriptor, which follows the bytes where the flags say so. */
export function descriptorOf(entry: RawEntry, signed = true): Buffer {
  const bytes = Buffer.alloc(signed ? 16 : 12);
  const from = signed ? 4 : 0;
  if (signed) bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(entry.crc ?? crc32(dataOf(entry)), from);
  bytes.writeUInt32LE(packedOf(entry).length, from + 4);
  bytes.writeUInt32LE(dataOf(entry).length, from + 8);
  return bytes;
}

export function packedOf(entry: RawEntry): Buffer {
  return entry.packed ?? (entry.method === 8 ? deflateRawSync(dataOf(entry)) : dataOf(entry));
}

function dataOf({ data }: RawEntry): Buffer {
  return data ?? Buffer.alloc(0);
}

function common(entry: RawEntry): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(entry.needed ?? 20, 0);
  bytes.writeUInt16LE(entry.flags ?? 0, 2);
  bytes.writeUInt16LE(entry.method ?? 0, 4);
  bytes.writeUInt16LE(0x21, 8);
  bytes.writeUInt32LE(entry.crc ?? crc32(dataOf(entry)), 10);
  bytes.writeUInt32LE(entry.packedSize ?? packedOf(entry).length, 14);
  bytes.writeUInt32LE(entry.size ?? dataOf(entry).length, 18);
  bytes.writeUInt16LE(Buffer.from(entry.name as string).length, 22);
  bytes.writeUInt16LE(entry.extra?.length ?? 0, 24);
  return bytes;
}

function localOf(entry: RawEntry, signature = 0x04034b50): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature, 0);
  return Buffer.concat([
    head,
    common(entry),
    Buffer.from(entry.name as string),
    entry.extra ?? Buffer.alloc(0),
  ]);
}

function centralOf(entry: RawEntry, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(entry.madeBy ?? 20, 4);
  const rest = Buffer.alloc(14);
  rest.writeUInt16LE(entry.comment?.length ?? 0, 0);
  rest.writeUInt16LE(entry.disk ?? 0, 2);
  rest.writeUInt32LE((entry.external ?? 0) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([
    head,
    common(entry),
    rest,
    Buffer.from(entry.name as string),
    entry.extra ?? Buffer.alloc(0),
    entry.comment ?? Buffer.alloc(0),
  ]);
}
