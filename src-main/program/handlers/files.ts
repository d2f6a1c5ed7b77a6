/** Calls for files: the shell's dialogs, whose results are handles. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import type { SendingPermits } from '../../services/files/sending-permits.ts';
import type { ShellHooks } from '../hooks.ts';
import { fileWriter, saveRequested } from '../save-file.ts';

export function filesHandlers(
  hooks: ShellHooks,
  files: FileStore,
  permits: Pick<SendingPermits, 'grant' | 'revoke'>,
): BridgeHandlers['files'] {
  return {
    async open(choice) {
      const paths = await hooks.openDialog(choice);
      return { files: await Promise.all(paths.map((path) => files.addPath(path))) };
    },
    async save(wish) {
      const bytes = 'text' in wish ? Buffer.from(wish.text) : Buffer.from(wish.base64, 'base64');
      return saveRequested(hooks, files, wish.suggestedName, fileWriter(bytes));
    },
    permitSending: (upload) => ({ permit: permits.grant(upload) }),
    async release({ ids }) {
      permits.revoke(ids);
      await files.release(ids);
      return null;
    },
  };
}
