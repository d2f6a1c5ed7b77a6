/** Every option of a command, and what its value is. */
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';

/** What an option's value is; `null`: it has none. */
type ValueKind = 'file' | 'folder' | 'text' | readonly string[] | null;

export const optionTable = {
  json: null,
  key: 'file',
  mapping: 'file',
  'no-sample-keys': null,
  'secret-file': 'file',
  secret: 'text',
  now: 'text',
  used: 'text',
  within: 'text',
  search: 'text',
  since: 'text',
  limit: 'text',
  forget: 'text',
  'forget-all': null,
  name: 'text',
  only: 'text',
  'dry-run': null,
  yes: null,
  'fail-on': 'text',
  'exit-code': null,
  'if-unchanged': null,
  at: 'text',
  daily: 'text',
  late: null,
  format: ['table', 'html', 'xlsx', 'csv', 'json', 'ics'],
  out: 'file',
  force: null,
  quiet: null,
  'allow-skipped': null,
  record: null,
  server: 'text',
  servers: 'text',
  'stop-on-failure': null,
  user: 'text',
  'password-file': 'file',
  'password-command': 'text',
  tenant: 'text',
  area: configurationAreas,
  answers: 'folder',
  changes: 'file',
  map: 'file',
  data: 'folder',
  language: ['zh-CN', 'en-US'],
  help: null,
  version: null,
} as const satisfies Record<string, ValueKind>;
export type OptionName = keyof typeof optionTable;

/** Those may be given again. */
export const repeatableOptions: readonly OptionName[] = [
  'key',
  'mapping',
  'secret-file',
  'secret',
  'forget',
  'name',
  'only',
  'fail-on',
  'area',
  'servers',
];
