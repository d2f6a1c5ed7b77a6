import type { PositionedSink } from './zip/bytes.ts';

export interface MemorySink extends PositionedSink {
  /** The written bytes, once all of them are there. */
  bytes(): Uint8Array<ArrayBuffer>;
}

export function memorySink(): MemorySink {
  const written: { readonly piece: Uint8Array; readonly at: number }[] = [];
  let size = 0;
  return {
    async write(pieces, position) {
      let at = position;
      for (const piece of pieces) {
        // A copy, for the caller reuses the piece afterwards.
        written.push({ piece: Uint8Array.from(piece), at });
        at += piece.length;
      }
      size = Math.max(size, at);
    },
    bytes() {
      const all = new Uint8Array(size);
      for (const { piece, at } of written) all.set(piece, at);
      return all;
    },
  };
}
