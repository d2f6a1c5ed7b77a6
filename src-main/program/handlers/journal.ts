/** The journal: one entry for each change, kept on this computer. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { JournalService } from '../../services/journal/journal-service.ts';
import { handOver } from './hand-over.ts';

export function journalHandlers(journal: JournalService): BridgeHandlers['journal'] {
  return handOver('journal', () => journal, {
    entry: ({ id }) => journal.entry(id),
    undoOf: ({ id }) => journal.undoOf(id),
    claimUndo: ({ id }) => journal.claimUndo(id),
    async releaseUndo({ id }) {
      await journal.releaseUndo(id);
      return null;
    },
    async markUndone({ id }) {
      await journal.markUndone(id);
      return null;
    },
    forget: () => journal.forgetAll(),
  });
}
