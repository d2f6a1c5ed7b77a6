/** Every entry of an archive once: looked at, compared with what the manifest says, and kept where it is asked for. */
import { createHash, webcrypto } from 'node:crypto';
import { assetTypeOf } from '#shared/rules/themes/package/asset-types.ts';
import type { PackageFinding } from '#shared/rules/themes/package/findings.ts';
import type { PackageAsset, PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import { isSystemFile, isText, wrongContent } from './content-kinds.ts';
import { inFlight } from './in-flight.ts';
import { manifestName } from './read-manifest.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { entryPieces } from './zip/entry-bytes.ts';
import type { ArchiveLimits } from './zip/limits.ts';
import { refuse } from './zip/refused.ts';
import type { PlacedEntry } from './zip/spans.ts';

/** A place for one picture. `done` follows its last byte; `drop` whatever went wrong, here or with another one, after `done` too. */
export interface Keeper {
  write(piece: Uint8Array): Promise<void>;
  done(): Promise<Pick<Asset, 'open'>>;
  drop(): Promise<void>;
}
export type Keep = (path: string, bytes: number) => Promise<Keeper>;

interface Reading {
  readonly limits: ArchiveLimits;
  /** null: of another layout. */
  readonly manifest: PackageManifest | null;
  readonly root: string;
  readonly keep?: Keep;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}

interface ReadEntries {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly unused: readonly PackageFinding[];
}

/** Entries at a time: as many as keep disk and processors busy without filling the memory. */
const atOnce = 4;

export async function readEntries(
  source: RandomAccessSource,
  entries: readonly PlacedEntry[],
  reading: Reading,
): Promise<ReadEntries> {
  const { manifest, root, signal, progress } = reading;
  const said = new Map<string, PackageAsset[]>();
  for (const asset of manifest?.themes.flatMap(({ assets }) => assets) ?? [])
    said.set(asset.path, [...(said.get(asset.path) ?? []), asset]);
  checkSaid(said, entries, root);
  // What the manifest's own reading has been through already is not read twice.
  const rest = entries.filter(({ name }) => manifest === null || name !== root + manifestName);
  const total = rest.reduce((sum, { packed }) => sum + packed, 0);
  let done = 0;
  const keepers: Keeper[] = [];
  const found = await inFlight(atOnce, rest, async (entry) => {
    signal?.throwIfAborted();
    const path = entry.name.slice(root.length);
    const asset = await readEntry(source, entry, said.get(path) ?? [], { ...reading, keepers }, path);
    done += entry.packed;
    progress?.(done, total);
    return asset;
  }).catch(async (error: unknown) => {
    // Of what is refused nothing is kept, the pictures that were good among it.
    await Promise.all(keepers.map((keeper) => keeper.drop()));
    throw error;
  });
  const assets = found.filter((one) => one !== null);
  const unused = rest.filter(({ name }) => {
    const path = name.slice(root.length);
    return !name.endsWith('/') && !isSystemFile(name) && assetTypeOf(path) !== undefined && !said.has(path);
  });
  return {
    assets: new Map(assets.map((asset) => [asset.path, asset])),
    unused: unused
      .slice(0, 20)
      .map(({ name }) => ({ code: 'ASSET_UNUSED', severity: 'note', where: name.slice(root.length) })),
  };
}

/** By names and sizes alone, before a byte of a picture is read. */
function checkSaid(
  said: ReadonlyMap<string, readonly PackageAsset[]>,
  entries: readonly PlacedEntry[],
  root: string,
): void {
  const sizes = new Map(entries.map(({ name, size }) => [name, size]));
  for (const [path, assets] of said) {
    const size = sizes.get(root + path);
    if (size === undefined) refuse('ASSET_MISSING', path);
    if (assets.some(({ type }) => type !== assetTypeOf(path))) refuse('CONTENT_TYPE', path);
    if (assets.some(({ bytes }) => bytes !== size)) refuse('ASSET_DIFFERS', path);
  }
}

async function readEntry(
  source: RandomAccessSource,
  entry: PlacedEntry,
  said: readonly PackageAsset[],
  { limits, manifest, keep, keepers }: Reading & { readonly keepers: Keeper[] },
  path: string,
): Promise<Asset | null> {
  const type = assetTypeOf(path);
  const used = said.length > 0 && type !== undefined;
  if (isText(entry.name) && entry.size > limits.text && !isSystemFile(entry.name))
    refuse('BOMB_SIZE', entry.name);
  const keeper = used && keep ? await keep(path, entry.size) : null;
  if (keeper) keepers.push(keeper);
  const sum = used ? checkSum(entry.size) : null;
  let first = true;
  for await (const piece of entryPieces(source, entry)) {
    // An empty file and a folder have no piece: there is nothing to look at.
    if (first && !isSystemFile(entry.name)) {
      const wrong = wrongContent(entry.name, piece, manifest !== null);
      if (wrong) refuse(wrong, entry.name);
    }
    first = false;
    await Promise.all([sum?.add(piece), keeper?.write(piece)]);
  }
  if (first && used) refuse('CONTENT_TYPE', entry.name);
  const digest = await sum?.digest();
  if (said.some(({ sha256 }) => sha256 !== digest)) refuse('ASSET_DIFFERS', path);
  if (!used) return null;
  const kept = await keeper?.done();
  return { path, bytes: entry.size, type, ...(kept ?? { open: () => entryPieces(source, entry) }) };
}

interface CheckSum {
  add(piece: Uint8Array): Promise<void>;
  digest(): Promise<string>;
}

/** SHA-256; what comes as one piece is summed up on the thread pool. */
export function checkSum(bytes: number): CheckSum {
  const hash = createHash('sha256');
  let whole: string | null = null;
  return {
    async add(piece) {
      if (piece.length === bytes) {
        const digest = await webcrypto.subtle.digest('SHA-256', piece as Uint8Array<ArrayBuffer>);
        whole = Buffer.from(digest).toString('hex');
      } else hash.update(piece);
    },
    digest: async () => whole ?? hash.digest('hex'),
  };
}
