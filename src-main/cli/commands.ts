/** The commands and their options: the one table behind understanding the command line, and completing it. */

/** What an option's value is; `null`: it has none. */
type ValueKind = 'file' | 'folder' | 'text' | readonly string[] | null;

export const options = {
  json: null,
  key: 'file',
  'secret-file': 'file',
  secret: 'text',
  now: 'text',
  used: 'text',
  within: 'text',
  search: 'text',
  limit: 'text',
  forget: 'text',
  'forget-all': null,
  format: ['table', 'html', 'xlsx', 'csv', 'json', 'ics'],
  out: 'file',
  force: null,
  quiet: null,
  record: null,
  data: 'folder',
  language: ['zh-CN', 'en-US'],
  help: null,
  version: null,
} as const satisfies Record<string, ValueKind>;
export type OptionName = keyof typeof options;

interface CommandSpec {
  readonly options: readonly OptionName[];
  /** Files, folders or `-` at least and at most; `Infinity`: as many as one likes. */
  readonly files: readonly [least: number, most: number];
  /** The forms of its result, the first one unless told. */
  readonly formats?: readonly string[];
}

const always = ['language', 'help'] as const;
const reading = ['key', 'secret-file', 'secret', 'now', 'data', 'record', ...always] as const;
const output = ['out', 'force'] as const;

export const commands = {
  parse: { files: [1, 1], options: ['json', ...output, ...reading] },
  verify: { files: [1, Number.POSITIVE_INFINITY], options: ['quiet', ...reading] },
  compare: { files: [1, Number.POSITIVE_INFINITY], options: ['json', 'used', ...output, ...reading] },
  board: {
    files: [1, Number.POSITIVE_INFINITY],
    options: ['json', 'format', 'within', 'search', ...output, ...reading],
    formats: ['table', 'csv', 'xlsx', 'json', 'ics'],
  },
  report: {
    files: [1, Number.POSITIVE_INFINITY],
    options: ['format', 'json', 'used', ...output, ...reading],
    formats: ['html', 'xlsx', 'json', 'ics'],
  },
  history: {
    files: [0, 0],
    options: ['json', 'search', 'limit', 'forget', 'forget-all', 'data', ...output, ...always],
  },
  keys: { files: [0, 0], options: ['json', 'key', ...output, ...always] },
} as const satisfies Record<string, CommandSpec>;
export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];

export const shells = ['bash', 'zsh', 'powershell'] as const;
export type ShellName = (typeof shells)[number];

export function specOf(command: CommandName): CommandSpec {
  return commands[command];
}
