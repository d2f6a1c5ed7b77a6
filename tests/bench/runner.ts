/**
 * Runs the benches of this folder one after the other (they measure time: never side by side) and reports. With
 * `--small` each runs once: a bench that fails or has no figure is named, promises are not judged, nothing is written.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browsersRunning } from './support/chromium.ts';
import { endOnSignals, shareGround } from './support/bench-resources.ts';
import { shellsRunning } from './support/shell.ts';
import { type Bench, type BenchRow, holds, type Size } from './types.ts';

interface Result {
  bench: string;
  rows: BenchRow[];
  error: string | undefined;
}

const folder = import.meta.dirname;
const { filters, size } = readArguments();
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
  .sort();
if (files.length === 0) {
  console.error(`bench: nothing matches ${filters.join(' ')}.`);
  process.exit(64);
}

endOnSignals();
/** One browser, one page and one shell of each kind do for all benches, where no figure counts. */
const common = size === 'small' ? shareGround() : null;
const results: Result[] = [];
for (const file of files) {
  const bench = file.replace('.bench.ts', '');
  const began = performance.now();
  results.push(await measure(bench, file));
  console.error(`bench: ${bench} took ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
await common?.clear();
const stayed = await processesLeft(0);
if (stayed !== undefined) results.push({ bench: 'what benches share', rows: [], error: stayed });

for (const line of table(results)) console.log(line);
console.log(
  size === 'small' ? '\nsmall: every bench ran once; no figure counts' : `\nwritten to ${save(results)}`,
);
const ran = results.every(({ error }) => error === undefined);
const kept = size === 'small' || results.every(({ rows }) => rows.every(holds));
process.exit(ran && kept ? 0 : 1);

function readArguments(): { filters: string[]; size: Size } {
  try {
    const options = { small: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { filters: positionals, size: values.small ? 'small' : 'whole' };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    console.error(`bench: ${what}\nusage: npm run bench [-- NAME… --small]`);
    process.exit(64);
  }
}

async function measure(bench: string, file: string): Promise<Result> {
  try {
    const loaded = (await import(join(folder, file))) as Bench;
    const rows = await loaded.run(size);
    const kept = common ? browsersRunning() + shellsRunning() : 0;
    return { bench, rows, error: (await processesLeft(kept)) ?? whatIsWrong(rows) };
  } catch (error) {
    return {
      bench,
      rows: [],
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** A bench that leaves a process behind is broken; `most` are kept for the benches that follow. */
async function processesLeft(most: number): Promise<string | undefined> {
  // Processes that have ended are counted for one more turn.
  await new Promise((later) => setTimeout(later, 50));
  const left = process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
  return left > most ? `${left - most} processes were left running` : undefined;
}

/** So is one with a row that has no figure. */
function whatIsWrong(rows: readonly BenchRow[]): string | undefined {
  if (rows.length === 0) return 'it has no row';
  const empty = rows.filter(({ value, floor }) => !(Number.isFinite(value) && Number.isFinite(floor)));
  return empty.length === 0 ? undefined : `no figure for ${empty.map(({ name }) => name).join(', ')}`;
}

function table(all: Result[]): string[] {
  const head = ['what', 'value', 'floor', 'unit', 'ratio', 'goal', 'holds'];
  const body = all.flatMap(({ rows }) =>
    rows.map((r) => [
      r.name,
      figure(r.value),
      figure(r.floor),
      r.unit,
      figure(r.ratio),
      Number.isFinite(r.goal) ? `≤ ${figure(r.goal)}` : '–',
      judged(r),
    ]),
  );
  const widths = head.map((title, i) =>
    Math.max(...[head, ...body].map((cells) => (cells[i] ?? title).length)),
  );
  const numeric = [1, 2, 4, 5];
  const line = (cells: string[]): string =>
    cells
      .map((cell, i) => (numeric.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const failures = all
    .filter(({ error }) => error !== undefined)
    .map(({ bench, error }) => `${bench} FAILED: ${error}`);
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line), ...failures];
}

function judged(one: BenchRow): string {
  if (size === 'small' || !Number.isFinite(one.goal)) return '–';
  return holds(one) ? 'yes' : 'NO';
}

/** Three significant digits, whole numbers above a thousand. */
function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 1000 ? Math.round(value).toString() : Number(value.toPrecision(3)).toString();
}

function save(all: Result[]): string {
  const time = new Date().toISOString();
  const out = join(folder, '../../bench-results');
  mkdirSync(out, { recursive: true });
  const file = join(out, `${time.replaceAll(':', '-')}.json`);
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model ?? '',
    memoryBytes: totalmem(),
    system: `${process.platform} ${release()}`,
    node: process.version,
  };
  writeFileSync(file, `${JSON.stringify({ time, machine, results: all }, null, 2)}\n`);
  return file;
}
