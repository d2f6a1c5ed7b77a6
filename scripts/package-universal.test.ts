/** Two halves of a universal program, as electron-builder packs them for macOS, are joined by @electron/universal. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Arch } from 'electron-builder';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isResigned } from '../electron-builder.config.ts';

const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const parts = createRequire(builder.resolve('app-builder-lib'));
const { makeUniversalApp } = parts('@electron/universal');
const { createPackage } = parts('@electron/asar');

let folder: string;
const before = { path: process.env.PATH, platform: Object.getOwnPropertyDescriptor(process, 'platform') };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-universal-'));
  await tool(
    'file',
    'head -c 4 "$3" | od -An -tx1 | grep -q "cf fa ed fe" && echo "Mach-O 64-bit" || echo data',
  );
  await tool('lipo', 'cat "$1" "$2" > "$5.new" && mv "$5.new" "$5"');
  process.env.PATH = `${join(folder, 'tools')}${delimiter}${before.path}`;
  Object.defineProperty(process, 'platform', { ...before.platform, value: 'darwin' });
});
afterEach(async () => {
  process.env.PATH = before.path;
  if (before.platform) Object.defineProperty(process, 'platform', before.platform);
  await rm(folder, { recursive: true, force: true });
});

/** A tool of macOS, as far as the joining asks it. */
async function tool(name: string, script: string): Promise<void> {
  await mkdir(join(folder, 'tools'), { recursive: true });
  await writeFile(join(folder, 'tools', name), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'tools', name), 0o755);
}

const machO = (content: string) => Buffer.concat([Buffer.from('cffaedfe', 'hex'), Buffer.from(content)]);
const infoPlist = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleName</key><string>Steward</string></dict></plist>`;

/** Packs one half; a program that is signed again has a folder with the signature beside its binary. */
async function half(arch: Arch): Promise<string> {
  const appOutDir = join(folder, `mac-universal-${Arch[arch]}-temp`);
  const app = join(appOutDir, 'Steward.app');
  const files: Record<string, string | Buffer> = {
    'Contents/Info.plist': infoPlist,
    'Contents/PkgInfo': 'APPL????',
    'Contents/MacOS/Steward': machO(`program for ${Arch[arch]}`),
    'Contents/Frameworks/Electron Framework': machO(`framework for ${Arch[arch]}`),
  };
  if (isResigned({ electronPlatformName: 'darwin', appOutDir, arch }))
    files['Contents/_CodeSignature/CodeResources'] = infoPlist;
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await writeFile(join(app, path), content);
  }
  const source = join(folder, 'source');
  await mkdir(source, { recursive: true });
  await writeFile(join(source, 'package.json'), '{"name":"steward","main":"index.js"}');
  await mkdir(join(app, 'Contents/Resources'), { recursive: true });
  await createPackage(source, join(app, 'Contents/Resources/app.asar'));
  return app;
}

it.skipIf(process.platform === 'win32')('both halves have the same files, and become one', async () => {
  const [x64AppPath, arm64AppPath] = [await half(Arch.x64), await half(Arch.arm64)];
  const outAppPath = join(folder, 'mac-universal', 'Steward.app');
  await mkdir(dirname(outAppPath));
  await makeUniversalApp({ x64AppPath, arm64AppPath, outAppPath, force: true, mergeASARs: true });
  expect(await readFile(join(outAppPath, 'Contents/MacOS/Steward'), 'latin1')).toMatch(/x64[\s\S]*arm64/);
  expect((await stat(join(outAppPath, 'Contents/Resources/app.asar'))).isFile()).toBe(true);
});

it.each([
  ['the whole universal program', 'darwin', 'dist/mac-universal', Arch.universal, true],
  ['a half of it', 'darwin', 'dist/mac-universal-arm64-temp', Arch.arm64, false],
  ['a half of it', 'darwin', 'dist/mac-universal-x64-temp', Arch.x64, false],
  ['a program of one kind', 'darwin', 'dist/mac-arm64', Arch.arm64, true],
  ['Windows', 'win32', 'dist/win-unpacked', Arch.x64, false],
  ['Linux', 'linux', 'dist/linux-unpacked', Arch.x64, false],
] as const)('signed again: %s (%s, %s)', (_what, electronPlatformName, appOutDir, arch, expected) => {
  expect(isResigned({ electronPlatformName, appOutDir, arch })).toBe(expected);
});
