/** Finds the project's own files that a file of the console reaches by imports, as the bundler follows them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const rooms: Readonly<Record<string, string>> = {
  shared: 'src-shared',
  data: 'src-renderer/data',
  state: 'src-renderer/state',
  widgets: 'src-renderer/widgets',
};

/** Static imports of a file, without types. */
const atOnce = /^(?:import|export)\b(?:[^;]*?\bfrom )?\s*'([^']+)';/gm;
/** Dynamic imports of components, but for those that bring all texts by themselves. */
const whenDrawn = /(?<!typeof |withTexts\()\bimport\('([^']+\.tsx)'\)/g;

function importsOf(root: string, file: string, source: string, patterns: readonly RegExp[]): string[] {
  const code = source.replace(/^import type [^;]*;/gm, '');
  return patterns
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .flatMap(([, specifier = '']) => ownFile(root, file, specifier) ?? []);
}

/** The project's own file that an import names; null for a package or a style sheet. */
export function ownFile(root: string, from: string, specifier: string): string | null {
  const [, room = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(specifier) ?? [];
  const folder = rooms[room];
  const file = folder
    ? join(root, folder, rest)
    : specifier.startsWith('.')
      ? resolve(dirname(from), specifier)
      : '';
  return /\.tsx?$/.test(file) && existsSync(file) ? file : null;
}

/**
 * Paths of `starts` and of all files that are loaded with them. `leave`: files that are not followed. `later`: also the
 * components that they load when they are drawn.
 */
export function importClosure(
  root: string,
  starts: readonly string[],
  leave: (file: string) => boolean,
  { later = false } = {},
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || leave(file)) continue;
    const source = readFileSync(file, 'utf8');
    found.set(file, source);
    waiting.push(...importsOf(root, file, source, later ? [atOnce, whenDrawn] : [atOnce]));
  }
  return found;
}
