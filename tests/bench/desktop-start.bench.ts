/**
 * The desktop's start, as far as it is ours (limits §8): the main side's work until it asks for the window, bundled as
 * it ships, beside the mere import of what main loads at a start from its sources and packages, file by file. The
 * sources are stripped of their types before, so that Node's stripping is not counted. Processor time: a busy machine is no slower.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Ground, onGround, temporaryFolder } from './support/bench-resources.ts';
import { type BenchRow, median, row, type Size, times, warmUps } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const samples = 11;
/** Milliseconds until a start that does not end is ended. */
const patience = 30_000;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, size));
}

async function measure(ground: Ground, size: Size): Promise<BenchRow[]> {
  const folder = await temporaryFolder(ground, 'desktop');
  const standIn = join(root, 'tests/stand-in/electron.ts');
  const sources = await plainSources(folder);
  const bundled: number[] = [];
  const unbundled: number[] = [];
  // One more of each before, so that the disk's cache is warm for both.
  for (let sample = warmUps(size, 1); sample < times(size, samples); sample += 1) {
    const bundle = join(root, 'out/main/desktop.js');
    const ours = await start([standIn, join(folder, 'data'), bundle, 'window']);
    // Loads all that main needs before and after the window, and starts nothing.
    const plain = join(sources, 'src-main/desktop/running-shell.js');
    const floor = await start([standIn, join(folder, 'data'), plain, 'loaded']);
    if (sample < 0) continue;
    bundled.push(ours);
    unbundled.push(floor);
  }
  return [
    row(
      'desktop, main’s work before the window / its unbundled import',
      median(bundled),
      median(unbundled),
      0.35,
      'ms',
    ),
  ];
}

/** The main side as JavaScript, one file for each source, with the packages beside it. */
async function plainSources(folder: string): Promise<string> {
  const copy = join(folder, 'sources');
  for (const room of ['src-main', 'src-shared', 'resources']) {
    for (const name of await readdir(join(root, room), { recursive: true, withFileTypes: true })) {
      if (!name.isFile() || /\.test\.ts$/.test(name.name)) continue;
      const from = join(name.parentPath, name.name);
      const to = join(copy, from.slice(root.length));
      await mkdir(dirname(to), { recursive: true });
      if (!from.endsWith('.ts')) await cp(from, to);
      else await writeFile(to.replace(/\.ts$/, '.js'), plain(await readFile(from, 'utf8')));
    }
  }
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function plain(source: string): string {
  return stripTypeScriptTypes(source).replaceAll(/(['"])((?:\.{1,2}|#shared)\/[^'"\n]+)\.ts\1/g, '$1$2.js$1');
}

/** Milliseconds of processor time. */
async function start(given: readonly string[]): Promise<number> {
  const script = join(import.meta.dirname, 'desktop-start.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...given], {
    cwd: root,
    timeout: patience,
  });
  return Number(stdout);
}
