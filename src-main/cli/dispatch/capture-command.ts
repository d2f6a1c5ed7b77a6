/** Runs a command as a part of another one; a failure becomes its message and exit code. */
import type { CommandName } from '../command-line/commands.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { CommandHandler } from './command-handler.ts';
import { reportFailure } from './report-failure.ts';

export interface CapturedCommand {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function captureCommand(
  handler: CommandHandler,
  command: CommandCall & { readonly name: CommandName },
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<CapturedCommand> {
  let [out, err] = ['', ''];
  const captured: CommandTerminal = {
    ...terminal,
    showsProgress: false,
    columns: null,
    print: (result) => {
      out += typeof result === 'string' ? result : Buffer.from(result).toString();
    },
    complain: (text) => {
      err += text;
    },
  };
  let code: number;
  try {
    code = await handler(command, captured, words);
  } catch (error) {
    code = await reportFailure(error, command.name, captured, words);
  }
  return { code, out, err };
}
