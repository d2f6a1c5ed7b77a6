/** Understands the command line, or says what about it is not understood. Pure. */
import { instantTime } from '#shared/rules/licence/days.ts';
import { type Language, languages } from '#shared/text/types.ts';
import type { WordKey } from './words.ts';

export type Command =
  | { readonly do: 'help'; readonly about: 'program' | 'licence' }
  | { readonly do: 'version' }
  | { readonly do: 'parse'; readonly file: string; readonly json: boolean; readonly now: number | null }
  | {
      readonly do: 'compare';
      readonly files: readonly [string, string];
      readonly json: boolean;
      readonly now: number | null;
    };

export type CommandLine = { readonly language: Language | null } & (
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly problem: WordKey; readonly argument: string }
);

interface Options {
  json: boolean;
  help: boolean;
  version: boolean;
  language: Language | null;
  now: number | null;
}

class Misunderstanding extends Error {
  readonly problem: WordKey;
  readonly argument: string;

  constructor(problem: WordKey, argument = '') {
    super(problem);
    this.problem = problem;
    this.argument = argument;
  }
}

export function readCommandLine(args: readonly string[]): CommandLine {
  const options: Options = { json: false, help: false, version: false, language: null, now: null };
  try {
    const words = readOptions(args, options);
    return { ok: true, language: options.language, command: readCommand(words, options) };
  } catch (error) {
    if (!(error instanceof Misunderstanding)) throw error;
    return { ok: false, language: options.language, problem: error.problem, argument: error.argument };
  }
}

/** Fills `options` and answers the other words. After `--` everything is a word. */
function readOptions(args: readonly string[], options: Options): string[] {
  const words: string[] = [];
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') return [...words, ...rest];
    if (arg === '-' || !arg.startsWith('-')) {
      words.push(arg);
      continue;
    }
    const [name = '', inline] = splitOption(arg);
    const value = (): string => {
      const given = inline ?? rest.shift();
      if (given === undefined) throw new Misunderstanding('cli.problem.missingValue', name);
      return given;
    };
    if (name === '--language') options.language = readLanguage(value());
    else if (name === '--now') options.now = readInstant(value());
    else if (inline !== undefined) throw new Misunderstanding('cli.problem.unknownOption', arg);
    else if (name === '--json') options.json = true;
    else if (name === '--help' || name === '-h') options.help = true;
    else if (name === '--version' || name === '-v') options.version = true;
    else throw new Misunderstanding('cli.problem.unknownOption', arg);
  }
  return words;
}

function splitOption(arg: string): [name: string, value: string | undefined] {
  const equals = arg.indexOf('=');
  return equals < 0 ? [arg, undefined] : [arg.slice(0, equals), arg.slice(equals + 1)];
}

function readCommand(words: readonly string[], { json, help, version, now }: Options): Command {
  const [area, action, ...files] = words;
  if (version && area === undefined) return { do: 'version' };
  if (area === undefined) {
    if (help) return { do: 'help', about: 'program' };
    throw new Misunderstanding('cli.problem.missingCommand');
  }
  if (area !== 'licence') throw new Misunderstanding('cli.problem.unknownCommand', area);
  if (help) return { do: 'help', about: 'licence' };
  if (action === undefined) throw new Misunderstanding('cli.problem.missingCommand');
  if (action === 'parse') {
    const [file, extra] = files;
    if (file === undefined) throw new Misunderstanding('cli.problem.missingFile');
    if (extra !== undefined) throw new Misunderstanding('cli.problem.tooMany', extra);
    return { do: 'parse', file, json, now };
  }
  if (action === 'compare') {
    const [before, after, extra] = files;
    if (before === undefined || after === undefined) throw new Misunderstanding('cli.problem.missingFiles');
    if (extra !== undefined) throw new Misunderstanding('cli.problem.tooMany', extra);
    if (before === '-' && after === '-') throw new Misunderstanding('cli.problem.inputTwice');
    return { do: 'compare', files: [before, after], json, now };
  }
  throw new Misunderstanding('cli.problem.unknownCommand', `${area} ${action}`);
}

function readLanguage(given: string): Language {
  const language = languages.find((one) => one === given);
  if (!language) throw new Misunderstanding('cli.problem.badLanguage', given);
  return language;
}

function readInstant(given: string): number {
  const time = instantTime(given);
  if (time === null) throw new Misunderstanding('cli.problem.badInstant', given);
  return time;
}
