/**
 * Reads bytes of a file in pieces, into reused memory: allocating fresh memory for each piece takes longer than
 * reading it.
 */
import { usualLimits } from './limits.ts';

/** Bytes up to which content, including every text, comes as one piece; larger content comes in pieces of `piece`. */
export const wholeLimit = usualLimits.text;
const piece = 1024 ** 2;

/** Bytes of the first piece of content of this size. */
export function firstPiece(size: number): number {
  return size <= wholeLimit ? Math.max(size, 1) : piece;
}

/** Buffers that are kept for reuse: as many as are read at a time. */
const bufferCount = 4;
const free: Uint8Array[] = [];

/** A piece is valid until the next one is requested or the iteration ends. `read` fills all of `into`. */
export async function* readReused(
  size: number,
  read: (at: number, into: Uint8Array) => Promise<unknown>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(wholeLimit);
  const step = firstPiece(size);
  try {
    for (let at = 0; at < size; at += step) {
      const into = memory.subarray(0, Math.min(step, size - at));
      await read(at, into);
      yield into;
    }
  } finally {
    if (free.length < bufferCount) free.push(memory);
  }
}

export async function joinPieces(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const one of pieces) all.push(Uint8Array.from(one));
  return Buffer.concat(all);
}
