/**
 * Packs the terminal's `steward` with a Node of its own, for computers that have the desktop program and no Node: a
 * packed Electron runs no scripts, and on Windows it writes nothing into a terminal. `npm run package:terminal`
 * packs the build for the system that it runs on.
 */
import { execFileSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { bundleClosure } from './lib/bundle-closure.ts';

export interface TerminalPackage {
  /** `out/main` of a build. */
  readonly build: string;
  /** Folder of the packages. */
  readonly output: string;
  readonly version: string;
  /** The program that runs it, which is copied. */
  readonly node: string;
}

/** Writes the folder `steward-terminal-VERSION-SYSTEM-ARCH` and its archive; returns the paths of both. */
export async function packTerminal(o: TerminalPackage): Promise<{ folder: string; archive: string }> {
  const name = `steward-terminal-${o.version}-${process.platform}-${process.arch}`;
  const folder = join(o.output, name);
  await rm(folder, { recursive: true, force: true });
  for (const file of [...bundleClosure(o.build, 'cli.js'), 'third-party.json'])
    await copy(join(o.build, file), join(folder, 'program', file));
  await writeFile(join(folder, 'program/package.json'), '{ "type": "module" }\n');
  const isWindows = process.platform === 'win32';
  const node = isWindows ? 'node.exe' : 'node';
  await copy(o.node, join(folder, 'program', node));
  await chmod(join(folder, 'program', node), 0o755);
  await mkdir(join(folder, 'bin'));
  const starter = join(folder, 'bin', isWindows ? 'steward.cmd' : 'steward');
  await writeFile(starter, isWindows ? windowsStarter : unixStarter);
  await chmod(starter, 0o755);
  const archive = `${folder}${isWindows ? '.zip' : '.tar.gz'}`;
  // Windows has a tar of its own, which makes zip files by the name's ending.
  execFileSync('tar', [isWindows ? '-acf' : '-czf', archive, '-C', o.output, basename(folder)]);
  return { folder, archive };
}

/** The folder is found through links, so that one in /usr/local/bin suffices. */
const unixStarter = `#!/bin/sh
here=$0
while [ -L "$here" ]; do
  target=$(readlink "$here")
  case $target in /*) here=$target ;; *) here=$(dirname "$here")/$target ;; esac
done
program=$(cd "$(dirname "$here")/../program" && pwd -P) || exit 1
exec "$program/node" "$program/cli.js" "$@"
`;
const windowsStarter = '@"%~dp0..\\program\\node.exe" "%~dp0..\\program\\cli.js" %*\r\n';

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const { archive } = await packTerminal({
    build: join(root, 'out/main'),
    output: join(root, 'dist'),
    version,
    node: process.execPath,
  });
  console.log(archive);
}
