/**
 * Checks what the console's pages load before they show anything: script, each file compressed by gzip, and the
 * number of files. The build splits the code (scripts/build/chunks.ts), and a single import can make a page load
 * another area's code; nothing else would notice. Needs a build (`out/`); starts nothing. For milliseconds: `npm
 * run bench -- console`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { staticClosure } from './lib/bundle-closure.ts';

interface PageWeight {
  readonly page: string;
  /** Names of files that the page loads itself, beside those of the document. */
  readonly loads: readonly string[];
  /** Whether only `loads` count, for a script that runs before the document's others. */
  readonly alone?: boolean;
  /** Kilobytes of 1000. */
  readonly most: number;
  readonly mostFiles: number;
}

/** Limits somewhat above the present weights: an increase must be looked at before it is shipped. */
const pages: readonly PageWeight[] = [
  { page: 'the first script', loads: ['early'], alone: true, most: 5, mostFiles: 1 },
  { page: 'landing', loads: ['first'], most: 251, mostFiles: 3 },
  // For a remembered tenant's theme the colours are computed before the first picture.
  { page: 'landing in a theme', loads: ['first', 'tenant-theme'], most: 260, mostFiles: 4 },
  { page: 'sign-in', loads: ['first', 'client'], most: 272, mostFiles: 4 },
  {
    page: '/base/teams',
    loads: ['first', 'client', 'texts-tenant', 'tenant', 'antd'],
    most: 590,
    mostFiles: 10,
  },
  {
    page: '/teamshare',
    loads: ['first', 'client', 'texts-feed', 'feed', 'antd'],
    most: 590,
    mostFiles: 10,
  },
];

/** Faults of the console in a folder of the build, in words. */
export function weightProblems(folder: string, weights: readonly PageWeight[]): string[] {
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

function weigh(path: string): number {
  return gzipSync(readFileSync(path)).byteLength;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = weightProblems(join(import.meta.dirname, '../out/renderer'), pages);
  for (const problem of problems) console.error(`weight: ${problem}`);
  if (problems.length > 0) process.exit(1);
  console.log('weight: every page asks for no more than it may');
}
