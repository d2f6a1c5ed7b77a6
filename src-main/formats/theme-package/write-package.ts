/**
 * Writes a theme package: pictures are stored unchanged, texts are deflated on the thread pool; the same themes
 * give the same bytes, anywhere and at any time. Pictures come first, each at a known position, so that several are
 * written at a time; the manifest comes last, with their hashes.
 */
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { type PackageManifest, packageManifest } from '#shared/rules/themes/package/manifest.ts';
import { manifestText, signedManifestText } from '#shared/rules/themes/package/manifest-text.ts';
import type { PackageSignature } from '#shared/rules/themes/package/package-release.ts';
import type { Asset, PackageDraft } from '#shared/rules/themes/package/theme-package.ts';
import { isText, wrongContent } from './content-kinds.ts';
import { checkSum } from './check-sum.ts';
import { isSignedManifest } from './manifest-signature.ts';
import { manifestName } from './read-manifest.ts';
import { type PictureOptions, picturePositions, writePictures } from './write-pictures.ts';
import type { PositionedSink } from './zip/bytes.ts';
import { nameSet, wrongName } from './zip/entry-name.ts';
import { joinPieces } from './zip/reused-buffer.ts';
import { usualLimits } from './zip/limits.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import { methods } from './zip/signatures.ts';
import { centralRecord, endRecord, localHeader } from './zip/written-records.ts';

export interface WriteOptions extends Omit<PictureOptions, 'count'> {
  /** Signs the manifest's text; without it only a signature that still fits stays. */
  readonly sign?: (text: string) => Promise<PackageSignature>;
  /** Bytes of pictures. */
  readonly progress?: (done: number, total: number) => void;
}

export interface WrittenPackage {
  readonly bytes: number;
  readonly manifest: PackageManifest;
}

const deflate = promisify(deflateRaw);

/**
 * Rejects with ArchiveRefused where no reader would accept the result (an invalid picture, a hash that differs from
 * the draft's, too much content), and with errors of the sink and the pictures.
 */
export async function writePackage(
  sink: PositionedSink,
  draft: PackageDraft,
  { progress, sign, ...options }: WriteOptions = {},
): Promise<WrittenPackage> {
  const used = new Set(draft.manifest.themes.flatMap(({ assets }) => assets.map(({ path }) => path)));
  const all = [...used].sort().map((path) => draft.assets.get(path) ?? refuseArchive('ASSET_MISSING', path));
  checkNames(all);
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const count = (bytes: number): void => {
    done += bytes;
    progress?.(done, total);
  };
  const sums = new Map<string, string>();
  const positions = picturePositions(all.filter(({ path }) => !isText(path)));
  const entries = await writePictures(sink, positions, sums, { ...options, count });
  const last = entries.at(-1);
  let position = last ? last.offset + localHeader(last).length + last.packed : 0;
  const writeText = async (name: string, text: Uint8Array): Promise<void> => {
    options.signal?.throwIfAborted();
    const packed = await deflate(text, { level: 9 });
    const entry = {
      name,
      method: methods.deflated,
      crc: crc32(text),
      packed: packed.length,
      size: text.length,
      offset: position,
    };
    const header = localHeader(entry);
    await sink.write([header, packed], position);
    position += header.length + packed.length;
    entries.push(entry);
  };
  for (const asset of all.filter(({ path }) => isText(path))) {
    await writeText(asset.path, await wholeText(asset, sums));
    count(asset.bytes);
  }
  const manifest = await withSignature(summed(draft, sums), sign);
  await writeText(manifestName, Buffer.from(manifestText(manifest)));
  const directory = entries.map(centralRecord);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = endRecord(entries.length, position, size);
  await sink.write([...directory, end], position);
  return { bytes: position + size + end.length, manifest };
}

/** A signature of other content, as that of a changed or shortened package, is left out. */
async function withSignature(
  manifest: PackageManifest,
  sign: WriteOptions['sign'],
): Promise<PackageManifest> {
  if (sign) return { ...manifest, signature: await sign(signedManifestText(manifest)) };
  const { signature: _, ...unsigned } = manifest;
  return isSignedManifest(manifest) ? manifest : unsigned;
}

/** Refuses names that Steward's own reader would refuse. */
function checkNames(assets: readonly Asset[]): void {
  const names = nameSet();
  for (const { path, bytes } of assets) {
    const wrong = wrongName(Buffer.from(path), usualLimits) ?? names.add(path);
    if (wrong) refuseArchive(wrong, path);
    if (bytes > (isText(path) ? usualLimits.text : usualLimits.entry)) refuseArchive('BOMB_SIZE', path);
  }
  if (assets.length >= usualLimits.entries)
    refuseArchive('TOO_MANY', undefined, { most: usualLimits.entries });
  if (assets.reduce((sum, { bytes }) => sum + bytes, 0) > usualLimits.total - 2 * usualLimits.entry)
    refuseArchive('BOMB_SIZE');
}

async function wholeText(asset: Asset, sums: Map<string, string>): Promise<Uint8Array> {
  const text = await joinPieces(asset.open());
  if (text.length !== asset.bytes) refuseArchive('SIZE_MISMATCH', asset.path);
  const wrong = wrongContent(asset.path, text, true);
  if (wrong) refuseArchive(wrong.code, asset.path, wrong.details);
  const sum = checkSum(text.length);
  await sum.add(text);
  sums.set(asset.path, await sum.digest());
  return text;
}

/** Adds the hashes to the manifest; refuses one that differs from the draft's. */
function summed({ manifest, assets }: PackageDraft, sums: ReadonlyMap<string, string>): PackageManifest {
  const whole = {
    ...manifest,
    themes: manifest.themes.map((theme) => ({
      ...theme,
      assets: theme.assets.map(({ field, path, type, sha256: said, bytes: size }) => {
        const sha256 = sums.get(path) ?? refuseArchive('ASSET_MISSING', path);
        const bytes = assets.get(path)?.bytes ?? refuseArchive('ASSET_MISSING', path);
        if ((said ?? sha256) !== sha256 || (size ?? bytes) !== bytes) refuseArchive('ASSET_DIFFERS', path);
        return { field, path, sha256, bytes, type };
      }),
    })),
  };
  const checked = packageManifest.safeParse(whole);
  if (!checked.success)
    return refuseArchive('MANIFEST_INVALID', manifestName, {
      reason: checked.error.issues[0]?.path.join('.') || 'format',
    });
  return checked.data;
}
