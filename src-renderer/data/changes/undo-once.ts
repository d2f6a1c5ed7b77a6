/** Of all windows of this computer one undoes an entry of the journal, once. */
import { bridge } from '../bridge.ts';

/**
 * `work` answers whether the change was taken back. Answers false where another window is at it or was.
 * `entry`: null where the change could not be noted; then nobody else knows of it.
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
