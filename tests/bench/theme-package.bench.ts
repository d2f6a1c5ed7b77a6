/**
 * Theme packages of 200 pictures with 200 MB and 1 GB: exported as the program does (sums, manifest, fsync, rename) beside
 * `zip -r -n .png`, `cp -r` and yazl, each followed by a sync of what it wrote; imported with every check into staging
 * beside `bsdtar -x`, or `unzip` where there is none, and yauzl. Nobody's files are removed in the time that is measured.
 * Median of five rounds after one that starts the threads; processor is what all threads take. Memory, what the process
 * grows by at most, and the delay of its event loop (99 in 100) are watched in a turn of their own: looking a thousand
 * times a second takes some of the processor itself, the more the longer it takes.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { manifestText } from '#shared/rules/themes/package/manifest-text.ts';
import { readPackage } from '../../src-main/formats/theme-package/index.ts';
import {
  draftOfFolder,
  openPackageFile,
  threadCarrier,
  writePackageFile,
} from '../../src-main/services/theme-packages/index.ts';
import { createStaging, type StagedFiles } from '../../src-main/services/theme-packages/staging.ts';
import { inventThemes } from '../fixtures/themes/invent-themes.ts';
import { unzipByYauzl, zipByYazl } from './support/zip-peers.ts';
import { type BenchRow, limitRow, median, row, type Size, statedRow, times } from './types.ts';

const start = promisify(execFile);
const samples = 5;
const themes = 200;
const carrier = threadCarrier();
/** `unzip` beside `bsdtar`, as it was measured where both are (limits.md §8). */
const unzipByBsdtar = 1.45;

export async function run(size: Size): Promise<BenchRow[]> {
  const small = await benchOf(200, '200 MB', size);
  return size === 'small' ? small : [...small, ...(await benchOf(1024, '1 GB', size))];
}

async function benchOf(megabytes: number, name: string, size: Size): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-bench-packages-'));
  try {
    await makeFolder(join(folder, 'source'), size === 'small' ? 2 : megabytes, size === 'small' ? 8 : themes);
    const bsdtar = await start('bsdtar', ['--version']).then(
      () => true,
      () => false,
    );
    const [exported, zipped, copied, yazls]: [Peer[], Peer[], Peer[], number[]] = [[], [], [], []];
    const [imported, extracted, yauzls]: [Peer[], Peer[], number[]] = [[], [], []];
    const [exporting, importing]: [Watched[], Watched[]] = [[], []];
    const archive = join(folder, 'ours.steward-theme');
    // The first round warms up: what was just written lies in the system's memory.
    for (let round = size === 'small' ? 0 : -1; round < times(size, samples); round += 1) {
      const keep = <T>(list: T[], value: T) => round >= 0 && list.push(value);
      const source = join(folder, 'source');
      keep(exporting, await watched(() => exportFolder(source, archive)));
      keep(exported, await ran(() => exportFolder(source, archive)));
      // Ours is on the disk when it is there: so are the others' here.
      keep(
        zipped,
        await timed(
          `zip -q -r -n .png "${folder}/zipped.zip" . && sync "${folder}/zipped.zip"`,
          join(folder, 'source'),
        ),
      );
      keep(copied, await timed('cp -r source copied && find copied -type f -exec sync {} +', folder));
      await rm(join(folder, 'copied'), { recursive: true });
      keep(yazls, await took(() => zipByYazl(join(folder, 'source'), join(folder, 'yazl.zip'))));
      await rm(join(folder, 'yazl.zip'));
      const staging = createStaging(join(folder, 'staging'));
      for (const watch of [true, false]) {
        const stage = await staging.begin();
        const work = () => importFile(archive, stage);
        if (watch) keep(importing, await watched(work));
        else keep(imported, await ran(work));
        await stage.drop();
      }
      await staging.close();
      await mkdir(join(folder, 'out'));
      const to = join(folder, 'out');
      keep(extracted, await timed(bsdtar ? `bsdtar -xf "${archive}"` : `unzip -q "${archive}"`, to));
      await rm(to, { recursive: true });
      await mkdir(to);
      keep(yauzls, await took(() => unzipByYauzl(archive, to)));
      await rm(to, { recursive: true });
      if (round < times(size, samples) - 1) await rm(join(folder, 'zipped.zip'));
    }
    const of = <One>(
      list: readonly One[],
      what: { [Name in keyof One]: One[Name] extends number ? Name : never }[keyof One],
    ) => median(list.map((one) => one[what] as number));
    const peer = bsdtar ? 'bsdtar -x' : 'unzip';
    const [ours, theirs] = await Promise.all([stat(archive), stat(join(folder, 'zipped.zip'))]);
    return [
      row(
        `theme export, ${name}, beside zip -r -n .png`,
        of(exported, 'time'),
        of(zipped, 'time'),
        0.5,
        'ms',
      ),
      row(`theme export, ${name}, beside cp -r`, of(exported, 'time'), of(copied, 'time'), 1.5, 'ms'),
      row(`theme export, ${name}, beside yazl`, of(exported, 'time'), median(yazls), 1, 'ms'),
      row(`theme export, ${name}, its size beside Info-ZIP’s`, ours.size, theirs.size, 1.05, 'bytes'),
      limitRow(`theme export, ${name}, memory`, of(exporting, 'memory'), 100 * 1024 ** 2, 'bytes'),
      limitRow(`theme export, ${name}, event loop`, of(exporting, 'delay'), 20, 'ms'),
      statedRow(
        `theme export, ${name}, processor beside zip’s`,
        of(exported, 'cpu'),
        of(zipped, 'cpu'),
        'ms',
      ),
      row(
        `theme import with every check, ${name}, beside ${peer}`,
        of(imported, 'time'),
        of(extracted, 'time'),
        bsdtar ? 1 : 1 / unzipByBsdtar,
        'ms',
      ),
      row(`theme import, ${name}, beside yauzl`, of(imported, 'time'), median(yauzls), 1, 'ms'),
      limitRow(`theme import, ${name}, memory`, of(importing, 'memory'), 100 * 1024 ** 2, 'bytes'),
      limitRow(`theme import, ${name}, event loop`, of(importing, 'delay'), 20, 'ms'),
      statedRow(
        `theme import, ${name}, processor beside ${peer}’s`,
        of(imported, 'cpu'),
        of(extracted, 'cpu'),
        'ms',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bytes that the process grew by at most; milliseconds of its event loop. */
interface Watched {
  readonly memory: number;
  readonly delay: number;
}

/** The interval between two looks at the memory, in milliseconds. */
const look = 5;

async function watched(work: () => Promise<void>): Promise<Watched> {
  global.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, look);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  clearInterval(watch);
  return { memory: most - before, delay: delay.percentile(99) / 1e6 };
}

/** Milliseconds on the clock and of all processors. */
interface Peer {
  readonly time: number;
  readonly cpu: number;
}

async function ran(work: () => Promise<void>): Promise<Peer> {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  await work();
  const time = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { time, cpu: (user + system) / 1000 };
}

/** `times` says what the children of the shell took: their minutes and seconds, in the last line. */
async function timed(command: string, cwd: string): Promise<Peer> {
  const begun = performance.now();
  const { stdout } = await start('sh', ['-c', `${command} && times`], { cwd });
  const time = performance.now() - begun;
  const [last = ''] = stdout.trim().split('\n').slice(-1);
  const seconds = [...last.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
  return { time, cpu: seconds.reduce((sum, one) => sum + one, 0) * 1000 };
}

async function took(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function exportFolder(source: string, archive: string): Promise<void> {
  await writePackageFile(archive, await draftOfFolder(source), { carrier });
}

async function importFile(archive: string, stage: StagedFiles): Promise<void> {
  const { source, close } = await openPackageFile(archive);
  const { report } = await readPackage(source, { keep: stage.keep, carrier });
  if (report.kind !== 'package') throw new Error(`refused: ${JSON.stringify(report.findings)}`);
  await close();
}

/** A folder to work in, as a designer has it. */
async function makeFolder(folder: string, megabytes: number, count: number): Promise<void> {
  const { manifest, assets } = inventThemes({ themes: count, megabytes, seed: 1 });
  for (const [path, asset] of assets) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), asset.open());
  }
  // The pictures' figures, which `pack` computes anew.
  const counted = manifest.themes.map((theme) => ({
    ...theme,
    assets: theme.assets.map((asset) => ({ ...asset, sha256: '0'.repeat(64), bytes: 0 })),
  }));
  await writeFile(join(folder, 'manifest.json'), manifestText({ ...manifest, themes: counted }));
}
