/** The journal: one entry for each change. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { JournalService } from '../../services/journal/journal-service.ts';

export function journalHandlers(journal: JournalService): BridgeHandlers['journal'] {
  return {
    async append(entry) {
      await journal.append(entry);
      return null;
    },
  };
}
