/** The terminal shell without the process around it: arguments in, exit code out. */
import packageFile from '../../package.json' with { type: 'json' };
import { type Command, readCommandLine } from './command-line/read-command-line.ts';
import { actionsOf, areaNames } from './command-line/commands.ts';
import { exitCodes } from './failure/exit-codes.ts';
import { tellFailure } from './dispatch/report-failure.ts';
import { Misunderstanding } from './failure/usage-error.ts';
import { performers } from './command-handlers.ts';
import type { Terminal } from './terminal/terminal.ts';
import { systemLanguage, type Words, wordsIn } from './text/terminal-texts.ts';

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { language, area, command, understood } = readCommandLine(args);
  const words = wordsIn(language ?? systemLanguage(terminal.env));
  try {
    if (understood instanceof Misunderstanding) throw understood;
    return await perform(understood, terminal, words);
  } catch (error) {
    return tellFailure(error, command ?? area, terminal, words);
  }
}

async function perform(command: Command, terminal: Terminal, words: Words): Promise<number> {
  switch (command.do) {
    case 'version':
      terminal.print(`${packageFile.version}\n`);
      return exitCodes.good;
    case 'help':
      terminal.print(words.sayAny(helpKey(command.about), { version: packageFile.version }));
      return exitCodes.good;
    case 'command':
      return await (await performers[command.name]())(command, terminal, words);
  }
}

/** An area of several commands has a text about itself. */
function helpKey(about: string): string {
  const area = areaNames.find((one) => one === about);
  const tail = area !== undefined && actionsOf(area).length > 0 ? '.about' : '';
  return `cli.help.${about.replace(' ', '.')}${tail}`;
}
