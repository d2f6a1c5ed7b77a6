/**
 * Files that this page has handed to the shell and holds: they are released when the page lets them go, and when it is
 * closed or reloaded, so that nothing stays in the data folder.
 */
import { bridge } from './bridge.ts';

const held = new Set<string>();

export function holdFile(id: string): void {
  if (held.size === 0) addEventListener('pagehide', releaseAll);
  held.add(id);
}

/** The shell ignores files that it does not have any more, and removes those of a lost call at its end. */
export function letGo(ids: readonly string[]): void {
  const mine = ids.filter((id) => held.delete(id));
  if (held.size === 0) removeEventListener('pagehide', releaseAll);
  if (mine.length > 0) release(mine);
}

function releaseAll(): void {
  letGo([...held]);
}

function release(ids: readonly string[]): void {
  void bridge.files.release({ ids: [...ids] }, { outlives: true }).catch(() => undefined);
}
