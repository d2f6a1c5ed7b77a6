/** `config pull` writes one file for each record, and leaves a file alone whose record has not changed. */

import { isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { folderFile, folderFiles, readFolderHead } from '../../formats/configuration/folder.ts';
import { readFolder } from '../../services/configuration-folder/read-folder.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { scheduleJob } from '../dispatch/schedule-job.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { fileOrigin, openPlatformSession } from '../session/open-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { chosenAreas, configurationRefusal, readServerConfiguration } from './read-configuration.ts';
import { writeFolder } from './write-folder.ts';

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
