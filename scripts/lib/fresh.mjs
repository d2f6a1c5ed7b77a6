/** Checks by modification times whether a product is newer than its sources, which is cheap enough for each start. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether `product` exists and no file under `sources` (files or folders) was written after it. */
export function isFresh(product, sources) {
  const made = timeOf(product);
  return made !== null && sources.every((source) => !newerThan(source, made));
}

function newerThan(path, builtAt) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory()) return found.mtimeMs > builtAt;
  // Deleting a file changes its folder's time.
  if (found.mtimeMs > builtAt) return true;
  return readdirSync(path, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? newerThan(join(path, entry.name), builtAt)
      : !/\.test\.tsx?$/.test(entry.name) && newerThan(join(path, entry.name), builtAt),
  );
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
