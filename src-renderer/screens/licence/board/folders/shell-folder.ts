/** A folder that the desktop shell has opened by the system's dialog and watches. */

import { bridge, onBridgeEvent } from '#data/bridge.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { LicenceFolder } from '#shared/bridge/licence/licence.ts';
import type { FileCandidate } from '../intake.ts';
import type { WatchedFolder } from './folder.ts';

/** Resolves to null if the user has cancelled. */
export async function openShellFolder(): Promise<WatchedFolder | null> {
  const { folder } = await bridge.licence.openFolder({});
  return folder && shellFolder(folder);
}

function shellFolder({ id, name }: LicenceFolder): WatchedFolder {
  let stopListening: (() => void) | null = null;
  const stop = () => stopListening?.();
  return {
    name,
    async watch(tell) {
      stopListening = onBridgeEvent('licence.folderChanged', ({ folder, files, ...look }) => {
        if (folder === id) tell({ ...look, files: files.map(candidate) });
      });
      const { files, leftOut, skipped } = await bridge.licence.watchFolder({ folder: id });
      return { files: files.map(candidate), leftOut, skipped, problem: null };
    },
    stop,
    close() {
      stop();
      // The shell may have closed the folder already.
      void bridge.licence.closeFolder({ folder: id }).catch(() => undefined);
    },
  };
}

/** Unchanged files keep their handles, so a handle identifies a file with its content. */
function candidate({ id, name, size }: FileHandle): FileCandidate {
  return { name, size, folderFile: id, open: async () => id };
}
