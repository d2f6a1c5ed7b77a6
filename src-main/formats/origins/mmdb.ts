/**
 * Reads MaxMind DB files of version 2 (https://maxmind.github.io/MaxMind-DB), which tell the country or the network of
 * an address. Somebody else wrote the file: each offset is checked, and a record is read up to a depth and a number of
 * values, which the library `mmdb-lib` does not (decision 040).
 */
import { logAddressNumber } from '#shared/rules/login-log/address-ranges.ts';

export class MmdbError extends Error {}

export interface MmdbFile {
  /** Such as `GeoLite2-Country`. */
  readonly type: string;
  /** Milliseconds since 1970, UTC. */
  readonly built: number;
  /** The record of an address; null where the file has none. Throws MmdbError for a damaged record. */
  readonly find: (address: string) => unknown;
}

const marker = [0xab, 0xcd, 0xef, ...new TextEncoder().encode('MaxMind.com')];
/** Bytes at the file's end in which the metadata begin. */
const metadataWithin = 128 * 1024;
/** Zero bytes between tree and data. */
const separator = 16;
const deepest = 12;
const mostValues = 2000;

/** Throws MmdbError for a file of another form. */
export function openMmdb(bytes: Uint8Array): MmdbFile {
  const metadataAt = lastMarker(bytes);
  if (metadataAt === null) throw new MmdbError('no MaxMind DB file');
  const metadata = valueReader(bytes, metadataAt, bytes.byteLength)(0);
  const number = (name: string) => {
    const value = fieldOf(metadata, name);
    return typeof value === 'number' ? value : Number.NaN;
  };
  const [nodes, recordSize, version] = [number('node_count'), number('record_size'), number('ip_version')];
  const nodeBytes = recordSize / 4;
  const dataAt = nodes * nodeBytes + separator;
  if (
    number('binary_format_major_version') !== 2 ||
    ![24, 28, 32].includes(recordSize) ||
    ![4, 6].includes(version) ||
    !(nodes >= 1) ||
    dataAt > metadataAt
  )
    throw new MmdbError('no MaxMind DB file of version 2');
  const read = valueReader(bytes, dataAt, metadataAt - marker.length);

  /** Follows bits from the first, as long as there are nodes. */
  const walk = (from: number, value: bigint, bits: number): number => {
    let node = from;
    for (let bit = bits - 1; bit >= 0 && node < nodes; bit -= 1) {
      node = childOf(bytes, node * nodeBytes, recordSize, (value >> BigInt(bit)) & 1n);
    }
    return node;
  };
  /** An IPv4 address is behind 96 zero bits of a tree for IPv6. */
  const ipv4 = version === 6 ? walk(0, 0n, 96) : 0;
  const { type, built } = { type: fieldOf(metadata, 'database_type'), built: number('build_epoch') };
  return {
    type: typeof type === 'string' ? type.slice(0, 100) : '',
    built: Number.isFinite(built) ? built * 1000 : 0,
    find(address) {
      const parsed = logAddressNumber(address.trim());
      if (!parsed || (parsed.version === 6 && version === 4)) return null;
      const end = parsed.version === 4 ? walk(ipv4, parsed.value, 32) : walk(0, parsed.value, 128);
      if (end <= nodes) return null;
      return read(end - nodes - separator);
    },
  };
}

function lastMarker(bytes: Uint8Array): number | null {
  const first = Math.max(0, bytes.byteLength - metadataWithin);
  for (let at = bytes.byteLength - marker.length; at >= first; at -= 1) {
    if (marker.every((byte, index) => bytes[at + index] === byte)) return at + marker.length;
  }
  return null;
}

function childOf(bytes: Uint8Array, at: number, recordSize: number, side: bigint): number {
  const right = side === 1n;
  if (recordSize === 28) {
    const middle = bytes[at + 3] ?? 0;
    return right
      ? (middle & 0x0f) * 2 ** 24 + unsigned(bytes, at + 4, 3)
      : (middle >> 4) * 2 ** 24 + unsigned(bytes, at, 3);
  }
  const size = recordSize / 8;
  return unsigned(bytes, right ? at + size : at, size);
}

function unsigned(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/** Types of values, as the format numbers them. */
const [pointerType, textType, doubleType, bytesType] = [1, 2, 3, 4];
const [mapType, int32Type, listType, flagType, floatType] = [7, 8, 11, 14, 15];
const unsignedTypes = [5, 6, 9, 10];

/** A reader of values whose offsets count from `base`; nothing is read from `end` on. */
function valueReader(bytes: Uint8Array, base: number, end: number): (offset: number) => unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new TextDecoder();
  return (offset) => {
    let at = base + offset;
    let values = 0;
    const take = (size: number): number => {
      const begin = at;
      // wall: origin-bounds
      if (begin < base || begin + size > end) throw new MmdbError('a value lies outside of the file');
      at += size;
      return begin;
    };
    const number = (size: number) => unsigned(bytes, take(size), size);

    function value(depth: number): unknown {
      values += 1;
      // wall: origin-record
      if (depth > deepest || values > mostValues) throw new MmdbError('a record has too many values');
      const control = number(1);
      const type = control >> 5 === 0 ? 7 + number(1) : control >> 5;
      if (type === pointerType) return behindPointer(control, depth);
      const size = sizeOf(control & 0x1f);
      if (type === mapType) return mapOf(size, depth);
      if (type === listType) return Array.from({ length: bounded(size) }, () => value(depth + 1));
      if (type === textType) {
        const begin = take(size);
        return words.decode(bytes.subarray(begin, begin + size));
      }
      if (type === flagType) return size !== 0;
      if (type === doubleType && size === 8) return view.getFloat64(take(8));
      if (type === floatType && size === 4) return view.getFloat32(take(4));
      if (type === int32Type && size <= 4) return number(size) | 0;
      if (type === bytesType || (unsignedTypes.includes(type) && size <= 16)) return number(size);
      throw new MmdbError('a value has an unknown type');
    }

    function mapOf(size: number, depth: number): unknown {
      const entries: [string, unknown][] = [];
      for (let index = 0; index < bounded(size); index += 1) {
        const key = value(depth + 1);
        entries.push([String(key), value(depth + 1)]);
      }
      return Object.fromEntries(entries);
    }

    function behindPointer(control: number, depth: number): unknown {
      const [size, high] = [(control >> 3) & 3, control & 7];
      const low = number(size + 1);
      const to = size === 3 ? low : high * 256 ** (size + 1) + low + ([0, 2048, 526_336][size] ?? 0);
      const back = at;
      at = base + to;
      const found = value(depth + 1);
      at = back;
      return found;
    }

    const sizeOf = (short: number) => {
      if (short < 29) return short;
      return short === 29 ? 29 + number(1) : short === 30 ? 285 + number(2) : 65_821 + number(3);
    };
    const bounded = (size: number) => {
      if (size > mostValues) throw new MmdbError('a record has too many values');
      return size;
    };
    return value(0);
  };
}

/** The value behind names that are nested in each other; undefined where there is none. */
export function fieldOf(record: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    record,
  );
}
