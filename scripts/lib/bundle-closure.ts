/**
 * Finds the files of out/main that the desktop needs: its entry and everything reachable from it. The build also
 * contains the web shell and the terminal, which a packaged program cannot run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Imports, dynamic imports and addresses of workers, as the bundler writes them; a bare name is a file beside the
 * entry (src-main/threads/built-file.ts).
 */
const reference = /["'`]((?:\.{1,2}\/)?[\w./-]+\.(?:js|wasm))["'`]/g;

/** Returns sorted paths relative to `folder`, with `entry`. Throws where the build is missing. */
export function bundleClosure(folder: string, entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(reference)) {
      // A path in a package's own text may name a file outside the build.
      for (const next of [join(dirname(file), address), join(folder, address)])
        if (next.startsWith(join(folder, '/')) && existsSync(next)) visit(next);
    }
  };
  const first = join(folder, entry);
  if (!existsSync(first)) throw new Error(`${first} is missing: build first (npm run build).`);
  visit(first);
  return [...found].map((file) => relative(folder, file).replaceAll('\\', '/')).sort();
}

/** Static imports as the bundler writes them: `import … from "./a.js"` and `import "./a.js"`. */
const atOnce = /\b(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Returns the entries and their static imports: sorted names within the folder. */
export function staticClosure(folder: string, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, next = ''] of readFileSync(join(folder, file), 'utf8').matchAll(atOnce)) found.add(next);
  }
  return [...found].sort();
}
