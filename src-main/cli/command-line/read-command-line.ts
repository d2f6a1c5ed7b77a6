/** Understands the command line, or says what about it is not understood. Pure. */
import type { Language } from '#shared/text/types.ts';
import {
  type AreaName,
  actionsOf,
  areaNames,
  type CommandName,
  commandOf,
  specOf,
  wordsOf,
} from './commands.ts';
import type { OptionName } from './option-table.ts';
import { Misunderstanding } from '../failure/usage-error.ts';
import { type Options, readOptions } from './options.ts';

export type Command =
  | { readonly do: 'help'; readonly about: 'program' | AreaName | CommandName }
  | { readonly do: 'version' }
  | ({ readonly do: 'command' } & GivenCommand);

export interface GivenCommand {
  readonly name: CommandName;
  /** Files, folders, `-` for the standard input; or the one word that it takes. */
  readonly operands: readonly string[];
  readonly options: Options;
}

export interface CommandLine {
  readonly language: Language | null;
  /** What it is about, as far as that was understood. */
  readonly area: AreaName | null;
  readonly command: CommandName | null;
  readonly understood: Command | Misunderstanding;
}

export function readCommandLine(typed: readonly string[]): CommandLine {
  const args = asOptions(typed);
  let [language, area]: [Language | null, AreaName | null] = [null, null];
  try {
    const { options, given, words } = readOptions(args);
    language = options.language;
    area = areaNames.find((one) => one === words[0]) ?? null;
    const command = commandOf(words);
    return { language, area, command, understood: readCommand(words, area, options, given) };
  } catch (problem) {
    if (!(problem instanceof Misunderstanding)) throw problem;
    // The option may be what was not understood: the area is the first word all the same.
    area ??= areaNames.find((one) => one === args[0]) ?? null;
    return { language, area, command: commandOf(args), understood: problem };
  }
}

/** As words, `help` and `version` do what the options do that are called so; many programs say `-V`. */
function asOptions(typed: readonly string[]): readonly string[] {
  const [first, ...rest] = typed;
  if (first === 'version' || first === '-V') return ['--version', ...rest];
  return first === 'help' ? [...rest, '--help'] : typed;
}

function readCommand(
  words: readonly string[],
  area: AreaName | null,
  options: Options,
  given: readonly OptionName[],
): Command {
  const [first, action] = words;
  if (options.version && first === undefined) return { do: 'version' };
  if (first === undefined) {
    if (options.help) return { do: 'help', about: 'program' };
    throw new Misunderstanding('cli.problem.missingCommand');
  }
  if (area === null) throw new Misunderstanding('cli.problem.unknownCommand', first);
  const name = commandOf(words);
  if (name === null) {
    if (action !== undefined) throw new Misunderstanding('cli.problem.unknownCommand', `${area} ${action}`);
    if (options.help) return { do: 'help', about: area };
    const all = actionsOf(area).map((one) => `steward ${area} ${one}`);
    throw new Misunderstanding('cli.problem.missingAction', all.join(', '));
  }
  if (options.help) return { do: 'help', about: name };
  const operands = words.slice(wordsOf(name));
  checkOperands(name, operands);
  checkOptions(name, operands, options, given);
  return { do: 'command', name, operands, options };
}

const missing = {
  licences: 'cli.problem.missingFile',
  profiles: 'cli.problem.missingProfiles',
  packages: 'cli.problem.missingPackage',
  changes: 'cli.problem.missingChanges',
  set: 'cli.problem.missingSet',
  key: 'cli.problem.missingKeyFile',
  configurations: 'cli.problem.missingConfiguration',
  mapping: 'cli.problem.missingMapping',
  policy: 'cli.problem.missingPolicy',
  folder: 'cli.problem.missingFolder',
  job: 'cli.problem.missingJob',
  server: 'cli.problem.missingProfile',
} as const;

function checkOperands(name: CommandName, given: readonly string[]): void {
  const { operands } = specOf(name);
  const [first] = given;
  if (operands?.kind === 'shell') {
    if (first === undefined) throw new Misunderstanding('cli.problem.missingShell');
    if (!operands.words.includes(first)) throw new Misunderstanding('cli.problem.unknownShell', first);
  } else if (operands && given.length < operands.least) {
    const key = operands.least > 1 ? 'cli.problem.missingPair' : missing[operands.kind];
    throw new Misunderstanding(key, `steward ${name}`);
  }
  const most = operands === undefined ? 0 : operands.kind === 'shell' ? 1 : operands.most;
  if (given.length > most) throw new Misunderstanding('cli.problem.tooMany', given[most]);
}

function checkOptions(
  name: CommandName,
  operands: readonly string[],
  options: Options,
  given: readonly OptionName[],
): void {
  const spec = specOf(name);
  const foreign = given.find((one) => !spec.options.includes(one));
  if (foreign !== undefined) throw new Misunderstanding('cli.problem.foreignOption', `--${foreign}`);
  const files = spec.operands?.kind === 'server' ? [] : operands;
  const inputs = [
    ...files,
    ...options.mappings,
    ...options.secretFiles,
    options.passwordFile,
    options.map,
  ].filter((file) => file === '-');
  if (inputs.length > 1) throw new Misunderstanding('cli.problem.inputTwice');
  if (options.passwordFile !== null && options.passwordCommand !== null)
    throw new Misunderstanding('cli.password.twice');
  if (options.format !== null && !spec.formats?.includes(options.format))
    throw new Misunderstanding('cli.problem.badFormat', options.format);
  if (options.json && options.format !== null && options.format !== 'json')
    throw new Misunderstanding('cli.problem.badFormat', options.format);
  if (options.force && options.out === null && options.changes === null)
    throw new Misunderstanding('cli.problem.forceWithoutOut');
  if (options.late && options.at === null && options.daily === null)
    throw new Misunderstanding('cli.problem.foreignOption', '--late');
  if (options.forget.length > 0 && options.forgetAll)
    throw new Misunderstanding('cli.problem.foreignOption', '--forget-all');
}
