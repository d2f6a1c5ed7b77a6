/**
 * Reads a theme package: every check of the archive, then every entry once, decompressed within its budget, hashed,
 * checked, and stored as it is read (limits.md §4).
 */
import { createHash } from 'node:crypto';
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { checkTheme } from '#shared/rules/themes/package/check-theme.ts';
import {
  type ArchiveRefusal,
  type PackageFinding,
  safeArchiveName,
} from '#shared/rules/themes/package/findings.ts';
import type { PackageManifest } from '#shared/rules/themes/package/manifest.ts';
import { isInBounds } from '#shared/rules/themes/package/product-version.ts';
import type { PackageReport, ReportedEntry } from '#shared/rules/themes/package/report.ts';
import { runningFindings } from '#shared/rules/themes/package/running.ts';
import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import type { Carrier } from './carrier.ts';
import { noteFindings, withCleanAssets } from './clean-asset.ts';
import { isForeign, isSystemFile, wrongLeftover } from './content-kinds.ts';
import { readMappedManifest } from './mapped-manifest.ts';
import { isSignedManifest, signerOf } from './manifest-signature.ts';
import { readArchive } from './read-archive.ts';
import { readEntries } from './read-entries.ts';
import type { OpenPictureStore } from './read-entry.ts';
import { manifestName, readManifest } from './read-manifest.ts';
import type { RandomAccessSource } from './zip/bytes.ts';
import { entryPieces } from './zip/entry-bytes.ts';
import { joinPieces } from './zip/reused-buffer.ts';
import { type ArchiveLimits, usualLimits } from './zip/limits.ts';
import { ArchiveRefused, archiveFinding, refuseArchive } from './zip/archive-refusal.ts';
import type { PlacedEntry } from './zip/spans.ts';

export interface ReadOptions {
  readonly limits?: ArchiveLimits;
  /** `package`: a zip of another layout is refused (MANIFEST_MISSING). */
  readonly expects?: 'package' | 'any';
  /** The version of Steward, for the version range of a package. */
  readonly productVersion?: string;
  /** Kinds of platforms' own archives, which are tried in order where Steward's manifest is missing. */
  readonly kinds?: readonly ThemeManifestKind[];
  /** Storage for pictures; without it they are read from the source again on demand. */
  readonly keep?: OpenPictureStore;
  /** Checks large package files off the main thread. */
  readonly carrier?: Carrier;
  readonly signal?: AbortSignal;
  /** Reports bytes of finished entries in the archive. */
  readonly progress?: (done: number, total: number) => void;
}

export interface PackageReading {
  readonly report: PackageReport;
  /** Absent unless it is one of Steward's packages and nothing refuses it. */
  readonly package?: ThemePackage;
}

/** Rejects for errors of the source and for `signal`; faults of the bytes are in the report. */
export async function readPackage(
  source: RandomAccessSource,
  options: ReadOptions = {},
): Promise<PackageReading> {
  const limits = options.limits ?? usualLimits;
  let entries: PlacedEntry[] = [];
  const report = (part: Partial<PackageReport>): PackageReport => ({
    kind: 'refused',
    findings: [],
    themes: [],
    bytes: source.size,
    entries: entries.map(reported),
    ...part,
  });
  try {
    entries = await readArchive(source, limits, options.carrier);
    const root = rootOf(entries);
    const manifest = root === null ? null : await manifestOf(source, entries, root, limits);
    if (manifest === null || root === null) {
      const mapped = await mappedIn(source, entries, options.kinds ?? [], limits);
      if (mapped) {
        const { manifest, pictures, kind } = mapped;
        const [{ assets, assetsWithNotes }, themes] = await Promise.all([
          readEntries(source, entries, { ...options, limits, manifest, root: '', pictures }),
          checkedThemes(manifest),
        ]);
        const through: PackageFinding = { code: 'MAPPED', severity: 'note', details: { kind } };
        const findings = [through, ...systemFiles(entries), ...noteFindings(assetsWithNotes)];
        return {
          report: report({ kind: 'package', findings, themes }),
          package: { manifest: withCleanAssets(manifest, assetsWithNotes), assets },
        };
      }
      if (options.expects === 'package' || !entries.some(({ name }) => !name.endsWith('/')))
        refuseArchive('MANIFEST_MISSING');
      // wall: leftover-kind
      refuseAll(entries, wrongLeftover);
      const { runs } = await readEntries(source, entries, { ...options, limits, manifest: null, root: '' });
      const unknown: PackageFinding = { code: 'LAYOUT_UNKNOWN', severity: 'note' };
      return { report: report({ kind: 'unknown-zip', findings: [...runningFindings(runs), unknown] }) };
    }
    refuseAll(entries, (name) => (isForeign(name) ? 'ENTRY_EXTENSION' : null));
    // The fields are checked while threads process the pictures.
    const [{ assets, unused, assetsWithNotes: noted }, themes] = await Promise.all([
      readEntries(source, entries, { ...options, limits, manifest, root }),
      checkedThemes(manifest),
    ]);
    return {
      report: report({
        kind: 'package',
        findings: [
          ...signatureFindings(manifest),
          ...versionFindings(manifest, options.productVersion),
          ...systemFiles(entries),
          ...unused,
          ...noteFindings(noted),
        ],
        themes,
      }),
      package: { manifest: withCleanAssets(manifest, noted), assets },
    };
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    return { report: report({ findings: error.findings }) };
  }
}

function refuseAll(entries: readonly PlacedEntry[], wrong: (name: string) => ArchiveRefusal | null): void {
  const refusals = entries.flatMap(({ name }) => {
    const code = wrong(name);
    return code === null ? [] : [archiveFinding(code, name)];
  });
  if (refusals.length > 0) throw new ArchiveRefused(refusals.slice(0, 20));
}

/** The common top folder, as systems make archives of folders; '' for none, null without a manifest. */
function rootOf(entries: readonly PlacedEntry[]): string | null {
  return folderOf(entries, manifestName);
}

/** Like `rootOf`, for another manifest. */
function folderOf(entries: readonly PlacedEntry[], manifest: string): string | null {
  const names = entries.map(({ name }) => name).filter((name) => !isSystemFile(name));
  if (names.includes(manifest)) return '';
  const [first = ''] = names;
  const root = first.slice(0, first.indexOf('/') + 1);
  const all = root !== '' && names.every((name) => name.startsWith(root));
  return all && names.includes(root + manifest) ? root : null;
}

async function manifestOf(
  source: RandomAccessSource,
  entries: readonly PlacedEntry[],
  root: string,
  limits: ArchiveLimits,
): Promise<PackageManifest | null> {
  const entry = entries.find(({ name }) => name === root + manifestName);
  if (entry === undefined) return null;
  if (entry.size > limits.text) return refuseArchive('BOMB_SIZE', entry.name);
  const manifest = readManifest(await joinPieces(entryPieces(source, entry)));
  if (manifest?.signature && /* wall: package-signature */ !isSignedManifest(manifest))
    return refuseArchive('SIGNATURE_WRONG', entry.name);
  return manifest;
}

/** Uses the first kind whose manifest is present, also in a common top folder; null for none. */
async function mappedIn(
  source: RandomAccessSource,
  entries: readonly PlacedEntry[],
  kinds: readonly ThemeManifestKind[],
  limits: ArchiveLimits,
) {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  for (const kind of kinds) {
    const root = folderOf(entries, kind.manifest);
    const entry = root === null ? undefined : byName.get(root + kind.manifest);
    if (root === null || entry === undefined) continue;
    if (entry.size > limits.text) return refuseArchive('BOMB_SIZE', entry.name);
    const names = new Set([...byName.keys()].map((name) => name.slice(root.length)));
    const count = async (name: string) => {
      const picture = byName.get(root + name) ?? refuseArchive('ASSET_MISSING', name);
      const hash = createHash('sha256');
      for await (const piece of entryPieces(source, picture)) hash.update(piece);
      return { sha256: hash.digest('hex'), bytes: picture.size };
    };
    const bytes = await joinPieces(entryPieces(source, entry));
    const read = await readMappedManifest(bytes, kind, { names, count });
    const pictures = new Map([...read.pictures].map(([name, path]) => [root + name, path]));
    return { manifest: read.manifest, pictures, kind: kind.name };
  }
  return null;
}

/** Themes that are checked before the event loop gets a turn: a few milliseconds. */
const atATime = 10;

const othersTurn = () => new Promise<void>((done) => setImmediate(done));

async function checkedThemes({ themes, part }: PackageManifest): Promise<PackageReport['themes']> {
  const checked: PackageReport['themes'][number][] = [];
  for (const [done, theme] of themes.entries()) {
    const { key, family, terminal, name, fields } = theme;
    checked.push({ key, family, terminal, name, fields, findings: checkTheme(theme, part) });
    if (done % atATime === atATime - 1) await othersTurn();
  }
  return checked;
}

function reported({ name, size, packed }: PlacedEntry): ReportedEntry {
  return { path: safeArchiveName(name), bytes: size, stored: packed };
}

function signatureFindings(manifest: PackageManifest): PackageFinding[] {
  const fingerprint = signerOf(manifest);
  return fingerprint === null ? [] : [{ code: 'SIGNED', severity: 'note', details: { fingerprint } }];
}

function versionFindings({ product }: PackageManifest, version: string | undefined): PackageFinding[] {
  if (version === undefined || isInBounds(version, product)) return [];
  const details = { min: product.min ?? '…', max: product.max ?? '…' };
  return [{ code: 'PRODUCT_VERSION', severity: 'problem', details }];
}

function systemFiles(entries: readonly PlacedEntry[]): PackageFinding[] {
  return entries
    .filter(({ name }) => !name.endsWith('/') && isSystemFile(name))
    .slice(0, 20)
    .map(({ name }) => ({ code: 'SYSTEM_FILE', severity: 'note', where: safeArchiveName(name) }));
}
