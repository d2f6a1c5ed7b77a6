import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangesService } from '../../services/changes/changes-service.ts';
import { loadWithSqlite } from '../data-folder/with-sqlite.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Null where the data folder has no tray. Sets that the key store has sealed stay sealed. Rejects with CHANGES_NOT_KEPT. */
export async function openAppliedSets(
  folder: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<Pick<ChangesService, 'everySet' | 'set' | 'end'> | null> {
  const trayFolder = join(folder, 'changes');
  if (!existsSync(trayFolder)) return null;
  const [{ createChangesService }, { openTrayFile }] = await loadWithSqlite(
    () =>
      Promise.all([
        import('../../services/changes/changes-service.ts'),
        import('../../services/changes/tray-file.ts'),
      ]),
    'CHANGES_NOT_KEPT',
  );
  const file = openTrayFile({
    folder: trayFolder,
    keyStore: null,
    now: terminal.now,
    damaged: ({ outcome, asideName: name }) =>
      terminal.complain(
        `steward: ${words.say(`cli.changes.damaged.${outcome}`, { name: printable(name) })}\n`,
      ),
  });
  return createChangesService({ file });
}
