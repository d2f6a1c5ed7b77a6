import { BridgeError } from '#shared/bridge/errors.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { type FolderReading, folderFile, readFolderFiles } from '../../formats/configuration/folder.ts';
import { readFolder } from '../../services/configuration-folder/read-folder.ts';
import { readChosenNames } from '../change-set/names-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { openPlatformSession } from '../session/open-session.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { chosenAreas, configurationRefusal, limitToAreas } from './read-configuration.ts';

type ReadFolder = Extract<FolderReading, { readonly problem: null }>;

/** A folder's configuration and the server that is to become like it. */
export interface FolderAtServer {
  /** The tenant that the folder was pulled from. */
  readonly tenant: ReadFolder['tenant'];
  /** The folder's configuration in the areas of `--area`. */
  readonly configuration: Configuration;
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
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
  { keeps } = { keeps: false },
): Promise<FolderAtServer | null> {
  const areas = chosenAreas(options);
  const folder = await readGivenFolder(operands[0] ?? '', terminal, allWords);
  if (!folder) return null;
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const chosen = await readChosenNames(options, terminal, words, allWords);
  const session = await openPlatformSession(options, terminal, words, allWords, { keeps });
  return { tenant: folder.tenant, configuration: limitToAreas(folder.configuration, areas), chosen, session };
}

/** Null where the folder is refused, with the reason on standard error. Rejects with FILE_UNREADABLE. */
async function readGivenFolder(
  folder: string,
  terminal: CommandTerminal,
  allWords: AllWords,
): Promise<ReadFolder | null> {
  const { files, foreign } = await readFolder(folder);
  if (!files.has(folderFile))
    throw new BridgeError('FILE_UNREADABLE', 'no configuration', {
      name: `${folder}/${folderFile}`,
      reason: 'MISSING',
    });
  // A file that is no record may be a damaged one: if it were left out, its record would be deleted at the server.
  const reading = await readFolderFiles(/* wall: folder-foreign-records */ new Map([...files, ...foreign]));
  if (reading.problem === null) return reading;
  terminal.complain(configurationRefusal({ ...reading, name: reading.path }, allWords));
  return null;
}
