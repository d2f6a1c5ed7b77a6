/** What the generator writes is whole: in a copy of the project it is formatted, typed, answered for and tested. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEndpoint } from './lib/endpoint-plan.ts';
import { typeErrors } from './lib/type-errors.mjs';
import { writeEndpoint } from './new-endpoint.ts';
import { breaches } from './rooms.ts';
import { checkFormat, runIn } from './testing/generated.ts';

const project = join(import.meta.dirname, '..');
const ofSegments = (name: string, does: string, ...more: string[]) => [
  'network',
  name,
  '--says',
  `To ${does} segments`,
  '--path',
  `/api/security/networkSegment/${name}`,
  '--does',
  does,
  '--table',
  'network_segment',
  '--right',
  'menu:network_manage',
  '--file',
  'names',
  ...more,
];
const given = ['--method', 'post', '--given', '1§7.4'];
const types = 'segmentType:IPv4|IPv6|unlimit';
const list = ofSegments(
  'findNames',
  'list',
  ...given,
  '--pages',
  '--field',
  'keywords?=总部',
  '--field',
  types.replace(':', '?:'),
  '--answer',
  'id',
  '--answer',
  'segmentName',
  '--answer',
  types,
);
const read = ofSegments(
  'readName',
  'read',
  '--method',
  'get',
  '--chosen',
  'decision 6',
  '--field',
  'id',
  '--answer',
  'segmentName',
  '--answer',
  'reference:count',
);
const add = ofSegments(
  'addName',
  'add',
  ...given,
  '--log',
  'segmentAdded',
  '--field',
  'id',
  '--field',
  'segmentName',
  '--field',
  types,
  ...[
    'ip_start=',
    'ip_end=',
    'instructions=',
    'reference=0',
    'creator=',
    'updater=',
    'delete_type=0',
  ].flatMap((each) => ['--begun', each]),
);
const update = ofSegments(
  'rename',
  'update',
  ...given,
  '--encoding',
  'form',
  '--log',
  'segmentUpdated',
  '--field',
  'id',
  '--field',
  'segmentName',
  '--field',
  'reference?:count',
);
const remove = ofSegments('dropNames', 'remove', ...given, '--log', 'segmentRemoved', '--field', 'ids:ids');
const newArea = [
  'app-list',
  'queryAppNames',
  '--new-area',
  '--says',
  'All apps',
  '--method',
  'get',
  '--given',
  '3§7.6',
  '--path',
  '/api/basicserver/appList/queryAll',
  '--does',
  'list',
  '--table',
  'application',
  '--right',
  'signedIn',
  '--answer',
  'moduleStr',
  '--answer',
  'chineseName',
  '--answer',
  'position:count',
];

let root = '';
let written: string[] = [];
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'steward-endpoint-'));
  const kept = (path: string) => !/\.test\.tsx?$/.test(path) || path.endsWith('contract.test.ts');
  for (const path of [
    'src-shared',
    'src-main',
    'resources/licence-keys.json',
    'package.json',
    'biome.json',
    'scripts/lint',
    'tsconfig.base.json',
    '.gitignore',
    ...['client.ts', 'sample-input.ts', 'contract.test.ts'].map((file) => `tests/sandbox/${file}`),
  ])
    cpSync(join(project, path), join(root, path), { recursive: true, filter: kept });
  writeFileSync(join(root, 'vitest.config.ts'), "export default { test: { environment: 'node' } };\n");
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const paths = new Set<string>();
  for (const args of [list, read, add, update, remove, newArea])
    for (const path of await writeEndpoint(root, readEndpoint(args))) paths.add(path);
  written = [...paths];
  checkFormat(root, written);
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('new-endpoint', () => {
  it('declares calls, names their file, and gives them a route over the table', () => {
    const declared = text('src-shared/api/network/names.ts');
    expect(declared).toContain("post('network.findNames', '/api/security/networkSegment/findNames', {");
    expect(declared).toContain("example: { pageNo: 1, pageSize: 10, keywords: '总部' }");
    expect(declared).toContain("encoding: 'form'");
    expect(text('src-shared/api/index.ts')).toContain('  networkNames,\n');
    const routes = text('src-main/sandbox/areas/network/names-routes.ts');
    expect(routes).toContain(
      "import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';",
    );
    expect(routes).toContain("...crud('network_segment', {");
    expect(text('src-main/sandbox/areas/app-list/routes.ts')).toContain('export const appListRoutes');
  });

  it('keeps the rooms', async () => {
    expect(await breaches(root)).toEqual([]);
  }, 240_000);

  it('is typed', async () => {
    const options = { lib: ['ES2024'], types: ['node'], skipLibCheck: true };
    const config = { extends: './tsconfig.base.json', compilerOptions: options, files: written };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    expect(await typeErrors(root, 'tsconfig.json')).toEqual([]);
  }, 240_000);

  it('passes its own tests and those of every call', () => {
    const tests = written.filter((path) => path.endsWith('.test.ts'));
    const names = 'every|network\\.|appList\\.|fresh|one,|gone|is not there';
    runIn(root, 'vitest', 'vitest', [
      'run',
      '--root',
      root,
      'tests/sandbox/contract.test.ts',
      ...tests,
      '-t',
      names,
    ]);
  }, 240_000);

  it.each<[why: string, string[], string]>([
    ['an area that no room has', ['nowhere', ...list.slice(1)], 'no room has an area nowhere'],
    [
      'a table that is not there',
      list.with(list.indexOf('network_segment'), 'nothing'),
      'there is no table nothing',
    ],
    ['a begun column that is not there', [...add, '--begun', 'nothing=1'], 'network_segment has no nothing'],
    [
      'a column that nobody fills',
      add.with(add.indexOf('reference=0'), 'ip_end='),
      'nothing says the reference of a new record',
    ],
    ['a field without a column', [...list, '--field', 'nothing'], 'network_segment has no nothing'],
    ['a field of another type than its column', [...list, '--field', 'ipStart:count'], 'ip_start is text'],
    [
      'an unknown kind of log entry',
      remove.with(remove.indexOf('segmentRemoved'), 'nothing'),
      '--log nothing: declare it',
    ],
    [
      'a table without one id',
      update.with(update.indexOf('network_segment'), 'remind_setting'),
      'it is no plain list',
    ],
    [
      "an address that is a call's already",
      read.with(read.indexOf('/api/security/networkSegment/readName'), '/api/security/license/getVersion'),
      'is licenceInfo.version already',
    ],
    [
      'an id that is there already',
      ['people', 'orgTree', ...list.slice(2)],
      'there is a call people.orgTree already',
    ],
  ])('refuses %s', async (_, args, message) => {
    await expect(writeEndpoint(project, readEndpoint(args))).rejects.toThrow(message);
  });

  it.each<[why: string, string[], string]>([
    ['no area', [], 'name the area'],
    ['a name that is none', ['network', 'Find'], 'name the call'],
    [
      'no word where it comes from',
      list.filter((each) => each !== '--given' && each !== '1§7.4'),
      'either --given 1§7.1, or --chosen',
    ],
    [
      'two words where it comes from',
      [...list, '--chosen', 'decision 6'],
      'either --given 1§7.1, or --chosen',
    ],
    ['a section that is none', list.with(list.indexOf('1§7.4'), 'somewhere'), 'names no section'],
    [
      'no table',
      list.filter((each) => each !== '--table' && each !== 'network_segment'),
      'missing --table: nothing real',
    ],
    ['an unknown type', [...list, '--field', 'x:date'], 'date is none of text'],
    ['a field twice', [...list, '--field', 'keywords'], 'keywords stands twice'],
    ['a streamed list', [...list, '--envelope', 'rows'], 'is written by hand'],
    ['a read that is logged', [...list, '--log', 'segmentAdded'], 'the log tells writes only'],
    [
      'a write that is not logged',
      remove.filter((each) => each !== '--log' && each !== 'segmentRemoved'),
      'missing --log',
    ],
    ['ids in a form', [...remove, '--encoding', 'form'], 'ids are sent as JSON only'],
    ['an address that is none', [...list, '--path', 'queryList'], 'is not an address'],
    ['an unknown deed', [...list, '--does', 'stream'], 'is none of list, read'],
  ])('says what is wrong with %s', (_, args, message) => expect(() => readEndpoint(args)).toThrow(message));
});
