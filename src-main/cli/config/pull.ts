/** `config pull` writes one file for each record, and leaves a file alone whose record has not changed. */

import { mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import {
  folderFile,
  folderFiles,
  readFolderHead,
  type FolderFiles,
} from '../../formats/configuration/folder.ts';
import { readFolder, type FoundFolder } from '../../services/configuration-folder/read-folder.ts';
import { writeAtomic } from '../../services/durable/atomic-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { scheduleJob } from '../dispatch/schedule-job.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { NotWrittenError, toNotWrittenError } from '../failure/not-written-error.ts';
import { fileOrigin, openPlatformSession } from '../session/open-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { chosenAreas, configurationRefusal, readServerConfiguration } from './read-configuration.ts';

export async function pullConfiguration(
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { operands, options } = command;
  const [folder = ''] = operands;
  const allWords = await loadAllWords(words.language);
  const areasOfOptions = chosenAreas(options);
  // The check comes before the reading, which takes minutes.
  const before = await readFolder(folder);
  const headBytes = before.files.get(folderFile);
  const head = headBytes ? readFolderHead(headBytes) : null;
  if (head && head.problem !== null) {
    terminal.complain(configurationRefusal({ ...head, name: folderFile }, allWords));
    return exitCodes.notReadable;
  }
  const areasOfFolder = head?.value.areas ?? [];
  // Without `--area` a folder keeps the areas of its first pull.
  const areas = options.areas.length === 0 && areasOfFolder.length > 0 ? areasOfFolder : areasOfOptions;
  const session = await openPlatformSession(options, terminal, words, allWords);
  try {
    const { tenant } = fileOrigin(session);
    if (head && isOtherTenant(head.value.tenant, session.facts.tenant.tenantKey)) {
      const { key, name } = head.value.tenant;
      terminal.complain(
        `steward: ${words.say('cli.config.otherFolder', { name: printable(`${name} (${key})`) })}\n`,
      );
      return exitCodes.forbidden;
    }
    const configuration = await readServerConfiguration(session, areas, terminal, words, allWords);
    if (!configuration) return exitCodes.notReadable;
    const whole = configurationAreas.filter((area) => areas.includes(area) || areasOfFolder.includes(area));
    const files = new Map(await folderFiles({ ...configuration, areas: whole }, tenant));
    // A kind of two areas may have moved from one to the other.
    const kindsRead = new Set([...files.keys()].map(kindOfPath));
    for (const [path, bytes] of before.files)
      if (
        path !== folderFile &&
        !areas.some((area) => path.startsWith(`${area}/`)) &&
        !kindsRead.has(kindOfPath(path))
      )
        files.set(path, Buffer.from(bytes).toString());
    const { written, removed } = await writeFolder(folder, before, files);
    const counts = { written, removed, same: files.size - written, name: printable(folder) };
    terminal.complain(`${words.say('cli.config.pulled', counts)}\n`);
    if (options.daily !== null) await scheduleJob(command, null, session, terminal, words);
    return exitCodes.good;
  } finally {
    await session.close();
  }
}

/** The kind in `area/kind/record.json`. */
const kindOfPath = (path: string): string | undefined => path.split('/')[1];

/** Only files that Steward has written are written over or removed, and nothing is written through a link. */
interface WrittenFiles {
  readonly written: number;
  readonly removed: number;
}

/**
 * Writes and removes files until the folder is like `files`; files with the same content are not touched. Rejects with
 * NotWrittenError, and before anything is written where a foreign file has one of the names.
 */
async function writeFolder(
  folder: string,
  { files: before, foreign }: FoundFolder,
  files: FolderFiles,
): Promise<WrittenFiles> {
  const foreignPath = [...files.keys()].find((path) => foreign.has(path));
  if (/* wall: folder-foreign-file */ foreignPath !== undefined)
    throw new NotWrittenError('cli.problem.outExists', join(folder, foreignPath));
  let written = 0;
  let removed = 0;
  try {
    for (const [path, text] of files) {
      const bytes = Buffer.from(text);
      if (before.has(path) && bytes.equals(before.get(path) ?? bytes)) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeAtomic(join(folder, path), bytes, { mode: 0o666, isNew: !before.has(path) });
      written += 1;
    }
    for (const path of before.keys()) {
      if (files.has(path)) continue;
      await rm(join(folder, path));
      removed += 1;
      // An empty folder goes with its last file.
      await rmdir(join(folder, dirname(path))).catch(() => undefined);
    }
  } catch (error) {
    throw toNotWrittenError(folder, error);
  }
  return { written, removed };
}
