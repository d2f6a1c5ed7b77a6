/**
 * Bytes of a file in pieces, read into memory that is used again and again: fresh memory for each piece takes the system
 * longer than reading it does.
 */
import { usualLimits } from './limits.ts';

/** Bytes: what is no larger, every text among it, comes as one piece; what is larger in pieces of `piece`. */
export const wholeLimit = usualLimits.text;
const piece = 1024 ** 2;

/** Bytes of the first piece of so many. */
export function firstPiece(size: number): number {
  return size <= wholeLimit ? Math.max(size, 1) : piece;
}

/** As many as are read at a time; more go when they were used. */
const kept = 4;
const free: Uint8Array[] = [];

/** A piece is the caller's until the next one is asked for, or no more are. `read` fills all of `into`. */
export async function* lentPieces(
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
    if (free.length < kept) free.push(memory);
  }
}

/** All of what comes in pieces. */
export async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const one of pieces) all.push(Uint8Array.from(one));
  return Buffer.concat(all);
}
