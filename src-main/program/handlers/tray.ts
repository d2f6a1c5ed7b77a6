/** Calls of the tray's services: changes, their approvals, and evidence, which is signed with the same key. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { DatabaseServices } from '../../services/databases/database-services.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import type { InstallationKey } from '../../services/installation-key/installation-key.ts';
import { changesHandlers } from './changes.ts';
import { evidenceHandlers } from './evidence.ts';
import { handlersOfService } from './service-handlers.ts';

export function trayHandlers(o: {
  readonly changes: DatabaseServices['changes'];
  readonly approvals: DatabaseServices['approvals'];
  readonly key: () => Promise<InstallationKey>;
  readonly files: FileStore;
}): Pick<BridgeHandlers, 'changes' | 'approval' | 'evidence'> {
  return {
    changes: changesHandlers(o.changes, o.files),
    approval: handlersOfService('approval', () => o.approvals, {}),
    evidence: evidenceHandlers(o.key),
  };
}
