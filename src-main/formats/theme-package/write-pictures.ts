/**
 * Writes the pictures of a package: stored consecutively, each at a known position, so that several are written at
 * a time.
 */
import { crc32 } from 'node:zlib';
import { readPartsInPieces } from '#shared/kit/pictures/parts/read-parts.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { bundled, type Carrier, type CarrierSource, type Load } from './carrier.ts';
import { checkedParts } from './checked-parts.ts';
import { wrongContent } from './content-kinds.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { checkSum } from './check-sum.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import type { PositionedSink } from './zip/bytes.ts';
import { methods } from './zip/signatures.ts';
import { localHeader, type WrittenArchiveEntry } from './zip/written-records.ts';

export interface PictureOptions {
  readonly signal?: AbortSignal;
  /** Copies picture files to a package file off the main thread. */
  readonly carrier?: Carrier;
  /** Called with the bytes of each finished picture. */
  readonly count: (bytes: number) => void;
}

const atOnce = 4;

/** Positions of the pictures, consecutive from the first byte. */
export function picturePositions(pictures: readonly Asset[]): PositionedPicture[] {
  let position = 0;
  return pictures.map((asset) => {
    const at = position;
    position += localHeader({ name: asset.path }).length + asset.bytes;
    return { asset, at };
  });
}

/** Returns entries in order of position; `sums` receives the hashes by path. */
export async function writePictures(
  sink: PositionedSink,
  pictures: readonly PositionedPicture[],
  sums: Map<string, string>,
  { signal, carrier, count }: PictureOptions,
): Promise<WrittenArchiveEntry[]> {
  const { file } = sink;
  const bytes = pictures.reduce((sum, { asset }) => sum + asset.bytes, 0);
  const carried =
    carrier && file !== undefined && bytes >= carrier.least
      ? { places: pictures.filter(({ asset }) => asset.file !== undefined && asset.bytes > 0), carrier, file }
      : null;
  const byCarrier = new Set(carried?.places);
  const bundles = [
    ...bundled([...byCarrier], ({ asset }) => asset.bytes),
    ...pictures.filter((picture) => !byCarrier.has(picture)).map((picture) => [picture]),
  ];
  const crcs = new Map<PositionedPicture, number>();
  await limitConcurrency(atOnce, bundles, async (bundle) => {
    signal?.throwIfAborted();
    const found =
      carried && bundle.every((picture) => byCarrier.has(picture))
        ? await carryPictures(carried.file, bundle, carried.carrier)
        : await Promise.all(bundle.map((picture) => writePicture(sink, picture)));
    for (const [index, { crc, sha256 }] of found.entries()) {
      const picture = bundle[index] as PositionedPicture;
      crcs.set(picture, crc);
      sums.set(picture.asset.path, sha256);
      count(picture.asset.bytes);
    }
  });
  return pictures.map((picture) => entryOf(picture, crcs.get(picture) ?? 0));
}

function entryOf({ asset: { path: name, bytes }, at }: PositionedPicture, crc: number): WrittenArchiveEntry {
  return { name, method: methods.stored, crc, packed: bytes, size: bytes, offset: at };
}

async function writePicture(
  sink: PositionedSink,
  picture: PositionedPicture,
): Promise<{ crc: number; sha256: string }> {
  const { asset, at } = picture;
  const { path: name, bytes } = asset;
  const sum = checkSum(bytes);
  const headerLength = localHeader({ name }).length;
  const reader = readPartsInPieces();
  let crc = 0;
  let size = 0;
  for await (const piece of asset.open()) {
    if (size === 0) {
      const wrong = wrongContent(name, piece, true);
      if (wrong) refuseArchive(wrong.code, name, wrong.details);
    }
    reader.push(piece);
    crc = crc32(piece, crc);
    const start = at + headerLength + size;
    size += piece.length;
    if (size > bytes) refuseArchive('SIZE_MISMATCH', name);
    // A picture of one piece is written together with its header.
    const whole = piece.length === bytes;
    if (whole) checkedParts(reader.end(), name, true);
    await Promise.all([
      sum.add(piece),
      whole ? sink.write([localHeader(entryOf(picture, crc)), piece], at) : sink.write([piece], start),
    ]);
    if (whole) return { crc, sha256: await sum.digest() };
  }
  if (size !== bytes) refuseArchive('SIZE_MISMATCH', name);
  checkedParts(reader.end(), name, true);
  await sink.write([localHeader(entryOf(picture, crc))], at);
  return { crc, sha256: await sum.digest() };
}

/** Copies picture files to their positions in a package file, by a carrier. */
interface PositionedPicture {
  readonly asset: Asset;
  readonly at: number;
}

/** Returns the hashes in the order of the pictures. Their entries are complete then, local headers included. */
async function carryPictures(
  file: number,
  pictures: readonly PositionedPicture[],
  carrier: Carrier,
): Promise<{ readonly crc: number; readonly sha256: string }[]> {
  const opened: { close(): Promise<void> }[] = [];
  const sourceOf = async ({ file: its = '' }: Asset): Promise<CarrierSource> => {
    if (typeof its === 'string') return { path: its };
    const open = await its();
    opened.push(open);
    return { file: open.file, at: 0 };
  };
  try {
    const loads: Load[] = [];
    for (const { asset, at } of pictures) {
      const { path: name, bytes } = asset;
      const sizes = { method: methods.stored, packed: bytes, size: bytes };
      const from = await sourceOf(asset);
      loads.push({ ...sizes, name, look: 'ours', from, to: { kind: 'entry', file, at } });
    }
    const carried = await carrier.carry(loads);
    return pictures.map(({ asset }, index) => {
      const answer = carried[index];
      if (answer === undefined) throw new Error('not carried');
      if ('refusal' in answer) return refuseArchive(answer.refusal, asset.path, answer.details);
      checkedParts(answer.parts, asset.path, true);
      return answer;
    });
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
}
