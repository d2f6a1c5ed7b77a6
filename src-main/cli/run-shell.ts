/** The terminal shell without a process around it: arguments in, exit code out. */
import packageFile from '../../package.json' with { type: 'json' };
import { commandHandlers } from './command-handlers.ts';
import { actionsOfArea, areaNames } from './command-line/commands.ts';
import { type ParsedCommand, parseCommandLine } from './command-line/parse-command-line.ts';
import { reportFailure } from './dispatch/report-failure.ts';
import { exitCodes } from './failure/exit-codes.ts';
import { UsageError } from './failure/usage-error.ts';
import type { CommandTerminal } from './terminal/terminal.ts';
import { type TerminalWords, terminalLanguage, terminalWordsIn } from './text/terminal-words.ts';

export async function runTerminalShell(args: readonly string[], terminal: CommandTerminal): Promise<number> {
  const { language, area, command, understood } = parseCommandLine(args);
  const words = terminalWordsIn(language ?? terminalLanguage(terminal.env));
  try {
    if (understood instanceof UsageError) throw understood;
    return await perform(understood, terminal, words);
  } catch (error) {
    return await reportFailure(error, command ?? area, terminal, words);
  }
}

async function perform(
  command: ParsedCommand,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  switch (command.do) {
    case 'version':
      terminal.print(`${packageFile.version}\n`);
      return exitCodes.good;
    case 'help':
      terminal.print(words.sayAny(helpKey(command.about), { version: packageFile.version }));
      return exitCodes.good;
    case 'command':
      return await (await commandHandlers[command.name]())(command, terminal, words);
  }
}

/** An area of several commands has a help text of its own. */
function helpKey(about: string): string {
  const area = areaNames.find((one) => one === about);
  const tail = area !== undefined && actionsOfArea(area).length > 0 ? '.about' : '';
  return `cli.help.${about.replace(' ', '.')}${tail}`;
}
