/** The journal: one entry for each change, kept on this computer. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import type { JournalService } from '../../services/journal/journal-service.ts';
import { handOver } from './hand-over.ts';

/** `allowedBy`: what let it pass where changes have to be approved (`WrittenEntry`). */
export function journalHandlers(
  journal: JournalService,
  allowedBy: (entry: JournalEntry) => Promise<string>,
): BridgeHandlers['journal'] {
  return handOver('journal', () => journal, {
    // What the page says of it does not count.
    append: async (entry) => journal.append({ ...entry, allowedBy: await allowedBy(entry) }),
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
