/** An entry's bytes in pieces: inflated under the budget that it declared, counted and summed up (limits.md §4). */
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import type { RandomAccessSource } from './bytes.ts';
import { lentPieces, wholeLimit } from './lent-pieces.ts';
import { refuse } from './refused.ts';
import { methods } from './signatures.ts';
import type { PlacedEntry } from './spans.ts';

/** Bytes that are inflated at a time of an entry that does not come as one piece. */
const piece = 1024 ** 2;

/** A piece is the caller's until the next one is asked for. */
export async function* entryPieces(
  source: RandomAccessSource,
  entry: PlacedEntry,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  let crc = 0;
  const pieces =
    entry.method === methods.stored ? storedPieces(source, entry) : inflatedPieces(source, entry);
  for await (const bytes of pieces) {
    size += bytes.length;
    if (size > entry.size) refuse('SIZE_MISMATCH', entry.name);
    crc = crc32(bytes, crc);
    yield bytes;
  }
  if (size !== entry.size) refuse('SIZE_MISMATCH', entry.name);
  if (crc !== entry.crc) refuse('CRC_MISMATCH', entry.name);
}

function storedPieces(source: RandomAccessSource, { from, packed }: PlacedEntry) {
  return lentPieces(packed, (at, into) => source.readInto(from + at, into));
}

async function* inflatedPieces(source: RandomAccessSource, entry: PlacedEntry) {
  if (entry.size > wholeLimit || entry.packed > wholeLimit) {
    yield* inflatedInParts(source, entry);
    return;
  }
  const packed = await source.read(entry.from, entry.packed);
  const { bytes, used } = await inflateWhole(packed, entry);
  if (used !== entry.packed) refuse('HIDDEN_DATA', entry.name);
  if (bytes.length > 0) yield bytes;
}

/** On the thread pool; never more than the declared bytes. */
function inflateWhole(packed: Uint8Array, entry: PlacedEntry): Promise<{ bytes: Uint8Array; used: number }> {
  return new Promise((done, fail) => {
    const options = { maxOutputLength: Math.max(entry.size, 1), info: true };
    inflateRaw(packed, options, (error, result) => {
      if (error) {
        const code = 'code' in error ? error.code : '';
        try {
          refuse(code === 'ERR_BUFFER_TOO_LARGE' ? 'SIZE_MISMATCH' : 'DATA', entry.name);
        } catch (refused) {
          fail(refused);
        }
        return;
      }
      // With `info`, which the types don't know.
      const { buffer, engine } = result as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
      done({ bytes: buffer, used: engine.bytesWritten });
    });
  });
}

async function* inflatedInParts(source: RandomAccessSource, entry: PlacedEntry) {
  const engine = createInflateRaw({ chunkSize: piece });
  const feed = async (): Promise<void> => {
    for (let at = 0; at < entry.packed; at += piece) {
      const bytes = await source.read(entry.from + at, Math.min(piece, entry.packed - at));
      await new Promise<void>((done, fail) => {
        engine.write(bytes, (error) => (error ? fail(error) : done()));
      });
    }
    engine.end();
  };
  const feeding = feed().catch((error: Error) => {
    engine.destroy(error);
  });
  try {
    for await (const bytes of engine) yield bytes as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      refuse('DATA', entry.name);
    throw error;
  } finally {
    engine.destroy();
    await feeding;
  }
  if (engine.bytesWritten !== entry.packed) refuse('HIDDEN_DATA', entry.name);
}
