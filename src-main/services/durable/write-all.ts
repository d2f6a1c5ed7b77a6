/** Writes all bytes to an open file, for a single write may take only a part of them. */
import type { FileHandle } from 'node:fs/promises';

/** Rejects with the system's error, and where a write takes no bytes without an error. */
export async function writeAll(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  position: number,
): Promise<void> {
  let written = 0;
  // wall: save-short-write
  while (written < bytes.byteLength) {
    const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, position + written);
    if (bytesWritten === 0) throw new Error('the disk took no more bytes');
    written += bytesWritten;
  }
}
