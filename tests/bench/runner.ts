/** Runs the benches of this folder one after the other (they measure time: never side by side) and reports. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Bench, type BenchRow, holds } from './types.ts';

interface Result {
  bench: string;
  rows: BenchRow[];
  error: string | undefined;
}

const folder = import.meta.dirname;
const filters = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
  .sort();
if (files.length === 0) {
  console.error(`bench: nothing matches ${filters.join(' ')}.`);
  process.exit(64);
}

const results: Result[] = [];
for (const file of files) {
  const bench = file.replace('.bench.ts', '');
  console.error(`bench: ${bench} …`);
  results.push(await measure(bench, file));
}

for (const line of table(results)) console.log(line);
const written = save(results);
console.log(`\nwritten to ${written}`);
const kept = results.every(({ rows, error }) => error === undefined && rows.every(holds));
process.exit(kept ? 0 : 1);

async function measure(bench: string, file: string): Promise<Result> {
  try {
    const loaded = (await import(join(folder, file))) as Bench;
    return { bench, rows: await loaded.run(), error: undefined };
  } catch (error) {
    return {
      bench,
      rows: [],
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
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
      `≤ ${figure(r.goal)}`,
      holds(r) ? 'yes' : 'NO',
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
