import { BridgeError } from '#shared/bridge/errors.ts';
import { DataFolderError } from '../../program/data-folder.ts';
import { type AreaName, areaNames, type CommandName } from '../command-line/commands.ts';
import { didYouMean } from '../command-line/did-you-mean.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { InterruptedError } from '../failure/interrupted-error.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { NotWrittenError } from '../failure/not-written-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { bridgeFailure } from './bridge-failure.ts';

/**
 * Writes the failure to standard error and returns its exit code. `about` is the command, as far as it was understood,
 * and names the help to read. An error of no known class is the program's mistake, and is thrown again.
 */
export function reportFailure(
  error: unknown,
  about: AreaName | CommandName | null,
  terminal: CommandTerminal,
  words: TerminalWords,
): number {
  if (error instanceof UsageError) return reportUsageError(error, about, terminal, words);
  if (error instanceof NotWrittenError) {
    const params = { name: printable(error.path), reason: error.reason };
    terminal.complain(`steward: ${words.say(error.problem, params)}\n`);
    return exitCodes.notWritten;
  }
  if (error instanceof InterruptedError) {
    terminal.complain(`steward: ${words.say('cli.password.stopped')}\n`);
    return exitCodes.interrupted;
  }
  if (error instanceof NoSessionError) {
    terminal.complain(`steward: ${words.say(error.problem, error.params)}\n`);
    return exitCodes.noSession;
  }
  if (error instanceof DataFolderError) {
    const params = { name: printable(error.path), reason: error.reason };
    terminal.complain(`steward: ${words.say('cli.problem.dataFolder', params)}\n`);
    return exitCodes.storage;
  }
  if (!(error instanceof BridgeError)) throw error;
  const { text, code } = bridgeFailure(error, words);
  terminal.complain(`steward: ${text}\n`);
  return code;
}

function reportUsageError(
  error: UsageError,
  about: AreaName | CommandName | null,
  terminal: CommandTerminal,
  words: TerminalWords,
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
