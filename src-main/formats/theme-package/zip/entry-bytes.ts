/** Yields an entry's bytes in pieces: decompressed within its declared size, counted and hashed (limits.md §4). */
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import type { RandomAccessSource } from './bytes.ts';
import { readReused, wholeLimit } from './reused-buffer.ts';
import { refuseArchive } from './archive-refusal.ts';
import { methods } from './signatures.ts';
import type { PlacedEntry } from './spans.ts';

/** Bytes that are decompressed at a time for an entry of several pieces. */
const piece = 1024 ** 2;

/** A piece is valid until the next one is requested. */
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
    if (size > entry.size) refuseArchive('SIZE_MISMATCH', entry.name);
    crc = crc32(bytes, crc);
    yield bytes;
  }
  if (size !== entry.size) refuseArchive('SIZE_MISMATCH', entry.name);
  // wall: inflated-sum
  if (crc !== entry.crc) refuseArchive('CRC_MISMATCH', entry.name);
}

function storedPieces(source: RandomAccessSource, { from, packed }: PlacedEntry) {
  return readReused(packed, (at, into) => source.readInto(from + at, into));
}

async function* inflatedPieces(source: RandomAccessSource, entry: PlacedEntry) {
  if (entry.size > wholeLimit || entry.packed > wholeLimit) {
    yield* inflatedInParts(source, entry);
    return;
  }
  const packed = await source.read(entry.from, entry.packed);
  const { bytes, used } = await inflateWhole(packed, entry);
  if (used !== entry.packed) refuseArchive('HIDDEN_DATA', entry.name);
  if (bytes.length > 0) yield bytes;
}

/** Decompresses on the thread pool, at most the declared bytes. */
function inflateWhole(packed: Uint8Array, entry: PlacedEntry): Promise<{ bytes: Uint8Array; used: number }> {
  return new Promise((done, fail) => {
    const options = { maxOutputLength: /* wall: bomb-inflated */ Math.max(entry.size, 1), info: true };
    inflateRaw(packed, options, (error, result) => {
      if (error) {
        const code = 'code' in error ? error.code : '';
        try {
          refuseArchive(code === 'ERR_BUFFER_TOO_LARGE' ? 'SIZE_MISMATCH' : 'DATA', entry.name);
        } catch (refused) {
          fail(refused);
        }
        return;
      }
      // The option `info`, which the types lack, changes the result.
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
      refuseArchive('DATA', entry.name);
    throw error;
  } finally {
    engine.destroy();
    await feeding;
  }
  if (engine.bytesWritten !== entry.packed) refuseArchive('HIDDEN_DATA', entry.name);
}
