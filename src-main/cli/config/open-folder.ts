import { BridgeError } from '#shared/bridge/errors.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { folderFile, type FolderReading, readFolderFiles } from '../../formats/configuration/folder.ts';
import { readFolder } from '../../services/configuration-folder/read-folder.ts';
import { readChosenNames } from '../change-set/names-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { openSession } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseTaken } from '../terminal/output.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { EveryWord } from '../text/all-texts.ts';
import type { Words } from '../text/terminal-texts.ts';
import { configurationRefusal, givenAreas, within } from './read-configuration.ts';

type ReadFolder = Extract<FolderReading, { readonly problem: null }>;

/** A folder's configuration and the server that is to become like it. */
export interface FolderAtServer {
  /** The tenant that the folder was pulled from. */
  readonly tenant: ReadFolder['tenant'];
  /** The folder's configuration in the areas of `--area`. */
  readonly wanted: Configuration;
  /** The names of `--map`. */
  readonly chosen: readonly ChosenName[];
  /** The caller closes the session. */
  readonly session: PlatformSession;
}

/**
 * Reads the folder of `config plan` and `config apply` and signs in; null where the folder is refused, with the reason on
 * standard error. The order matters: a file of `--out` that cannot be written is refused before anything is sent, since
 * a result that is lost cannot be had again.
 */
export async function openFolderAtServer(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
  all: EveryWord,
  { keeps } = { keeps: false },
): Promise<FolderAtServer | null> {
  const areas = givenAreas(options);
  const folder = await readGivenFolder(operands[0] ?? '', terminal, all);
  if (!folder) return null;
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const chosen = await readChosenNames(options, terminal, words, all);
  const session = await openSession(options, terminal, words, all, { keeps });
  return { tenant: folder.tenant, wanted: within(folder.configuration, areas), chosen, session };
}

/** null: it is refused, which is said. Rejects with FILE_UNREADABLE where there is none. */
async function readGivenFolder(
  folder: string,
  terminal: Terminal,
  all: EveryWord,
): Promise<ReadFolder | null> {
  const { files, foreign } = await readFolder(folder);
  if (!files.has(folderFile))
    throw new BridgeError('FILE_UNREADABLE', 'no configuration', {
      name: `${folder}/${folderFile}`,
      reason: 'MISSING',
    });
  // What stands among the records and is none may be a damaged one: without it that record would be deleted.
  const reading = await readFolderFiles(new Map([...files, ...foreign]));
  if (reading.problem === null) return reading;
  terminal.complain(configurationRefusal({ ...reading, name: reading.path }, all));
  return null;
}
