/** Reads every entry of an archive once: checks it, compares it with the manifest, and stores it on request. */
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import type { PackageFinding } from '#shared/rules/themes/package/findings.ts';
import type { PackageAsset, PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { bundled, type Carrier, isCarried, type Load } from './carrier.ts';
import { checkedParts } from './checked-parts.ts';
import { type CleanAsset, cleanAsset } from './clean-asset.ts';
import { isSystemFile, isText } from './content-kinds.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import {
  type EntryFacts,
  type ExpectedEntry,
  type OpenPictureStore,
  type PictureStore,
  readEntry,
} from './read-entry.ts';
import { manifestName } from './read-manifest.ts';
import { runsInBrowser } from './runs-in-browser.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { entryPieces } from './zip/entry-bytes.ts';
import type { ArchiveLimits } from './zip/limits.ts';
import type { PlacedEntry } from './zip/spans.ts';

interface Reading {
  readonly limits: ArchiveLimits;
  /** Null for an archive of another layout. */
  readonly manifest: PackageManifest | null;
  readonly root: string;
  /** Paths in the manifest by entry name, for a mapped archive. */
  readonly pictures?: ReadonlyMap<string, string>;
  readonly keep?: OpenPictureStore;
  readonly carrier?: Carrier;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}

interface ReadEntries {
  readonly assets: ReadonlyMap<string, Asset>;
  /** Assets of pictures that had notes. */
  readonly assetsWithNotes: readonly CleanAsset[];
  readonly unused: readonly PackageFinding[];
  /** Entries that a browser runs, in order, for an archive of another layout. */
  readonly runs: readonly string[];
}

/** Bundles at a time: enough to keep disk and processors busy without filling the memory. */
const atOnce = 4;

export async function readEntries(
  source: RandomAccessSource,
  entries: readonly PlacedEntry[],
  reading: Reading,
): Promise<ReadEntries> {
  const { manifest, root, pictures, signal, progress } = reading;
  const pathOf = (name: string): string => pictures?.get(name) ?? name.slice(root.length);
  const assetsByPath = new Map<string, PackageAsset[]>();
  for (const asset of manifest?.themes.flatMap(({ assets }) => assets) ?? [])
    assetsByPath.set(asset.path, [...(assetsByPath.get(asset.path) ?? []), asset]);
  checkSaid(assetsByPath, entries, pathOf);
  const rest = entries.filter(({ name }) => manifest === null || name !== root + manifestName);
  const total = rest.reduce((sum, { packed }) => sum + packed, 0);
  let done = 0;
  const keepers: PictureStore[] = [];
  const active = new Set<string>();
  const observerOf = ({ name }: PlacedEntry) =>
    manifest === null
      ? (piece: Uint8Array) =>
          void (runsInBrowser(name, piece) && /* wall: active-entries-named */ active.add(name))
      : null;
  const expect = async (entry: PlacedEntry): Promise<ExpectedEntry> => {
    const path = pathOf(entry.name);
    const one = expectedAs(entry, path, assetsByPath.get(path) ?? [], reading);
    const keeper = one.used && reading.keep ? await reading.keep(path, entry.size) : null;
    if (keeper) keepers.push(keeper);
    return { ...one, keeper, onFirstPiece: observerOf(entry) };
  };
  const found = new Map<string, CleanAsset>();
  const carrier = reading.carrier && total >= reading.carrier.least ? reading.carrier : null;
  const isCarried = (entry: PlacedEntry) =>
    carrier !== null && isCarriedEntry(source, entry) && !(manifest === null && isSystemFile(entry.name));
  const bundles = [
    ...bundled(rest.filter(isCarried), ({ packed }) => packed),
    ...rest.filter((entry) => !isCarried(entry)).map((entry) => [entry]),
  ];
  await limitConcurrency(atOnce, bundles, async (bundle) => {
    signal?.throwIfAborted();
    const all = await Promise.all(bundle.map(expect));
    const facts =
      carrier && all.every(({ entry, keeper }) => isCarried(entry) && (!keeper || keeper.file !== undefined))
        ? await carryEntries(source, all, carrier)
        : await Promise.all(all.map((one) => readEntry(source, one)));
    for (const [index, one] of all.entries()) {
      const asset = await assetOf(source, one, facts[index]);
      if (asset) found.set(one.entry.name, asset);
      done += one.entry.packed;
    }
    progress?.(done, total);
  }).catch(async (error: unknown) => {
    // After a refusal nothing is kept, not even valid pictures.
    // wall: refused-picture-dropped
    await Promise.all(keepers.map((keeper) => keeper.drop()));
    throw error;
  });
  const clean = rest.flatMap(({ name }) => found.get(name) ?? []);
  const unused = rest.filter(({ name }) => {
    const path = pathOf(name);
    return (
      !pictures &&
      !name.endsWith('/') &&
      !isSystemFile(name) &&
      assetTypeOf(path) !== undefined &&
      !assetsByPath.has(path)
    );
  });
  return {
    runs: rest.map(({ name }) => name).filter((name) => active.has(name)),
    assets: new Map(clean.map(({ asset }) => [asset.path, asset])),
    assetsWithNotes: clean.filter(({ notes }) => notes.length > 0),
    unused: unused
      .slice(0, 20)
      .map(({ name }) => ({ code: 'ASSET_UNUSED', severity: 'note', where: name.slice(root.length) })),
  };
}

/** Compares names and sizes only, before a byte of a picture is read. */
function checkSaid(
  assetsByPath: ReadonlyMap<string, readonly PackageAsset[]>,
  entries: readonly PlacedEntry[],
  pathOf: (name: string) => string,
): void {
  const sizes = new Map(entries.map(({ name, size }) => [pathOf(name), size]));
  for (const [path, assets] of assetsByPath) {
    const size = sizes.get(path);
    if (size === undefined) refuseArchive('ASSET_MISSING', path);
    if (assets.some(({ type }) => type !== assetTypeOf(path))) refuseArchive('CONTENT_TYPE', path);
    if (assets.some(({ bytes }) => bytes !== size)) refuseArchive('ASSET_DIFFERS', path);
  }
}

function expectedAs(
  entry: PlacedEntry,
  path: string,
  assets: readonly PackageAsset[],
  { limits, manifest, pictures }: Reading,
): Omit<ExpectedEntry, 'keeper' | 'onFirstPiece'> {
  // In a zip that is passed on whole, system files are checked too.
  const isSystems = /* wall: leftover-looked-at */ manifest !== null && isSystemFile(entry.name);
  if (isText(entry.name) && entry.size > limits.text && !isSystems) refuseArchive('BOMB_SIZE', entry.name);
  const used = assets.length > 0 && assetTypeOf(path) !== undefined;
  // Other content beside the pictures of a mapped archive is the platform's own.
  const isTheirs = manifest === null || (pictures !== undefined && !used);
  const look = isSystems ? 'nothing' : isTheirs ? 'any' : 'ours';
  return { entry, path, assets, used, look };
}

/** Returns null where no theme names the picture. */
async function assetOf(
  source: RandomAccessSource,
  { entry, path, assets, keeper }: ExpectedEntry,
  facts: EntryFacts | undefined,
): Promise<CleanAsset | null> {
  const { sha256: sum = '', parts = null } = facts ?? {};
  // wall: picture-of-manifest
  if (assets.some(({ sha256 }) => sha256 !== sum)) refuseArchive('ASSET_DIFFERS', path);
  const type = assetTypeOf(path);
  if (assets.length === 0 || type === undefined) return null;
  const kept = await keeper?.done();
  const asset = { path, bytes: entry.size, type, ...(kept ?? { open: () => entryPieces(source, entry) }) };
  return cleanAsset(asset, sum, parts);
}

/** Texts are small and are checked as a whole, without a carrier. */
function isCarriedEntry({ file }: RandomAccessSource, entry: PlacedEntry): boolean {
  return file !== undefined && isCarried(entry) && (!isText(entry.name) || isSystemFile(entry.name));
}

async function carryEntries(
  source: RandomAccessSource,
  entries: readonly ExpectedEntry[],
  carrier: Carrier,
): Promise<EntryFacts[]> {
  const { file = -1 } = source;
  const carried = await carrier.carry(
    entries.map(({ entry, look, keeper }): Load => {
      const { name, method, packed, size, from: at } = entry;
      const to = keeper?.file === undefined ? null : ({ kind: 'file', path: keeper.file } as const);
      return { name, look, method, packed, size, from: { file, at }, to };
    }),
  );
  return entries.map(({ entry: { name, crc }, look }, index) => {
    const answer = carried[index];
    if (answer === undefined) throw new Error('not carried');
    if ('refusal' in answer) return refuseArchive(answer.refusal, name, answer.details);
    if (/* wall: carried-sum */ answer.crc !== crc) refuseArchive('CRC_MISMATCH', name);
    return { sha256: answer.sha256, parts: checkedParts(answer.parts, name, look === 'ours') };
  });
}
