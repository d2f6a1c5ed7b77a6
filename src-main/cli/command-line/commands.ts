/** Parsing, completion and suggestions read this one table of commands. */

import type { OptionName } from './option-table.ts';

/** Operands are files, folders or `-`, a server, or one of a few words. */
type Operands =
  | {
      readonly kind:
        | 'licences'
        | 'profiles'
        | 'packages'
        | 'changes'
        | 'set'
        | 'key'
        | 'configurations'
        | 'mapping'
        | 'evidence'
        | 'policy'
        | 'folder'
        | 'job'
        | 'departments'
        | 'server';
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'shell'; readonly words: readonly string[] };

interface CommandSpec {
  readonly options: readonly OptionName[];
  readonly operands?: Operands;
  /** The values of `--format`; the first one is the default. */
  readonly formats?: readonly string[];
}

const always = ['language', 'help'] as const;
const reading = [
  'key',
  'mapping',
  'no-sample-keys',
  'secret-file',
  'secret',
  'now',
  'data',
  'record',
  ...always,
] as const;
const output = ['out', 'force'] as const;
const password = ['password-file', 'password-command'] as const;
/** Options of every command that signs in at a server. */
const server = ['server', 'user', ...password, 'tenant', 'data'] as const;
/** Options of commands that can run at several servers, one after the other. */
const several = ['servers', 'stop-on-failure'] as const;
/** Options of commands that can be scheduled. */
const later = ['late', 'name'] as const;
const applying = [
  'if-unchanged',
  'at',
  ...later,
  'dry-run',
  'yes',
  'fail-on',
  'map',
  'format',
  'json',
  ...server,
  ...output,
  ...always,
] as const;
const oneLicence = { kind: 'licences', least: 1, most: 1 } as const;
const licences = { kind: 'licences', least: 1, most: Number.POSITIVE_INFINITY } as const;
const packages = { kind: 'packages', least: 1, most: Number.POSITIVE_INFINITY } as const;
const configurationFolder = { kind: 'folder', least: 1, most: 1 } as const;
const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type ShellName = (typeof shells)[number];

/** A command's name is an area with an action, or an area alone. */
export const commands = {
  'licence parse': { operands: oneLicence, options: ['json', ...output, ...reading] },
  'licence verify': { operands: licences, options: ['quiet', 'allow-skipped', ...reading] },
  'licence compare': { operands: licences, options: ['json', 'used', ...output, ...reading] },
  'licence board': {
    operands: licences,
    options: ['json', 'format', 'within', 'search', ...output, ...reading],
    formats: ['table', 'csv', 'xlsx', 'json', 'ics'],
  },
  'licence report': {
    operands: licences,
    options: ['format', 'json', 'used', 'allow-skipped', ...output, ...reading],
    formats: ['html', 'xlsx', 'json', 'ics'],
  },
  'licence history': {
    options: ['json', 'search', 'limit', 'forget', 'forget-all', 'data', ...output, ...always],
  },
  'licence keys': { options: ['json', 'key', 'no-sample-keys', 'data', ...output, ...always] },
  'profiles list': { options: ['json', 'data', ...output, ...always] },
  'profiles export': { options: ['name', 'data', ...output, ...always] },
  'profiles import': {
    operands: { kind: 'profiles', least: 1, most: 1 },
    options: ['only', 'dry-run', 'json', 'data', ...output, ...always],
  },
  'profiles check': {
    operands: { kind: 'server', least: 1, most: 1 },
    options: ['json', 'data', ...output, ...always],
  },
  'server check': {
    operands: { kind: 'server', least: 0, most: 1 },
    options: ['user', ...password, 'format', 'json', 'data', ...output, ...always],
    formats: ['table', 'html', 'json'],
  },
  'theme pack': {
    operands: { kind: 'folder', least: 1, most: 1 },
    options: ['quiet', 'sign', 'data', ...output, ...always],
  },
  'theme unpack': {
    operands: { kind: 'packages', least: 1, most: 1 },
    options: ['out', 'mapping', ...always],
  },
  'theme check': { operands: packages, options: ['json', 'mapping', ...output, ...always] },
  'theme list': { operands: packages, options: ['json', 'mapping', ...output, ...always] },
  'theme diff': {
    operands: { kind: 'packages', least: 2, most: 2 },
    options: ['mapping', 'json', ...output, ...always],
  },
  'theme preview': {
    operands: { kind: 'packages', least: 1, most: 1 },
    options: ['mapping', 'only', ...output, ...always],
  },
  'changes show': {
    operands: { kind: 'changes', least: 1, most: Number.POSITIVE_INFINITY },
    options: ['json', ...output, ...always],
  },
  'changes diff': {
    operands: { kind: 'changes', least: 2, most: 2 },
    options: ['json', ...output, ...always],
  },
  'changes check': {
    operands: { kind: 'changes', least: 1, most: 1 },
    options: ['fail-on', 'map', 'format', 'json', ...server, ...output, ...always],
    formats: ['table', 'html', 'json'],
  },
  'changes apply': {
    operands: { kind: 'changes', least: 1, most: 1 },
    options: [...applying, ...several],
    formats: ['table', 'html', 'json'],
  },
  'changes sets': { options: ['json', 'data', ...output, ...always] },
  'changes rollback': {
    operands: { kind: 'set', least: 1, most: 1 },
    options: applying,
    formats: ['table', 'html', 'json'],
  },
  'config export': { options: ['area', ...server, ...output, ...always] },
  'config diff': {
    operands: { kind: 'configurations', least: 1, most: 2 },
    options: ['json', 'area', 'changes', 'map', 'exit-code', ...server, ...output, ...always],
  },
  'config pull': {
    operands: configurationFolder,
    options: ['area', 'daily', ...later, ...server, ...always],
  },
  'config plan': {
    operands: configurationFolder,
    options: ['json', 'area', 'map', 'fail-on', 'exit-code', ...server, ...output, ...always],
  },
  'config apply': {
    operands: configurationFolder,
    options: [
      'dry-run',
      'yes',
      'fail-on',
      'json',
      'area',
      'map',
      ...several,
      ...server,
      ...output,
      ...always,
    ],
  },
  'apps same-as': {
    operands: { kind: 'departments', least: 2, most: Number.POSITIVE_INFINITY },
    options: ['only', 'in', 'dry-run', 'yes', 'json', ...server, ...output, ...always],
  },
  'key show': { options: ['json', 'data', ...output, ...always] },
  'key export': { options: [...password, 'data', ...output, ...always] },
  'key import': {
    operands: { kind: 'key', least: 1, most: 1 },
    options: [...password, 'data', ...always],
  },
  'key renew': { options: ['data', ...output, ...always] },
  'jobs list': { options: ['json', 'data', ...output, ...always] },
  'jobs remove': { operands: { kind: 'job', least: 1, most: 1 }, options: ['data', ...always] },
  run: { options: ['json', ...password, 'data', ...output, ...always] },
  'server record': { options: ['out', 'json', ...server, ...always] },
  'mapping check': {
    operands: { kind: 'mapping', least: 1, most: 1 },
    options: ['answers', 'json', ...output, ...always],
  },
  // The longer name stands first, since the first match is taken.
  'policy check': {
    operands: { kind: 'policy', least: 1, most: 1 },
    options: ['json', ...output, ...always],
  },
  policy: { options: ['json', 'data', ...output, ...always] },
  watch: {
    operands: { kind: 'folder', least: 0, most: 1 },
    options: [
      'once',
      'only',
      'within',
      'since',
      'operation',
      'area',
      'webhook-file',
      'json',
      ...server,
      ...output,
      ...always,
    ],
  },
  'log verify': {
    operands: { kind: 'evidence', least: 1, most: 1 },
    options: ['fingerprint', 'json', ...output, ...always],
  },
  journal: {
    options: ['search', 'since', 'limit', 'format', 'json', 'data', ...output, ...always],
    formats: ['table', 'csv', 'json'],
  },
  completion: { operands: { kind: 'shell', words: shells }, options: always },
} as const satisfies Record<string, CommandSpec>;
export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];

export type AreaName = CommandName extends infer Name
  ? Name extends `${infer A} ${string}`
    ? A
    : Name
  : never;
export const areaNames = [...new Set(commandNames.map((name) => name.split(' ')[0]))] as AreaName[];

export function commandSpec(command: CommandName): CommandSpec {
  return commands[command];
}

/** The second words of an area's commands; empty where the area is one command. */
export function actionsOfArea(area: AreaName): string[] {
  return commandNames.flatMap((name) => {
    const [first, action] = name.split(' ');
    return first === area && action !== undefined ? [action] : [];
  });
}

/** The command that the words begin with; the rest are its operands. */
export function findCommand(words: readonly string[]): CommandName | null {
  const [area = '', action = ''] = words;
  return commandNames.find((name) => name === area || name === `${area} ${action}`) ?? null;
}

export function commandWordCount(command: CommandName): number {
  return command.split(' ').length;
}
