/** The terminal shell without the process around it: arguments in, exit code out. */
import { BridgeError } from '#shared/bridge/errors.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { DataFolderError } from '../program/data-folder.ts';
import { type Command, readCommandLine } from './command-line.ts';
import { type AreaName, actionsOf, areaNames, type CommandName } from './commands.ts';
import { didYouMean } from './did-you-mean.ts';
import { exitCodes } from './exit-codes.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { NotWritten } from './output.ts';
import { performers } from './performers.ts';
import { printable } from './printable.ts';
import { problemOf } from './problems.ts';
import { NoSession } from './server/no-session.ts';
import type { Terminal } from './terminal.ts';
import { systemLanguage, type Words, wordsIn } from './words.ts';

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { language, area, command, understood } = readCommandLine(args);
  const words = wordsIn(language ?? systemLanguage(terminal.env));
  try {
    if (understood instanceof Misunderstanding) throw understood;
    return await perform(understood, terminal, words);
  } catch (error) {
    if (error instanceof Misunderstanding) return misunderstood(error, command ?? area, terminal, words);
    if (error instanceof NotWritten) {
      const params = { name: printable(error.path), reason: error.reason };
      terminal.complain(`steward: ${words.say(error.problem, params)}\n`);
      return exitCodes.notWritten;
    }
    if (error instanceof NoSession) {
      terminal.complain(`steward: ${words.say(error.problem, error.params)}\n`);
      return exitCodes.noSession;
    }
    if (error instanceof DataFolderError) {
      const params = { name: printable(error.path), reason: error.reason };
      terminal.complain(`steward: ${words.say('cli.problem.dataFolder', params)}\n`);
      return exitCodes.storage;
    }
    if (!(error instanceof BridgeError)) throw error;
    const { text, code } = problemOf(error, words);
    terminal.complain(`steward: ${text}\n`);
    return code;
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

function misunderstood(
  error: Misunderstanding,
  about: AreaName | CommandName | null,
  terminal: Terminal,
  words: Words,
): number {
  const { problem, argument } = error;
  const text = words.say(problem, { argument: printable(argument) });
  const meant = didYouMean(error);
  const hint = meant === null ? '' : `${words.say('cli.problem.didYouMean', { argument: meant })}\n`;
  const helps = (about === null ? areaNames : [...new Set([about, about.split(' ')[0]])]).map(
    (one) => `steward ${one} --help`,
  );
  const see = words.say('cli.problem.seeHelp', { argument: helps.join(', ') });
  terminal.complain(`steward: ${text}\n${hint}${see}\n`);
  return exitCodes.usage;
}
