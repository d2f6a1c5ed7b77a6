/**
 * The table of which tests prove which requirement, `docs/platform/coverage.tsv`, made from the rows that tests
 * name. A row that no test names is open. `npm run coverage` writes the table; a test compares it, and refuses
 * unknown rows.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsWithoutPage } from './lib/not-used.ts';
import { rowsNamedIn } from './lib/row-references.ts';

const root = join(import.meta.dirname, '..');
const table = join(root, 'docs', 'platform', 'coverage.tsv');
const head = 'row\tholds\ttests';

export interface Coverage {
  readonly written: string;
  readonly text: string;
  /** Unknown rows, with the test that names each. */
  readonly unknown: readonly string[];
  readonly open: number;
  readonly all: number;
}

export function coverage(): Coverage {
  const written = readFileSync(table, 'utf8');
  const rows = written
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');
  const known = new Set(rows);
  const areas = new Set(rows.map((row) => row.split('-')[0] ?? ''));
  const tests = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const file of testFiles())
    for (const row of rowsNamedIn(readFileSync(join(root, file), 'utf8'), areas)) {
      if (known.has(row)) tests.set(row, [...(tests.get(row) ?? []), file]);
      else unknown.push(`${row} in ${file}`);
    }
  const lines = rows.map((row) => {
    const files = tests.get(row) ?? [];
    const holds = files.length > 0 ? (rowsWithoutPage[row] ?? 'yes') : 'open';
    return [row, holds, files.join(' ')].join('\t').trimEnd();
  });
  return {
    written,
    text: `${[head, ...lines].join('\n')}\n`,
    unknown,
    open: rows.length - tests.size,
    all: rows.length,
  };
}

function testFiles(): readonly string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
  return files
    .split('\n')
    .filter((file) => /^tests\/.*\.ts$|\.test\.tsx?$/.test(file) && !file.startsWith('scripts/'))
    .sort();
}

if (import.meta.main) {
  const { text, unknown, open, all } = coverage();
  for (const one of unknown) process.stderr.write(`There is no row ${one}.\n`);
  writeFileSync(table, text);
  process.stdout.write(`${all - open} of ${all} requirements are named by a test.\n`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
