/** Parts of an open file, whole or not at all. */
import type { FileHandle } from 'node:fs/promises';

/** Rejects with the system's error, and where the file has become shorter. */
export async function readExactly(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  // A place of its own, not a part of a pool that lives as long as its longest part.
  const bytes = Buffer.allocUnsafeSlow(length);
  await readExactlyInto(file, offset, bytes);
  return bytes;
}

/** The same into memory that the caller has: all of it is filled. */
export async function readExactlyInto(file: FileHandle, offset: number, into: Uint8Array): Promise<void> {
  let have = 0;
  while (have < into.length) {
    const { bytesRead } = await file.read(into, have, into.length - have, offset + have);
    if (bytesRead === 0) throw new Error('the file became shorter while it was read');
    have += bytesRead;
  }
}
