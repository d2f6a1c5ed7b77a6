/** Calls for the change tray and for files of changes; the code behind them is loaded with the first call. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { createTrayLeases } from '../../services/changes/tray-leases.ts';
import type { DatabaseServices } from '../../services/databases/database-services.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import { handlersOfService } from './service-handlers.ts';

export function changesHandlers(
  changes: DatabaseServices['changes'],
  files: FileStore,
): BridgeHandlers['changes'] {
  const turns = createTrayLeases();
  return handlersOfService('changes', () => changes, {
    turn: turns.turn,
    renew: async (held) => ({ had: turns.renew(held) }),
    async begin(one) {
      // wall: turn-demanded
      turns.demand(one);
      return changes.begin(one);
    },
    // While another window holds the turn, nothing is noted: the window with the turn reads the server itself.
    note: async (one) => (turns.isOthers(one) ? null : changes.note(one)),
    close: async (one) => (turns.isOthers(one) ? { set: null } : changes.close(one)),
    async read({ file }) {
      const { changeFileLimit, openChangeBytes } = await import('../../formats/changes/read.ts');
      const { bytes } = await files.read(file, changeFileLimit);
      const reading = await openChangeBytes(bytes);
      if (reading.problem !== null) return reading;
      const { problem, madeAt, from, changes, names, namesIn, set } = reading;
      return { problem, made: madeAt, from, changes, names, namesIn, set, signed: reading.request !== null };
    },
  });
}
