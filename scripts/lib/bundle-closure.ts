/**
 * Which files of out/main the desktop needs: its entry and everything that is reached from it. The build also holds
 * the web shell and the terminal, which a packaged program can't run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Imports, dynamic imports and addresses of workers, as the bundler writes them; a bare name is one of a file beside
 * the entry (src-main/threads/built-file.ts).
 */
const reference = /["'`]((?:\.{1,2}\/)?[\w./-]+\.(?:js|wasm))["'`]/g;

/** Paths relative to `folder`, sorted; `entry` is one of them. Throws where the build is missing. */
export function bundleClosure(folder: string, entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(reference)) {
      for (const next of [join(dirname(file), address), join(folder, address)])
        if (existsSync(next)) visit(next);
    }
  };
  const first = join(folder, entry);
  if (!existsSync(first)) throw new Error(`${first} is missing: build first (npm run build).`);
  visit(first);
  return [...found].map((file) => relative(folder, file).replaceAll('\\', '/')).sort();
}
