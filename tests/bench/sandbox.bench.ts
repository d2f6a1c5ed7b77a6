/**
 * The sandbox's start (limits §8): from the beginning of a fresh process to its first answer, at first without
 * a database (created and seeded), then with one. Bundled as the shells ship it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { type BenchRow, limitRow, median } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const samples = 7;
/** Milliseconds. */
const firstStart = 300;
const laterStart = 100;

export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-bench-sandbox-'));
  try {
    const bundle = await bundleSandbox(folder);
    const first: number[] = [];
    const later: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const file = join(folder, `${sample}.sqlite`);
      first.push(await start(bundle, file));
      later.push(await start(bundle, file));
    }
    return [
      limitRow('sandbox, first start to first answer', median(first), firstStart, 'ms'),
      limitRow('sandbox, later start to first answer', median(later), laterStart, 'ms'),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundleSandbox(folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'bundle'),
      target: 'node24',
      rollupOptions: {
        input: { sandbox: join(root, 'src-main/sandbox/index.ts') },
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(folder, 'bundle', 'sandbox.mjs');
}

async function start(bundle: string, file: string): Promise<number> {
  const script = join(import.meta.dirname, 'sandbox-start.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, bundle, file], { cwd: root });
  return Number(stdout);
}

if (import.meta.main) console.table(await run());
