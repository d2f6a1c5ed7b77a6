import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import type { DatabaseServices } from '../../services/databases/database-services.ts';
import { handlersOfService } from './service-handlers.ts';

/** `allowedBy` finds the rule that let an entry pass where changes need approval (`WrittenEntry`). */
export function journalHandlers(
  journal: DatabaseServices['journal'],
  allowedBy: (entry: JournalEntry) => Promise<string>,
): BridgeHandlers['journal'] {
  return handlersOfService('journal', () => journal, {
    // A value of `allowedBy` from the page is overwritten.
    append: async (entry) =>
      journal.append({ ...entry, allowedBy: /* wall: daily-noted */ await allowedBy(entry) }),
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
