/** A picture of the user's as an asset of a package: its hash is its name, so that equal pictures are stored once. */
import { BridgeError } from '#shared/bridge/errors.ts';
import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import { type PictureParts, readPartsInPieces } from '#shared/kit/pictures/parts/read-parts.ts';
import { type AssetType, assetTypes, extensionOf } from '#shared/rules/themes/package/asset-types.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import {
  type Carrier,
  checkSum,
  cleanAsset,
  methods,
  wholeLimit,
} from '../../formats/theme-package/index.ts';

/** A file behind a handle, opened anew by each reading; pieces as in `Asset.open`. */
export interface GivenFile {
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  pieces(): AsyncIterable<Uint8Array>;
  readonly file?: NonNullable<Asset['file']>;
}

export interface SumOptions {
  /** Hashes large pictures off the main thread; small ones are hashed on the thread pool. */
  readonly carrier?: Carrier;
  readonly signal?: AbortSignal;
}

/** Leaves out the picture's notes. Rejects with FILE_UNREADABLE, and with errors of reading. */
export async function assetOf(picture: GivenFile, { carrier, signal }: SumOptions = {}): Promise<Asset> {
  signal?.throwIfAborted();
  const { name, size, pieces, file } = picture;
  const { type, sum, parts } =
    carrier && file && size > wholeLimit
      ? await carriedSum(picture, file, carrier)
      : await sumInPieces(picture, signal);
  if (type === undefined)
    throw new BridgeError('FILE_UNREADABLE', 'no picture that a package can hold', {
      name,
      size,
      reason: 'NOT_A_PICTURE',
    });
  const given = { path: '', type, bytes: size, open: pieces, ...(file ? { file } : {}) };
  const { asset, sha256 } = await cleanAsset(given, sum, parts);
  return { ...asset, path: `assets/${sha256.slice(0, 24)}.${extensionOf[type]}` };
}

interface Summed {
  readonly type: AssetType | undefined;
  readonly sum: string;
  readonly parts: PictureParts | null;
}

const unreadable: Summed = { type: undefined, sum: '', parts: null };

async function carriedSum(
  { name, size, pieces }: GivenFile,
  file: NonNullable<GivenFile['file']>,
  carrier: Carrier,
): Promise<Summed> {
  let type: AssetType | undefined;
  for await (const first of pieces()) {
    type = typeOf(first);
    break;
  }
  if (type === undefined) return unreadable;
  const opened = typeof file === 'string' ? null : await file();
  try {
    const sizes = { method: methods.stored, packed: size, size };
    const from = opened ? { file: opened.file, at: 0 } : { path: String(file) };
    const [carried] = await carrier.carry([{ ...sizes, name, look: 'picture', from, to: null }]);
    if (!carried || 'refusal' in carried || !carried.parts || 'fault' in carried.parts) return unreadable;
    return { type, sum: carried.sha256, parts: carried.parts };
  } finally {
    await opened?.close();
  }
}

async function sumInPieces({ size, pieces }: GivenFile, signal?: AbortSignal): Promise<Summed> {
  const sum = checkSum(size);
  const reader = readPartsInPieces();
  let type: AssetType | undefined;
  for await (const piece of pieces()) {
    signal?.throwIfAborted();
    type ??= typeOf(piece);
    if (type === undefined) return unreadable;
    reader.push(piece);
    await sum.add(piece);
  }
  const parts = reader.end();
  return 'fault' in parts ? unreadable : { type, sum: await sum.digest(), parts };
}

function typeOf(first: Uint8Array): AssetType | undefined {
  return assetTypes.find((one): one is AssetType => one === mediaTypeOf(first));
}
