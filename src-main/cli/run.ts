/** The terminal shell without the process around it: arguments in, exit code out. */
import { BridgeError } from '#shared/bridge/errors.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { type Command, readCommandLine } from './command-line.ts';
import { exitCodes } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';
import { systemLanguage, type Words, wordsIn } from './words.ts';

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const line = readCommandLine(args);
  const words = wordsIn(line.language ?? systemLanguage(terminal.env));
  if (!line.ok) {
    const problem = words.say(line.problem, { argument: printable(line.argument) });
    terminal.complain(`steward: ${problem}\n${words.say('cli.problem.seeHelp')}\n`);
    return exitCodes.usage;
  }
  try {
    return await perform(line.command, terminal, words);
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    terminal.complain(`steward: ${fileProblem(error, words)}\n`);
    return exitCodes.notReadable;
  }
}

async function perform(command: Command, terminal: Terminal, words: Words): Promise<number> {
  if (command.do === 'version') {
    terminal.print(`${packageFile.version}\n`);
    return exitCodes.good;
  }
  if (command.do === 'help') {
    const about = command.about === 'licence' ? 'cli.licenceUsage' : 'cli.usage';
    terminal.print(words.say(about, { version: packageFile.version }));
    return exitCodes.good;
  }
  // The reader is loaded when there is something to read: `--version` answers at once.
  const { parseLicence, compareFiles } = await import('./licence-commands.ts');
  return command.do === 'parse'
    ? await parseLicence(command, terminal, words)
    : await compareFiles(command, terminal, words);
}

function fileProblem({ params, message }: BridgeError, words: Words): string {
  const name = printable(String(params.name ?? ''));
  if (params.reason === 'MISSING') return words.say('cli.problem.fileMissing', { name });
  if (params.reason === 'DENIED') return words.say('cli.problem.fileDenied', { name });
  return words.say('cli.problem.fileFailed', { name, reason: message });
}

/** An argument as it may be printed: a terminal obeys control characters. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd');
}
