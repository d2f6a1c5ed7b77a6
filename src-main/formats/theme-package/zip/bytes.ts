/** Sources and sinks of an archive's bytes, independent of files. */

/** Gives any part of an archive's bytes. */
export interface RandomAccessSource {
  /** Bytes; the content must not change while it is read. */
  readonly size: number;
  /** Descriptor of the open file behind it, for carriers (carrier.ts). */
  readonly file?: number;
  /** Returns exactly so many bytes, which the caller may keep. Rejects where they are not available. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Like `read`, into the caller's memory. */
  readInto(offset: number, into: Uint8Array): Promise<void>;
}

/** Takes bytes at their positions, in any order. */
export interface PositionedSink {
  /** Descriptor of the open file behind it. */
  readonly file?: number;
  write(pieces: readonly Uint8Array[], position: number): Promise<void>;
}

export function dataViewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

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
