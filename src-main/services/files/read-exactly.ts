/** Reads parts of an open file completely, or fails. */
import type { FileHandle } from 'node:fs/promises';

/** Rejects with the system's error, and where the file has become shorter. */
export async function readExactly(file: FileHandle, offset: number, length: number): Promise<Uint8Array> {
  // A buffer of its own: a slice of the shared pool would keep the whole pool alive.
  const bytes = Buffer.allocUnsafeSlow(length);
  await readExactlyInto(file, offset, bytes);
  return bytes;
}

/** Fills all of the caller's memory. */
export async function readExactlyInto(file: FileHandle, offset: number, into: Uint8Array): Promise<void> {
  let have = 0;
  while (have < into.length) {
    const { bytesRead } = await file.read(into, have, into.length - have, offset + have);
    if (bytesRead === 0) throw new Error('the file became shorter while it was read');
    have += bytesRead;
  }
}
