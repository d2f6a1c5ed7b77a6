/** A command as one part of another: what it prints, what it says, and what it ends with, also where it fails. */
import type { CommandName } from '../command-line/commands.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { tellFailure } from './report-failure.ts';
import type { Perform } from './command-handler.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export interface Captured {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function captured(
  perform: Perform,
  command: GivenCommand & { readonly name: CommandName },
  terminal: Terminal,
  words: Words,
): Promise<Captured> {
  let [out, err] = ['', ''];
  const own: Terminal = {
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
    code = await perform(command, own, words);
  } catch (error) {
    code = tellFailure(error, command.name, own, words);
  }
  return { code, out, err };
}
