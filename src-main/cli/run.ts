/** The terminal shell without the process around it: arguments in, exit code out. */
import { BridgeError } from '#shared/bridge/errors.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { type Command, type LicenceCommand, readCommandLine } from './command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { NotWritten } from './output.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { systemLanguage, type Words, wordsIn } from './words.ts';

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const line = readCommandLine(args);
  const words = wordsIn(line.language ?? systemLanguage(terminal.env));
  if (!line.ok) return misunderstood(line.problem, terminal, words);
  try {
    return await perform(line.command, terminal, words);
  } catch (error) {
    if (error instanceof Misunderstanding) return misunderstood(error, terminal, words);
    if (error instanceof NotWritten) {
      const params = { name: printable(error.path), reason: error.reason };
      terminal.complain(`steward: ${words.say(error.problem, params)}\n`);
      return exitCodes.notWritten;
    }
    if (!(error instanceof BridgeError)) throw error;
    terminal.complain(`steward: ${fileProblem(error, words)}\n`);
    return error.code === 'HISTORY_NOT_KEPT' ? exitCodes.storage : exitCodes.notReadable;
  }
}

async function perform(command: Command, terminal: Terminal, words: Words): Promise<number> {
  if (command.do === 'version') {
    terminal.print(`${packageFile.version}\n`);
    return exitCodes.good;
  }
  if (command.do === 'help') {
    terminal.print(words.say(`cli.help.${command.about}`, { version: packageFile.version }));
    return exitCodes.good;
  }
  if (command.do === 'completion') {
    const { completionScript } = await import('./completion.ts');
    terminal.print(completionScript(command.shell));
    return exitCodes.good;
  }
  return await (await loadCommand(command))(command, terminal, words);
}

export type Perform = (command: LicenceCommand, terminal: Terminal, words: Words) => Promise<number>;

/** Each is loaded when it is asked for: `--version` answers at once. */
async function loadCommand({ do: name }: LicenceCommand): Promise<Perform> {
  switch (name) {
    case 'parse':
      return (await import('./licence-parse.ts')).parseLicence;
    case 'verify':
      return (await import('./licence-verify.ts')).verifyLicences;
    case 'compare':
      return (await import('./licence-compare.ts')).compareLicenceFiles;
    case 'board':
      return (await import('./licence-board.ts')).boardOfLicences;
    case 'report':
      return (await import('./licence-report.ts')).reportLicences;
    case 'history':
      return (await import('./licence-history.ts')).licenceHistory;
    case 'keys':
      return (await import('./licence-keys.ts')).trustedKeys;
  }
}

function misunderstood({ problem, argument }: Misunderstanding, terminal: Terminal, words: Words): number {
  const text = words.say(problem, { argument: printable(argument) });
  terminal.complain(`steward: ${text}\n${words.say('cli.problem.seeHelp')}\n`);
  return exitCodes.usage;
}

function fileProblem({ code, params, message }: BridgeError, words: Words): string {
  const name = printable(String(params.name ?? ''));
  if (code === 'HISTORY_NOT_KEPT')
    return words.say('cli.problem.history', { reason: String(params.reason ?? message) });
  if (params.reason === 'MISSING') return words.say('cli.problem.fileMissing', { name });
  if (params.reason === 'DENIED') return words.say('cli.problem.fileDenied', { name });
  return words.say('cli.problem.fileFailed', { name, reason: message });
}
