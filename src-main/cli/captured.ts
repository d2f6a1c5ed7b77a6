/** A command as one part of another: what it prints, what it says, and what it ends with, also where it fails. */
import type { CommandName } from './commands.ts';
import type { GivenCommand } from './command-line.ts';
import { tellFailure } from './failure.ts';
import type { Perform } from './perform.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

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
