/**
 * Packs Steward as electron-builder would, around a folder that only looks like Electron (fake-electron.ts), and
 * checks the result: the configuration fits the tool's schema, the archive has exactly the running files, the nine
 * fuses are read back from the packed binary, a proxy script runs out of the archive. Needs a build (`out/`);
 * starts and downloads nothing.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Arch, build, type Configuration, Platform } from 'electron-builder';
import configuration, { packedFiles } from '../electron-builder.config.ts';
import { startThread } from '../src-main/threads/bounded-thread.ts';
import { fakeElectron, fakeMacElectron } from './fake-electron.ts';
import { fuseFaults } from './fuses.ts';
import { type AppInfoPlist, desktopEntryProblems, infoPlistProblems } from './lib/package-entries.ts';
import { buildInterface, publishedSchemas } from './openapi/openapi-files.ts';

const root = join(import.meta.dirname, '..');
/** electron-builder's own parts. */
const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const asar: {
  listPackage(archive: string, options: { isPack: boolean }): string[];
  extractFile(archive: string, path: string): Buffer;
  extractAll(archive: string, folder: string): void;
} = createRequire(builder.resolve('app-builder-lib'))('@electron/asar');

/** Files that the archive may contain. */
const allowed = [
  /^\/package\.json$/,
  /^\/out\/main\/(desktop|authorities|client-certificate|database-check|databases|licence-reader|origin-files|package-carrier|proxy-script|sandbox)\.js$/,
  /^\/out\/main\/quickjs\.wasm$/,
  /^\/out\/main\/chunks\/[\w.-]+\.js$/,
  /^\/out\/(main|renderer)\/third-party\.json$/,
  /^\/out\/preload\/preload\.cjs$/,
  /^\/out\/renderer\/index\.html$/,
  /^\/out\/renderer\/assets\/[\w.-]+\.(js|css|svg|png|webp|woff2)$/,
];
const needed = [
  '/package.json',
  '/out/main/desktop.js',
  '/out/main/authorities.js',
  '/out/main/client-certificate.js',
  '/out/main/database-check.js',
  '/out/main/databases.js',
  '/out/main/licence-reader.js',
  '/out/main/origin-files.js',
  '/out/main/package-carrier.js',
  '/out/main/proxy-script.js',
  '/out/main/sandbox.js',
  '/out/main/quickjs.wasm',
  '/out/main/third-party.json',
  '/out/preload/preload.cjs',
  '/out/renderer/index.html',
  '/out/renderer/third-party.json',
];
/** A private key with its content; code that only recognises the label does not match. */
const privateKey = /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/;
/** Bytes; a larger archive must be looked at before it is shipped. */
const archiveLimit = 24 * 1024 * 1024;

/** Faults of an archive's list of files (without folders). */
export function listProblems(files: readonly string[]): string[] {
  const alien = files.filter((file) => !allowed.some((pattern) => pattern.test(file)));
  const missing = needed.filter((file) => !files.includes(file));
  return [
    ...alien.map((file) => `${file} does not belong there`),
    ...missing.map((file) => `${file} is missing`),
  ];
}

function contentProblems(archive: string, files: readonly string[]): string[] {
  const contents = files.map((file) => [file, asar.extractFile(archive, join(file.slice(1)))] as const);
  const size = contents.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const problems = contents.flatMap(([file, bytes]) => {
    const text = bytes.toString('latin1');
    if (privateKey.test(text)) return [`${file} holds a private key`];
    return /sourceMappingURL=(?!data:)/.test(text.slice(-500)) ? [`${file} names a source map`] : [];
  });
  if (size > archiveLimit) problems.push(`the archive is ${size} bytes, more than ${archiveLimit}`);
  return problems;
}

/** Runs a proxy script with the packed thread and interpreter. */
async function scriptProblems(archive: string, folder: string): Promise<string[]> {
  const open = join(folder, 'open');
  asar.extractAll(archive, open);
  const main = join(open, 'out', 'main');
  const engine = await readFile(join(main, 'quickjs.wasm'));
  const thread = startThread(pathToFileURL(join(main, 'proxy-script.js')), {
    data: { engine },
    megabytes: 256,
  });
  try {
    await thread.ask(
      {
        source: "function FindProxyForURL(url, host) { return 'PROXY ' + host + ':1'; }",
        processor: 20_000,
      },
      20_000,
    );
    const said = await thread.ask({ url: 'https://server.test/', processor: 20_000 }, 20_000);
    return said === 'PROXY server.test:1' ? [] : [`a proxy script says ${String(said)}`];
  } catch (error) {
    return [`a proxy script does not run: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await thread.end();
  }
}

/** Checks the files beside the archive: the platform's calls and the schemas, for authors of programs. */
async function interfaceProblems(resources: string): Promise<string[]> {
  const wanted = ['openapi.json', ...[...publishedSchemas().keys()].map((name) => `schemas/${name}`)];
  const read = (name: string) => readFile(join(resources, 'interface', name), 'utf8');
  const held = await Promise.all(wanted.map((name) => read(name).then(JSON.parse, () => null)));
  return wanted.flatMap((name, at) => (held[at] ? [] : [`interface/${name} is missing`]));
}

async function checkSchema(config: Configuration): Promise<void> {
  const lib = createRequire(builder.resolve('app-builder-lib'));
  const { validateConfiguration } = lib('./util/config/config');
  await validateConfiguration(structuredClone({ ...config, afterPack: null }), { isEnabled: false });
}

/** The files that electron-builder would write into a package beside the program. */
interface PackageParts {
  /** The desktop entry of each kind of package. */
  readonly entries: Map<'deb' | 'AppImage', string>;
  /** The paths of those files in the Debian package. */
  readonly debFiles: string[];
}

async function packLinux(folder: string): Promise<PackageParts & { readonly packed: string }> {
  const electron = join(folder, 'electron');
  const output = join(folder, 'packed');
  const parts: PackageParts = { entries: new Map(), debFiles: [] };
  await fakeElectron(electron);
  await buildInterface();
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget(['deb', 'AppImage'], Arch.x64),
    publish: 'never',
    // Each kind of package says what it would do; the tools that do it would be fetched from the network.
    async effectiveOptionComputed(computed: { readonly desktop: string } | readonly [string[], string]) {
      if ('desktop' in computed) parts.entries.set('AppImage', computed.desktop);
      else {
        const [debArguments, entry] = computed;
        const placed = debArguments.map((one) => one.split('='));
        parts.debFiles.push(...placed.flatMap(([from = '', to]) => (to && existsSync(from) ? to : [])));
        parts.entries.set('deb', await readFile(entry, 'utf8'));
      }
      return true;
    },
    config: { ...configuration(), electronDist: electron, directories: { output } },
  });
  return { ...parts, packed: join(output, 'linux-unpacked') };
}

/** Checks what the packages for Linux say of the program to the system. */
function linuxProblems({ entries, debFiles }: PackageParts): string[] {
  const wanted = [
    '/usr/share/applications/steward.desktop',
    '/usr/share/metainfo/com.steward.console.metainfo.xml',
    '/usr/share/mime/packages/steward.xml',
    '/usr/share/icons/hicolor/256x256/apps/steward.png',
  ];
  return [
    ...(['deb', 'AppImage'] as const).flatMap((kind) =>
      desktopEntryProblems(entries.get(kind) ?? '').map((problem) => `entry of the ${kind}: ${problem}`),
    ),
    ...wanted.filter((path) => !debFiles.includes(path)).map((path) => `the Debian package has no ${path}`),
  ];
}

/** Packs both halves of the program for macOS, and checks that they can be joined and what they say of themselves. */
async function macProblems(folder: string, bundle: Buffer): Promise<string[]> {
  const electron = join(folder, 'electron-mac');
  const output = join(folder, 'packed-mac');
  await fakeMacElectron(electron);
  const { afterPack: _, ...config } = configuration();
  await build({
    projectDir: root,
    targets: Platform.MAC.createTarget('dir', Arch.x64, Arch.arm64),
    publish: 'never',
    config: { ...config, electronDist: electron, directories: { ...config.directories, output } },
  });
  const { parsePlistFile } = builder('app-builder-lib/out/util/plist');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const halves = ['mac', 'mac-arm64'].map((name) => join(output, name, 'Steward.app/Contents'));
  const problems: string[] = [];
  for (const contents of halves) {
    const info: AppInfoPlist = await parsePlistFile(join(contents, 'Info.plist'));
    const has = (path: string) => existsSync(join(contents, path));
    problems.push(...infoPlistProblems(info, { id: 'com.steward.console', version, has }));
    const own = await readFile(join(contents, 'Resources/app.asar'));
    if (!own.equals(bundle)) problems.push('the archive for macOS is another one than that for Linux');
  }
  const [x64, arm64] = await Promise.all(halves.map((contents) => readdir(contents, { recursive: true })));
  if (x64?.sort().join() !== arm64?.sort().join()) problems.push('the halves for macOS have other files');
  return problems;
}

/** Checks that the archive holds what the bundle's entry reaches, and all of the console. */
async function bundleProblems(files: readonly string[]): Promise<string[]> {
  const leftOut = packedFiles(root).flatMap((pattern) => /^!\*\*\/\*(\.\w+)$/.exec(pattern)?.[1] ?? []);
  const renderer = await readdir(join(root, 'out/renderer'), { recursive: true, withFileTypes: true });
  const shown = renderer
    .filter((entry) => entry.isFile() && !leftOut.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const main = packedFiles(root).filter((file) => !/[*!]/.test(file));
  const bundle = new Set(['package.json', ...main, ...shown].map((file) => `/${file}`));
  return [
    ...files.filter((file) => !bundle.has(file)).map((file) => `${file} is not of the bundle`),
    ...[...bundle].filter((file) => !files.includes(file)).map((file) => `${file} was left out`),
  ];
}

async function check(): Promise<string[]> {
  await checkSchema(configuration());
  const folder = await mkdtemp(join(tmpdir(), 'steward-package-'));
  try {
    const linux = await packLinux(folder);
    const { packed } = linux;
    const archive = join(packed, 'resources', 'app.asar');
    const listing = asar.listPackage(archive, { isPack: false }).map((file) => file.replaceAll('\\', '/'));
    const files = listing.filter((file) => /\.[a-z\d]+$/i.test(file));
    const manifest = JSON.parse(asar.extractFile(archive, 'package.json').toString());
    const listed = ['scripts', 'devDependencies'].filter((name) => name in manifest);
    console.log(`package: ${files.length} files in the archive, ${(await readFile(archive)).length} bytes`);
    return [
      ...listProblems(files),
      ...(await bundleProblems(files)),
      ...linuxProblems(linux),
      ...(await macProblems(folder, await readFile(archive))),
      ...contentProblems(archive, files),
      ...listed.map((name) => `package.json still names ${name}`),
      ...(await interfaceProblems(join(packed, 'resources'))),
      ...(await scriptProblems(archive, folder)),
      ...(await fuseFaults(join(packed, 'steward'))),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const problems = await check();
  for (const problem of problems) console.error(`package: ${problem}`);
  console.log(`package: ${problems.length === 0 ? 'ok' : `${problems.length} not allowed`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
