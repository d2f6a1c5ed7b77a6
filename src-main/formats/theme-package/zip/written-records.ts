/**
 * Records of a zip that Steward writes: no flags, no extra fields, the earliest date of zip, plain files that
 * everybody may read.
 */
import {
  central,
  centralLength,
  end,
  endLength,
  local,
  localLength,
  methods,
  signatures,
} from './signatures.ts';

export interface WrittenArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const firstDay = 0x0021; // 1 January 1980
const version = 20;
/** Unix, so that unpacked files get readable permissions there. */
const madeBy = (3 << 8) | version;
const plainFile = (0o100644 << 16) >>> 0;
const versionOffset = 4;
const dateOffset = 12;

/** With only a name the header has the right length already. */
export function localHeader({
  name,
  method = methods.stored,
  crc = 0,
  packed = 0,
  size = 0,
}: Pick<WrittenArchiveEntry, 'name'> & Partial<WrittenArchiveEntry>): Buffer {
  const bytes = Buffer.alloc(localLength + name.length);
  bytes.writeUInt32LE(signatures.local, 0);
  bytes.writeUInt16LE(version, versionOffset);
  bytes.writeUInt16LE(method, local.method);
  bytes.writeUInt16LE(firstDay, dateOffset);
  bytes.writeUInt32LE(crc, local.crc);
  bytes.writeUInt32LE(packed, local.packed);
  bytes.writeUInt32LE(size, local.size);
  bytes.writeUInt16LE(name.length, local.name);
  bytes.write(name, localLength, 'latin1');
  return bytes;
}

export function centralRecord({ name, method, crc, packed, size, offset }: WrittenArchiveEntry): Buffer {
  const bytes = Buffer.alloc(centralLength + name.length);
  bytes.writeUInt32LE(signatures.central, 0);
  bytes.writeUInt16LE(madeBy, central.madeBy);
  bytes.writeUInt16LE(version, central.needed);
  bytes.writeUInt16LE(method, central.method);
  bytes.writeUInt16LE(firstDay, central.date);
  bytes.writeUInt32LE(crc, central.crc);
  bytes.writeUInt32LE(packed, central.packed);
  bytes.writeUInt32LE(size, central.size);
  bytes.writeUInt16LE(name.length, central.name);
  bytes.writeUInt32LE(plainFile, central.external);
  bytes.writeUInt32LE(offset, central.offset);
  bytes.write(name, centralLength, 'latin1');
  return bytes;
}

export function endRecord(count: number, offset: number, size: number): Buffer {
  const bytes = Buffer.alloc(endLength);
  bytes.writeUInt32LE(signatures.end, 0);
  bytes.writeUInt16LE(count, end.countHere);
  bytes.writeUInt16LE(count, end.count);
  bytes.writeUInt32LE(size, end.directorySize);
  bytes.writeUInt32LE(offset, end.directoryOffset);
  return bytes;
}
