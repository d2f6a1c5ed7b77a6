/**
 * The sandbox's start (limits §8): from the beginning of a fresh process to its first answer, at first without
 * a database (created and seeded), then with one. Bundled as the shells ship it. And how long it blocks the program
 * while it changes its scale: it works in a thread of its own.
 */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { plainData } from '../../scripts/build/plain-data.ts';
import { type Ground, onGround, temporaryFolder } from './support/bench-resources.ts';
import { type BenchRow, limitRow, median, type Size, statedRow, times } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const samples = 7;
/** Milliseconds. */
const firstStart = 300;
const laterStart = 100;
const longestBlock = 50;
/** Milliseconds until a start that does not end is ended. */
const patience = 120_000;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, times(size, samples)));
}

async function measure(ground: Ground, rounds: number): Promise<BenchRow[]> {
  const folder = await temporaryFolder(ground, 'sandbox');
  const bundle = await bundleSandbox(folder);
  const first: number[] = [];
  const later: number[] = [];
  const bare: number[] = [];
  for (let sample = 0; sample < rounds; sample += 1) {
    const file = join(folder, `${sample}.sqlite`);
    first.push(await start(bundle, file));
    later.push(await start(bundle, file));
    bare.push(await startBare());
  }
  const file = (way: string) => join(folder, `${way}.sqlite`);
  const blocks: number[] = [];
  for (let sample = 0; sample < Math.min(rounds, 3); sample += 1)
    blocks.push(await block('thread', file(`thread-${sample}`)));
  return [
    limitRow('program blocked while the sandbox becomes large', median(blocks), longestBlock, 'ms'),
    ...(rounds > 1
      ? [statedRow('the same without the thread', await block('here', file('here')), median(blocks), 'ms')]
      : []),
    limitRow('sandbox, first start to first answer', median(first), firstStart, 'ms'),
    limitRow('sandbox, later start to first answer', median(later), laterStart, 'ms'),
    statedRow('sandbox, later start beside Node’s own', median(later), median(bare), 'ms'),
  ];
}

async function bundleSandbox(folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    // The built program has the addresses of calls as plain data.
    plugins: [plainData(root)],
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'bundle'),
      target: 'node24',
      rollupOptions: {
        input: { sandbox: join(root, 'src-main/sandbox/index.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return join(folder, 'bundle', 'sandbox.mjs');
}

async function start(bundle: string, file: string): Promise<number> {
  const script = join(import.meta.dirname, 'sandbox-start.mjs');
  return milliseconds([script, bundle, file]);
}

/** `way`: `thread` or `here`. */
async function block(way: string, file: string): Promise<number> {
  return milliseconds([join(import.meta.dirname, 'sandbox-block.mjs'), way, file]);
}

/** A process without a sandbox, which makes the same request and reads an answer: the half that is Node's own. */
function startBare(): Promise<number> {
  const script = `
    new Request('http://sandbox/api/basicserver/session/accounts');
    await Response.json({ code: 200 }).json();
    console.log(performance.now());`;
  return milliseconds(['--input-type=module', '--eval', script]);
}

async function milliseconds(args: readonly string[]): Promise<number> {
  const options = { cwd: root, timeout: patience };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return Number(stdout);
}
