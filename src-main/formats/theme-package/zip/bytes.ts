/** Where an archive is read from and written to. Neither knows of files. */

/** Any part of an archive's bytes. */
export interface RandomAccessSource {
  /** Bytes; they don't change while it is read. */
  readonly size: number;
  /** The number of the open file that it is, for whoever reads it by that (carrier.ts). */
  readonly file?: number;
  /** Exactly so many bytes, which the caller may keep. Rejects where they can't be had. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /** The same into memory that the caller has. */
  readInto(offset: number, into: Uint8Array): Promise<void>;
}

/** Takes bytes at their places, in any order. */
export interface PositionedSink {
  /** The number of the open file that it is. */
  readonly file?: number;
  write(pieces: readonly Uint8Array[], position: number): Promise<void>;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A source in memory. */
export function bytesSource(bytes: Uint8Array): RandomAccessSource {
  const read = async (offset: number, length: number) => {
    if (offset < 0 || length < 0 || offset + length > bytes.length) throw new RangeError('beyond the end');
    return bytes.subarray(offset, offset + length);
  };
  return {
    size: bytes.length,
    read,
    readInto: async (offset, into) => into.set(await read(offset, into.length)),
  };
}
