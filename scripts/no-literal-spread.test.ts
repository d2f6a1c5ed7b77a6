/** The linter refuses a literal that is spread into a literal, and no other spread. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bin } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steward-spread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const plugin = join(import.meta.dirname, 'lint', 'no-literal-spread.grit');
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ plugins: [plugin], linter: { rules: { recommended: false } } }),
);

function refused(lines: readonly string[]): number[] {
  writeFileSync(join(folder, 'example.tsx'), lines.join('\n'));
  try {
    execFileSync(process.execPath, [bin('@biomejs/biome', 'biome'), 'lint', '--reporter=json', '.'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    const { diagnostics } = JSON.parse(stdout.toString()) as {
      diagnostics: { category: string; location: { start: { line: number } } }[];
    };
    return diagnostics
      .filter(({ category }) => category === 'plugin')
      .map(({ location }) => location.start.line - 1);
  }
}

const literals = [
  'export const object = { first, ...{ second: 2 } };',
  'export const inBrackets = { first, ...({ second: 2 }) };',
  'export const constant = { first, ...({ second: 2 } as const) };',
  'export const satisfying = { first, ...({ second: 2 } satisfies Second) };',
  'export const array = [first, ...[second, third]];',
  'export const constants = [first, ...([second, third] as const)];',
  'export const largest = Math.max(...[first, second]);',
  'export const element = <Field {...{ first, second }} />;',
];
const others = [
  'export const copy = { ...first, second };',
  'export const optional = { first, ...(second && { second }), ...(third ? { third } : {}) };',
  'export const computed = [first, ...[second, third].map(String), ...(second ? [second] : [])];',
  'export const drawn = <Field {...first} />;',
];

it('refuses a literal in a literal, an argument or an attribute', () => {
  expect(refused(literals)).toEqual(literals.map((_, index) => index));
});

it('lets everything else be spread', () => {
  expect(refused(others)).toEqual([]);
});
