/**
 * Checks what the console's pages load before they show anything: script, as it is on the wire, and the number of
 * files, against page-budgets.ts. The build splits the code (scripts/build/chunks.ts), and a single import can make a
 * page load another area's code; nothing else would notice. Needs a build (`out/`); starts nothing. For milliseconds:
 * `npm run bench -- console`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { staticClosure } from './lib/bundle-closure.ts';
import { type PageBudget, pageBudgets } from './page-budgets.ts';

/** Faults of the console in a folder of the build, in words. */
export function weightProblems(folder: string, weights: readonly PageBudget[]): string[] {
  const files = readdirSync(join(folder, 'assets'));
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...document.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, file = '']) => file);
  return weights.flatMap(({ page, loads, alone = false, most, mostFiles }) => {
    const loaded = loads.map((name) => [name, fileOf(join(folder, 'assets'), files, name)] as const);
    const missing = loaded.filter(([, file]) => file === null).map(([name]) => name);
    if (missing.length > 0) return [`${page}: the build has no file called ${missing.join(', ')}`];
    const first = [...(alone ? [] : named), ...loaded.map(([, file]) => file ?? '')];
    const asked = staticClosure(join(folder, 'assets'), first);
    const size = asked.reduce((sum, file) => sum + weigh(join(folder, 'assets', file)), 0) / 1000;
    const said = `${page} asks for ${asked.length} files with ${size.toFixed(0)} KB: ${asked.join(', ')}`;
    return size > most || asked.length > mostFiles ? [`${said}. At most ${mostFiles} and ${most} KB.`] : [];
  });
}

/** The file of that name, with any suffix of the bundler; of one file for each language the heaviest. */
function fileOf(folder: string, files: readonly string[], name: string): string | null {
  const found = files
    .filter((file) => file.startsWith(`${name}-`) && /^[\w-]{8}\.js$/.test(file.slice(name.length + 1)))
    .map((file) => [file, weigh(join(folder, file))] as const)
    .sort(([, one], [, other]) => other - one);
  return found[0]?.[0] ?? null;
}

/** Bytes on the wire: of the build's compressed copy (build/compress-ahead.ts), where there is one. */
function weigh(path: string): number {
  const ahead = `${path}.br`;
  return existsSync(ahead) ? statSync(ahead).size : gzipSync(readFileSync(path)).byteLength;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = weightProblems(join(import.meta.dirname, '../out/renderer'), pageBudgets);
  for (const problem of problems) console.error(`weight: ${problem}`);
  if (problems.length > 0) process.exit(1);
  console.log('weight: every page asks for no more than it may');
}
