/** Calls of the tray's services: changes, their approvals, and evidence, which is signed with the same key. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import type { openTray } from '../tray.ts';
import { changesHandlers } from './changes.ts';
import { evidenceHandlers } from './evidence.ts';
import { handlersOfService } from './service-handlers.ts';

export function trayHandlers(
  tray: () => Promise<ReturnType<typeof openTray>>,
  files: FileStore,
): Pick<BridgeHandlers, 'changes' | 'approval' | 'evidence'> {
  return {
    changes: changesHandlers(async () => (await tray()).changes, files),
    approval: handlersOfService('approval', async () => (await tray()).approvals, {}),
    evidence: evidenceHandlers(async () => (await tray()).key),
  };
}
