/** Bytes to an open file, whole: a write may take a part of them and say so. */
import type { FileHandle } from 'node:fs/promises';

/** Rejects with the system's error, and where the disk takes nothing without one. */
export async function writeAll(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  let written = 0;
  while (written < bytes.byteLength) {
    const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, position + written);
    if (bytesWritten === 0) throw new Error('the disk took no more bytes');
    written += bytesWritten;
  }
}
