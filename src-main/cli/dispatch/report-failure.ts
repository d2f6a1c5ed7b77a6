import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { BridgeError, type BridgeErrorCode } from '#shared/bridge/errors.ts';
import { DataFolderError } from '../../program/data-folder.ts';
import { type AreaName, areaNames, type CommandName } from '../command-line/commands.ts';
import { didYouMean } from '../command-line/did-you-mean.ts';
import { sqliteMissingReason } from '../data-folder/with-sqlite.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { InterruptedError } from '../failure/interrupted-error.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { NotWrittenError } from '../failure/not-written-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWordKey, TerminalWords } from '../text/terminal-words.ts';

/** All other codes are about a file that could not be read. */
const failures: Partial<Record<BridgeErrorCode, { readonly key: TerminalWordKey; readonly code: number }>> = {
  HISTORY_NOT_KEPT: { key: 'cli.problem.history', code: exitCodes.storage },
  JOURNAL_NOT_READ: { key: 'cli.problem.journal', code: exitCodes.storage },
  JOBS_NOT_KEPT: { key: 'cli.problem.jobs', code: exitCodes.storage },
  WATCH_NOT_KEPT: { key: 'cli.watch.notKept', code: exitCodes.storage },
  CHANGES_NOT_KEPT: { key: 'cli.problem.changes', code: exitCodes.storage },
  SIGNING_KEY_UNREADABLE: { key: 'cli.key.unreadable', code: exitCodes.storage },
  FILE_IN_UTF16: { key: 'cli.problem.import.utf16', code: exitCodes.notReadable },
  KEY_FILE_REFUSED: { key: 'cli.key.refused', code: exitCodes.notReadable },
  KEY_PASSWORD_WRONG: { key: 'cli.key.wrongPassword', code: exitCodes.notReadable },
  SETTINGS_NOT_SAVED: { key: 'cli.problem.notSaved', code: exitCodes.storage },
  SERVERS_LOCKED: { key: 'cli.problem.serversLocked', code: exitCodes.forbidden },
  SERVER_BLOCKED: { key: 'cli.problem.serverBlocked', code: exitCodes.forbidden },
  KEYS_LOCKED: { key: 'cli.problem.keysLocked', code: exitCodes.forbidden },
  FILE_TOO_LARGE: { key: 'cli.problem.fileTooLarge', code: exitCodes.notReadable },
  CHANGES_FULL: { key: 'cli.problem.tooManyChanges', code: exitCodes.notWritten },
  SERVER_ADDRESS_INVALID: { key: 'cli.problem.badAddress', code: exitCodes.noSession },
  SERVER_UNKNOWN: { key: 'cli.problem.noProfile', code: exitCodes.notReadable },
};

const importProblems = {
  utf16: 'cli.problem.import.utf16',
  notJson: 'cli.problem.import.notJson',
  otherKind: 'cli.problem.import.otherKind',
  otherVersion: 'cli.problem.import.otherVersion',
  malformed: 'cli.problem.import.malformed',
} as const;

/** The sentence and the exit code of a BridgeError. */
function bridgeFailure(
  { code, params, message }: BridgeError,
  words: TerminalWords,
): { readonly text: string; readonly code: number } {
  const name = printable(String(params.name ?? ''));
  const reason =
    params.reason === sqliteMissingReason
      ? words.say('cli.problem.oldNode', { version: process.versions.node })
      : printable(String(params.reason ?? message));
  const one = failures[code];
  if (one) return { text: words.say(one.key, { name, reason }), code: one.code };
  const key = code === 'IMPORT_INVALID' ? importProblem(reason) : fileProblem(reason);
  return { text: words.say(key, { name, reason: message }), code: exitCodes.notReadable };
}

function importProblem(reason: string): TerminalWordKey {
  return Object.hasOwn(importProblems, reason)
    ? importProblems[reason as keyof typeof importProblems]
    : 'cli.problem.import.malformed';
}

function fileProblem(reason: string): TerminalWordKey {
  if (reason === 'MISSING') return 'cli.problem.fileMissing';
  return reason === 'DENIED' ? 'cli.problem.fileDenied' : 'cli.problem.fileFailed';
}

/**
 * Writes the failure to standard error and returns its exit code. `about` is the command, as far as it was understood,
 * and names the help to read. An error of no known class is the program's mistake, and is thrown again.
 */
export async function reportFailure(
  error: unknown,
  about: AreaName | CommandName | null,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
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
  // A call without which the command can't go on.
  if (error instanceof ApiError) {
    const { serverErrorText } = await import('../session/error-text.ts');
    const { loadAllWords } = await import('../text/all-words.ts');
    const text = serverErrorText(error, await loadAllWords(words.language));
    terminal.complain(`steward: ${printable(text)}\n`);
    return isUnauthorised(error) ? exitCodes.noSession : exitCodes.notReadable;
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
