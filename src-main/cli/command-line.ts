/** Understands the command line, or says what about it is not understood. Pure. */
import type { Language } from '#shared/text/types.ts';
import {
  type CommandName,
  commandNames,
  type OptionName,
  type ShellName,
  shells,
  specOf,
} from './commands.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { type Options, readOptions } from './options.ts';

export type Command =
  | { readonly do: 'help'; readonly about: 'program' | 'licence' | CommandName | 'completion' }
  | { readonly do: 'version' }
  | { readonly do: 'completion'; readonly shell: ShellName }
  | LicenceCommand;

export interface LicenceCommand {
  readonly do: CommandName;
  /** Files, folders, `-` for the standard input. */
  readonly files: readonly string[];
  readonly options: Options;
}

export type CommandLine = { readonly language: Language | null } & (
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly problem: Misunderstanding }
);

export function readCommandLine(args: readonly string[]): CommandLine {
  let language: Language | null = null;
  try {
    const { options, given, words } = readOptions(args);
    language = options.language;
    return { ok: true, language, command: readCommand(words, options, given) };
  } catch (problem) {
    if (!(problem instanceof Misunderstanding)) throw problem;
    return { ok: false, language, problem };
  }
}

function readCommand(words: readonly string[], options: Options, given: readonly OptionName[]): Command {
  const [area, action, ...files] = words;
  if (options.version && area === undefined) return { do: 'version' };
  if (area === undefined) {
    if (options.help) return { do: 'help', about: 'program' };
    throw new Misunderstanding('cli.problem.missingCommand');
  }
  if (area === 'completion') return readCompletion(action, files, options.help);
  if (area !== 'licence') throw new Misunderstanding('cli.problem.unknownCommand', area);
  if (action === undefined) {
    if (options.help) return { do: 'help', about: 'licence' };
    throw new Misunderstanding('cli.problem.missingCommand');
  }
  const name = commandNames.find((one) => one === action);
  if (!name) throw new Misunderstanding('cli.problem.unknownCommand', `${area} ${action}`);
  if (options.help) return { do: 'help', about: name };
  check(name, files, options, given);
  return { do: name, files, options };
}

function readCompletion(shell: string | undefined, more: readonly string[], help: boolean): Command {
  if (help) return { do: 'help', about: 'completion' };
  if (shell === undefined) throw new Misunderstanding('cli.problem.missingShell');
  const known = shells.find((one) => one === shell);
  if (!known) throw new Misunderstanding('cli.problem.unknownShell', shell);
  if (more[0] !== undefined) throw new Misunderstanding('cli.problem.tooMany', more[0]);
  return { do: 'completion', shell: known };
}

function check(
  name: CommandName,
  files: readonly string[],
  options: Options,
  given: readonly OptionName[],
): void {
  const spec = specOf(name);
  const foreign = given.find((one) => !spec.options.includes(one));
  if (foreign !== undefined) throw new Misunderstanding('cli.problem.foreignOption', `--${foreign}`);
  const [least, most] = spec.files;
  if (files.length < least) throw new Misunderstanding('cli.problem.missingFile', `steward licence ${name}`);
  if (files.length > most) throw new Misunderstanding('cli.problem.tooMany', files[most]);
  const inputs = [...files, ...options.secretFiles].filter((file) => file === '-');
  if (inputs.length > 1) throw new Misunderstanding('cli.problem.inputTwice');
  if (options.format !== null && !spec.formats?.includes(options.format))
    throw new Misunderstanding('cli.problem.badFormat', options.format);
  if (options.json && options.format !== null && options.format !== 'json')
    throw new Misunderstanding('cli.problem.badFormat', options.format);
  if (options.force && options.out === null) throw new Misunderstanding('cli.problem.forceWithoutOut');
  if (options.forget.length > 0 && options.forgetAll)
    throw new Misunderstanding('cli.problem.foreignOption', '--forget-all');
}
