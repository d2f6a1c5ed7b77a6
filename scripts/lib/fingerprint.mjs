/** Checks whether a product is up to date by a SHA-256 over the names and contents of its source files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/** Returns every accepted file under the given files and folders (relative to the root), sorted. */
export function filesUnder(entries, keep = () => true) {
  const found = [];
  const walk = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) walk(join(path, name));
    else if (keep(relative(root, path))) found.push(path);
  };
  for (const entry of entries) walk(join(root, entry));
  return found.sort();
}

export function sourceFingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Reads a stamp of `stamp`; undefined where there is none. */
export function stamped(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export function stamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}
