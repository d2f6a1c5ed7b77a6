/**
 * Licences by the service, as the shells use it: a board of 500 files, two large files compared off the main thread,
 * what main feels of it, and what is refused unread.
 *
 * Floor of the board: each file read, base64url decoded, verified by a bare `crypto.verify` and given to JSON.parse.
 * Ours on top: every check, SHA-256 and SM3, the way to the worker and back, and the history on the disk. Floor of
 * the comparison: the same work on the main thread, from two files to the JSON of the answer.
 */
import { execFileSync } from 'node:child_process';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { readLicence, shippedKeys } from '../../src-main/formats/licence/index.ts';
import { createProgram, type Program } from '../../src-main/program/index.ts';
import { webHooks } from '../../src-main/web/web-hooks.ts';
import { inventLicence } from '../fixtures/licence/invent-licence.ts';
import { publicJwk, signingKey } from '../fixtures/licence/keys.ts';
import { armour, signToken } from '../fixtures/licence/signer.ts';
import { type Ground, onGround, temporaryFolder } from './support/bench-resources.ts';
import { type BenchRow, limitRow, median, row, type Size, times } from './types.ts';

/** Files of a board; modules of a large licence; how often each is measured. */
const measures = {
  whole: { board: 500, large: 10_000 },
  small: { board: 20, large: 100 },
};
const usualRounds = 7;
const key = signingKey('steward-sample-ed25519');
const now = (): number => Date.UTC(2026, 10, 20);

interface Ready {
  readonly folder: string;
  readonly program: Program;
  /** Paths of a board's files, and of two large ones. */
  readonly board: readonly string[];
  readonly large: readonly string[];
}

async function prepare(ground: Ground, size: Size): Promise<Ready> {
  const { board: boardSize, large: modules } = measures[size];
  const folder = await temporaryFolder(ground, 'board');
  const write = async (name: string, payload: object): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, armour(signToken(JSON.stringify(payload), key)));
    return path;
  };
  const board: string[] = [];
  for (let n = 0; n < boardSize; n++) {
    board.push(await write(`${n}.lic`, inventLicence({ seed: n, modules: 20, code: `FAR-${n}`, seats: n })));
  }
  const large = [500, 650].map((seats) =>
    write(`large-${seats}.lic`, inventLicence({ modules, subModules: 5, seats })),
  );
  const dataDir = join(folder, 'data');
  const hooks = webHooks('en-US', join(dataDir, 'downloads'));
  const program = await ground.keep(
    () => createProgram({ dataDir, now, hooks, version: '0', checkResults: false }),
    (one) => one.close(),
  );
  return { folder, program, board, large: await Promise.all(large) };
}

async function ask({ door, files }: Program, name: string, paths: readonly string[]): Promise<unknown> {
  const handles = await Promise.all(paths.map((path) => files.addPath(path)));
  const ids = handles.map(({ id }) => id);
  const [file, compareFile] = ids;
  const args = { 'licence.survey': { files: ids }, 'licence.compare': { file, compareFile } }[name] ?? {
    file,
  };
  const reply = await door.call(name, args, { trusted: true }, { takesPrepared: true });
  await files.release(ids);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value;
}

/** A file's parts by hand: read, armour off, decoded, verified, parsed. */
async function bareRead(path: string, publicKey: KeyObject): Promise<unknown> {
  const text = await readFile(path, 'latin1');
  const token = text.slice(text.indexOf('\n') + 1, text.lastIndexOf('\n-----')).replaceAll('\n', '');
  const end = token.lastIndexOf('.');
  const input = Buffer.from(token.slice(0, end));
  if (!verify(null, input, publicKey, Buffer.from(token.slice(end + 1), 'base64url')))
    throw new Error('not verified');
  return JSON.parse(Buffer.from(token.slice(token.indexOf('.') + 1, end), 'base64url').toString('utf8'));
}

/** Medians in milliseconds of jobs run by turns, after one round to warm up. */
async function measure(rounds: number, jobs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = jobs.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, job] of jobs.entries()) {
      const start = performance.now();
      await job();
      if (round >= 0) taken[index]?.push(performance.now() - start);
    }
  }
  return taken.map(median);
}

/** The 99th percentile, in milliseconds, of how late main's timers are while the job runs over and over. */
async function delayOf(rounds: number, job: () => Promise<unknown>): Promise<number> {
  await job();
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  for (let round = 0; round < rounds; round++) await job();
  histogram.disable();
  return histogram.percentile(99) / 1e6;
}

export function run(size: Size): Promise<BenchRow[]> {
  return onGround(async (ground) => compareAll(await prepare(ground, size), size));
}

async function compareAll({ folder, program, board, large }: Ready, size: Size): Promise<BenchRow[]> {
  const rounds = times(size, usualRounds);
  const publicKey = createPublicKey({ key: publicJwk(key), format: 'jwk' });
  const bareBoard = async (): Promise<void> => {
    for (const path of board) await bareRead(path, publicKey);
  };
  const survey = async (): Promise<void> => {
    const { summaries } = (await ask(program, 'licence.survey', board)) as {
      summaries: { state: string }[];
    };
    // Valid, and signed by a key that everybody has.
    if (summaries.some(({ state }) => state !== 'SAMPLE_KEY')) throw new Error('not every licence is valid');
  };
  const compare = async (): Promise<void> => {
    const value = await ask(program, 'licence.compare', large);
    if (!(value instanceof PreparedJson)) throw new Error('not prepared');
  };
  const onMain = async (): Promise<number> => {
    const readings = [];
    for (const path of large) {
      const bytes = new Uint8Array(await readFile(path));
      readings.push(await readLicence({ name: 'large.lic', bytes, now: now(), keys: shippedKeys() }));
    }
    const [reading, compareReading] = readings;
    if (!reading?.licence || !compareReading?.licence) throw new Error('not readable');
    const comparison = compareLicences(reading.licence, compareReading.licence);
    return Buffer.from(JSON.stringify({ reading, compareReading, comparison })).byteLength;
  };
  const [bare = 0, surveyed = 0] = await measure(rounds, [bareBoard, survey]);
  const [direct = 0, compared = 0] = await measure(rounds, [onMain, compare]);
  return [
    row(`licences: a board of ${board.length}, read, judged, noted`, surveyed, bare, 2.5, 'ms'),
    limitRow('licences: main’s delay meanwhile, p99', await delayOf(rounds, survey), 20, 'ms'),
    row(
      `licences: two of ${measures[size].large} modules compared in the worker`,
      compared,
      direct,
      1.15,
      'ms',
    ),
    limitRow(
      `licences: main’s delay meanwhile (two of ${measures[size].large}), p99`,
      await delayOf(rounds, compare),
      20,
      'ms',
    ),
    ...(await refusals(folder, program, rounds)),
  ];
}

/** Named at once: nothing is read of them (limits §5). */
async function refusals(folder: string, program: Program, rounds: number): Promise<BenchRow[]> {
  const huge = join(folder, 'huge.lic');
  await writeFile(huge, '');
  await truncate(huge, 200 * 1024 * 1024);
  const bad: [what: string, path: string][] = [
    ['200 MB', huge],
    ['a folder', folder],
  ];
  if (process.platform !== 'win32') {
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(folder, 'pipe.lic')]);
    bad.push(['a pipe', join(folder, 'pipe.lic')]);
  }
  const rows: BenchRow[] = [];
  for (const [what, path] of bad) {
    const [value = 0] = await measure(rounds, [() => ask(program, 'licence.parse', [path])]);
    rows.push(limitRow(`licences: ${what} refused`, value, 50, 'ms'));
  }
  return rows;
}
