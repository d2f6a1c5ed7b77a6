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

/**
 * Resolves once the files are released, also after a failure: the shell ignores files that it no longer has, and
 * removes those of a lost call at its end.
 */
export async function letGo(ids: readonly string[]): Promise<void> {
  const mine = ids.filter((id) => held.delete(id));
  if (held.size === 0) removeEventListener('pagehide', releaseAll);
  if (mine.length > 0) await bridge.files.release({ ids: mine }, { outlives: true }).catch(() => undefined);
}

function releaseAll(): void {
  void letGo([...held]);
}
