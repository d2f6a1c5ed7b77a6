/** Lets only one window of this computer undo an entry of the journal, and only once. */
import { bridge } from '../bridge.ts';

/**
 * `work` resolves to whether the change was taken back. Returns false when another window is undoing the entry or has
 * done so. `entry`: null when the journal could not be written; then no other window knows of the change.
 */
export async function undoOnce(entry: number | null, work: () => Promise<boolean>): Promise<boolean> {
  if (entry === null) {
    await work();
    return true;
  }
  const { claimed } = await bridge.journal.claimUndo({ id: entry });
  if (!claimed) return false;
  let done = false;
  try {
    done = await work();
  } finally {
    await (done ? bridge.journal.markUndone({ id: entry }) : bridge.journal.releaseUndo({ id: entry }));
  }
  return true;
}
