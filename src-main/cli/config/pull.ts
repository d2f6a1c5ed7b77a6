/** `config pull`: the present state of a server as a folder, one file for each record; what is the same is not touched. */
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { folderFile, folderFiles, readFolderHead } from '../../formats/configuration/folder.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { readFolder } from '../../services/configuration-folder/read-folder.ts';
import { writeFolder } from './write-folder.ts';
import { configurationOf, configurationRefusal, givenAreas } from './read-configuration.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { keepForLater } from '../dispatch/schedule-job.ts';
import { printable } from '../text/printable.ts';
import { fileOrigin, openSession } from '../session/open-session.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function pullConfiguration(
  command: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const { operands, options } = command;
  const [folder = ''] = operands;
  const all = await everyWord(words.language);
  const given = givenAreas(options);
  // Said before minutes of reading.
  const before = await readFolder(folder);
  const headBytes = before.files.get(folderFile);
  const head = headBytes ? readFolderHead(headBytes) : null;
  if (head && head.problem !== null) {
    terminal.complain(configurationRefusal({ ...head, name: folderFile }, all));
    return exitCodes.notReadable;
  }
  const held = head?.value.areas ?? [];
  // A folder has the areas that it was begun with.
  const areas = options.areas.length === 0 && held.length > 0 ? held : given;
  const session = await openSession(options, terminal, words, all);
  try {
    const { tenant } = fileOrigin(session);
    if (head && isOtherTenant(head.value.tenant, session.facts.tenant.tenantKey)) {
      const { key, name } = head.value.tenant;
      terminal.complain(
        `steward: ${words.say('cli.config.otherFolder', { name: printable(`${name} (${key})`) })}\n`,
      );
      return exitCodes.forbidden;
    }
    const configuration = await configurationOf(session, areas, terminal, words, all);
    if (!configuration) return exitCodes.notReadable;
    const whole = configurationAreas.filter((area) => areas.includes(area) || held.includes(area));
    const files = new Map(await folderFiles({ ...configuration, areas: whole }, tenant));
    for (const [path, bytes] of before.files)
      if (path !== folderFile && !areas.some((area) => path.startsWith(`${area}/`)))
        files.set(path, Buffer.from(bytes).toString());
    const { written, removed } = await writeFolder(folder, before, files);
    const counts = { written, removed, same: files.size - written, name: printable(folder) };
    terminal.complain(`${words.say('cli.config.pulled', counts)}\n`);
    if (options.daily !== null) await keepForLater(command, null, session, terminal, words);
    return exitCodes.good;
  } finally {
    await session.close();
  }
}
