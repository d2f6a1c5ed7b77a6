import type { Language } from '#shared/text/types.ts';
import { UsageError } from '../failure/usage-error.ts';
import {
  type AreaName,
  actionsOfArea,
  areaNames,
  type CommandName,
  commandSpec,
  commandWordCount,
  findCommand,
} from './commands.ts';
import type { OptionName } from './option-table.ts';
import { type Options, parseOptions } from './options.ts';

export type ParsedCommand =
  | { readonly do: 'help'; readonly about: 'program' | AreaName | CommandName }
  | { readonly do: 'version' }
  | ({ readonly do: 'command' } & CommandCall);

export interface CommandCall {
  readonly name: CommandName;
  /** Files, folders, `-` for the standard input; a server; or one of the command's words. */
  readonly operands: readonly string[];
  readonly options: Options;
}

export interface ParsedCommandLine {
  readonly language: Language | null;
  /** The area as far as it was understood, for the hint at the help. */
  readonly area: AreaName | null;
  readonly command: CommandName | null;
  readonly understood: ParsedCommand | UsageError;
}

export function parseCommandLine(typed: readonly string[]): ParsedCommandLine {
  const args = wordsAsOptions(typed);
  let [language, area]: [Language | null, AreaName | null] = [null, null];
  try {
    const { options, optionNames, words } = parseOptions(args);
    language = options.language;
    area = areaNames.find((one) => one === words[0]) ?? null;
    const command = findCommand(words);
    return { language, area, command, understood: readCommand(words, area, options, optionNames) };
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    // An option may be the mistake: the area is the first word all the same.
    area ??= areaNames.find((one) => one === args[0]) ?? null;
    return { language, area, command: findCommand(args), understood: problem };
  }
}

/** The words `help` and `version`, and `-V`, are taken for the options, as many programs do. */
function wordsAsOptions(typed: readonly string[]): readonly string[] {
  const [first, ...rest] = typed;
  if (first === 'version' || first === '-V') return ['--version', ...rest];
  return first === 'help' ? [...rest, '--help'] : typed;
}

function readCommand(
  words: readonly string[],
  area: AreaName | null,
  options: Options,
  given: readonly OptionName[],
): ParsedCommand {
  const [first, action] = words;
  if (options.version && first === undefined) return { do: 'version' };
  if (first === undefined) {
    if (options.help) return { do: 'help', about: 'program' };
    throw new UsageError('cli.problem.missingCommand');
  }
  if (area === null) throw new UsageError('cli.problem.unknownCommand', first);
  const name = findCommand(words);
  if (name === null) {
    if (action !== undefined) throw new UsageError('cli.problem.unknownCommand', `${area} ${action}`);
    if (options.help) return { do: 'help', about: area };
    const all = actionsOfArea(area).map((one) => `steward ${area} ${one}`);
    throw new UsageError('cli.problem.missingAction', all.join(', '));
  }
  if (options.help) return { do: 'help', about: name };
  const operands = words.slice(commandWordCount(name));
  checkOperands(name, operands);
  checkOptions(name, operands, options, given);
  return { do: 'command', name, operands, options };
}

const missingOperandKeys = {
  licences: 'cli.problem.missingFile',
  profiles: 'cli.problem.missingProfiles',
  packages: 'cli.problem.missingPackage',
  changes: 'cli.problem.missingChanges',
  set: 'cli.problem.missingSet',
  key: 'cli.problem.missingKeyFile',
  configurations: 'cli.problem.missingConfiguration',
  mapping: 'cli.problem.missingMapping',
  evidence: 'cli.problem.missingEvidence',
  policy: 'cli.problem.missingPolicy',
  folder: 'cli.problem.missingFolder',
  job: 'cli.problem.missingJob',
  departments: 'cli.problem.missingDepartments',
  server: 'cli.problem.missingProfile',
} as const;

function checkOperands(name: CommandName, operandList: readonly string[]): void {
  const { operands } = commandSpec(name);
  const [first] = operandList;
  if (operands?.kind === 'shell') {
    if (first === undefined) throw new UsageError('cli.problem.missingShell');
    if (!operands.words.includes(first)) throw new UsageError('cli.problem.unknownShell', first);
  } else if (operands && operandList.length < operands.least) {
    const key =
      operands.least > 1 && operands.kind !== 'departments'
        ? 'cli.problem.missingPair'
        : missingOperandKeys[operands.kind];
    throw new UsageError(key, `steward ${name}`);
  }
  const most = operands === undefined ? 0 : operands.kind === 'shell' ? 1 : operands.most;
  if (operandList.length > most) throw new UsageError('cli.problem.tooMany', operandList[most]);
}

function checkOptions(
  name: CommandName,
  operands: readonly string[],
  options: Options,
  given: readonly OptionName[],
): void {
  const spec = commandSpec(name);
  const foreign = given.find((one) => !spec.options.includes(one));
  if (foreign !== undefined) throw new UsageError('cli.problem.foreignOption', `--${foreign}`);
  const files = spec.operands?.kind === 'server' || spec.operands?.kind === 'departments' ? [] : operands;
  const inputs = [
    ...files,
    ...options.mappings,
    ...options.secretFiles,
    options.passwordFile,
    options.map,
  ].filter((file) => file === '-');
  if (inputs.length > 1) throw new UsageError('cli.problem.inputTwice');
  if (options.passwordFile !== null && options.passwordCommand !== null)
    throw new UsageError('cli.password.twice');
  if (options.format !== null && !spec.formats?.includes(options.format))
    throw new UsageError('cli.problem.badFormat', options.format);
  if (options.json && options.format !== null && options.format !== 'json')
    throw new UsageError('cli.problem.badFormat', options.format);
  if (options.force && options.out === null && options.changes === null)
    throw new UsageError('cli.problem.forceWithoutOut');
  if (options.late && options.at === null && options.daily === null)
    throw new UsageError('cli.problem.foreignOption', '--late');
  if (options.forget.length > 0 && options.forgetAll)
    throw new UsageError('cli.problem.foreignOption', '--forget-all');
}
