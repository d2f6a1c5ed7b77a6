/**
 * Detects a damaged end of a database's write-ahead log. SQLite skips such an end silently: writes acknowledged
 * there are lost, though the file is sound (https://www.sqlite.org/fileformat2.html#walformat).
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const headerLength = 32;
const frameHeaderLength = 24;
/** Magic number of the log; its last bit is set where the checksum's words are big-endian. */
const magic = 0x377f0682;

/** Call this before the database is opened. Returns false where the log is missing or complete. */
export function hasLostTail(file: string): boolean {
  let log: number;
  try {
    log = openSync(`${file}-wal`, 'r');
  } catch {
    // The log is missing or unreadable; in the latter case opening the database will report the cause.
    return false;
  }
  try {
    return isDamaged(log);
  } finally {
    closeSync(log);
  }
}

function isDamaged(log: number): boolean {
  const { size } = fstatSync(log);
  if (size === 0) return false;
  const header = bytesAt(log, 0, headerLength);
  if (header.length < headerLength || header.readUInt32BE(0) >>> 1 !== magic >>> 1) return true;
  const big = (header.readUInt32BE(0) & 1) === 1;
  const page = header.readUInt32BE(8);
  if (page < 512 || page > 65_536) return true;
  const sum = checksum(big);
  sum.add(header.subarray(0, 24));
  if (!sum.is(header, 24)) return true;
  const salts = header.subarray(16, 24);
  for (let at = headerLength; at < size; at += frameHeaderLength + page) {
    const frame = bytesAt(log, at, frameHeaderLength + page);
    // Frames with other salts are left from an earlier round of the log, and do not count.
    if (frame.length < 16 || !frame.subarray(8, 16).equals(salts)) return false;
    if (frame.length < frameHeaderLength + page) return true;
    sum.add(frame.subarray(0, 8));
    sum.add(frame.subarray(frameHeaderLength));
    // wall: journal-lost-end
    if (!sum.is(frame, 16)) return true;
  }
  return false;
}

function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

/** The log's cumulative checksum over pairs of 32-bit words. */
function checksum(big: boolean): { add(bytes: Buffer): void; is(bytes: Buffer, at: number): boolean } {
  let [first, second] = [0, 0];
  return {
    add(bytes) {
      for (let i = 0; i + 8 <= bytes.length; i += 8) {
        const [a, b] = big
          ? [bytes.readUInt32BE(i), bytes.readUInt32BE(i + 4)]
          : [bytes.readUInt32LE(i), bytes.readUInt32LE(i + 4)];
        first = (first + a + second) >>> 0;
        second = (second + b + first) >>> 0;
      }
    },
    is: (bytes, at) => bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second,
  };
}
