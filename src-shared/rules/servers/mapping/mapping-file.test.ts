import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../api/index.ts';
import type { LicenceFileKind } from '../../../api/mapping/licence-files.ts';
import { noMapping } from '../../../api/mapping/no-mapping.ts';
import { mappingOfPaths, mappingOfProfile, mappingText, readMappingFile } from './mapping-file.ts';

const head = { format: 'steward.mapping', version: 1 };
const read = (part: object) => readMappingFile({ ...head, ...part }, endpoints);
const calls = (id: string, call: object) => ({ calls: { [id]: call } });
const given = 'backMenu.status';
const chosen = 'session.current';
const licenceFile: LicenceFileKind = {
  name: 'A',
  format: 'json',
  told: { field: 'product', is: ['A'] },
  names: { licensecode: 'licence.id' },
  modules: { list: 'modules', names: { moduleFlag: 'id' } },
  signature: { kind: 'none' },
};
const files = (...changes: object[]) => ({
  licenceFiles: changes.map((change) => ({ ...licenceFile, ...change })),
});
const signedBy = (change: object) => ({
  signature: {
    kind: 'embedded',
    algorithm: 'RS256',
    field: 'sig',
    encoding: 'hex',
    over: 'canonicalJson',
    ...change,
  },
});
const withFile = endpoints.find(({ encoding }) => encoding === 'multipart')?.id ?? '';
const rows = endpoints.find(({ envelope }) => envelope === 'rows')?.id ?? '';
const writePath = endpoints.find(({ effect, path }) => effect === 'write' && !path.includes('{'))?.path ?? '';

it('comes back as it was written, in an order of its own', () => {
  const mapping = {
    calls: {
      [chosen]: { path: '/papi/me', method: 'POST' as const, answer: { names: { 'user.id': 'uid' } } },
      [given]: { request: { names: { status: 'menuStatus' }, add: { from: 'console' } } },
    },
    pages: { okr: '/goals' },
    menus: { base: 'BASE' },
    permissions: { orgSetting: 'org' },
    session: { from: 'parts' as const, deployment: 'single' as const },
    licenceFiles: [licenceFile],
    themeManifests: [{ name: 'Skin', manifest: 'a/skin.json', names: { name: 'title' } }],
  };
  const text = mappingText(mapping, 'office');
  expect(readMappingFile(JSON.parse(text), endpoints)).toEqual({ problem: null, mapping, about: 'office' });
  expect(text.indexOf(given)).toBeLessThan(text.indexOf(chosen));
  expect(text.endsWith('}\n')).toBe(true);
});

it('names nobody: whose session it is stays with the profile', () => {
  const session = { userId: '7', userName: 'Lin', tenantKey: 'T7' };
  const reading = readMappingFile(JSON.parse(mappingText({ ...noMapping, session })), endpoints);
  expect(reading).toMatchObject({ mapping: { session: { tenantKey: 'T7' } } });
  expect(JSON.stringify(reading)).not.toContain('Lin');
});

it('needs nothing but its head', () => {
  expect(read({})).toEqual({ problem: null, mapping: noMapping, about: '' });
});

describe('is refused by name', () => {
  it.each<[string, object, string, string]>([
    ['another format', { format: 'x' }, 'otherFormat', ''],
    ['a newer version', { version: 2 }, 'newer', '2'],
    ['a field too much', { more: 1 }, 'field', 'more'],
    ['a field of a call too much', calls(chosen, { url: '/x' }), 'field', `calls.${chosen}.url`],
    ['a method that is none', calls(chosen, { method: 'PUT' }), 'field', `calls.${chosen}.method`],
    ['a call that there is not', calls('x.y', {}), 'endpointUnknown', 'calls.x.y'],
    ['a call named constructor', calls('constructor', {}), 'endpointUnknown', 'calls.constructor'],
    [
      'a path that the documents show',
      calls(given, { path: '/api/x' }),
      'endpointGiven',
      `calls.${given}.path`,
    ],
    [
      'another server',
      calls(chosen, { path: 'https://evil.example/api/x' }),
      'pathShape',
      `calls.${chosen}.path`,
    ],
    ['another host', calls(chosen, { path: '//evil.example/api' }), 'pathShape', `calls.${chosen}.path`],
    ['a way up', calls(chosen, { path: '/api/../x' }), 'pathShape', `calls.${chosen}.path`],
    ['a query', calls(chosen, { path: '/api/x?y=1' }), 'pathShape', `calls.${chosen}.path`],
    ['names in braces of its own', calls(chosen, { path: '/api/{x}' }), 'pathFields', `calls.${chosen}.path`],
    [
      'reading where something is written',
      calls(chosen, { path: writePath }),
      'pathOfWrite',
      `calls.${chosen}.path`,
    ],
    [
      'the same in capitals',
      calls(chosen, { path: writePath.replace(/[^/]+$/, (word) => word.toUpperCase()) }),
      'pathOfWrite',
      `calls.${chosen}.path`,
    ],
    ['a body of a GET', calls(chosen, { encoding: 'json' }), 'bodyless', `calls.${chosen}.encoding`],
    [
      'a body of a DELETE',
      calls(given, { method: 'DELETE', encoding: 'form' }),
      'bodyless',
      `calls.${given}.encoding`,
    ],
    ['a file in a form', calls(withFile, { encoding: 'form' }), 'filesInParts', `calls.${withFile}.encoding`],
    ['a file in a query', calls(withFile, { method: 'GET' }), 'filesInParts', `calls.${withFile}.method`],
    ['an envelope of rows', calls(rows, { envelope: 'status' }), 'envelopeOfRows', `calls.${rows}.envelope`],
    [
      'an envelope in a list',
      calls(chosen, { envelope: { success: { field: 'a[].b', is: [1] } } }),
      'fieldShape',
      `calls.${chosen}.envelope.success.field`,
    ],
    [
      'a field that is no path',
      calls(given, { request: { names: { 'a..b': 'c' } } }),
      'fieldShape',
      `calls.${given}.request.names.a..b`,
    ],
    [
      'a field of __proto__',
      calls(given, { request: { names: { a: 'x.__proto__' } } }),
      'fieldShape',
      `calls.${given}.request.names.a`,
    ],
    [
      'any depth on one side',
      calls(given, { answer: { names: { '**.a': 'b' } } }),
      'fieldShape',
      `calls.${given}.answer.names.**.a`,
    ],
    [
      'other lists',
      calls(given, { answer: { names: { 'a[].b': 'c' } } }),
      'listsApart',
      `calls.${given}.answer.names.a[].b`,
    ],
    [
      'two places of a list',
      calls(given, { answer: { names: { 'a[].b': 'x[].b', 'a[].c': 'y[].c' } } }),
      'listsApart',
      `calls.${given}.answer.names.a[].c`,
    ],
    [
      'two fields in one',
      calls(given, { request: { names: { a: 'c', b: 'c' } } }),
      'twice',
      `calls.${given}.request.names.b`,
    ],
    [
      'a constant where a field goes',
      calls(given, { request: { names: { a: 'c' }, add: { c: 1 } } }),
      'twice',
      `calls.${given}.request.add.c`,
    ],
    [
      'two words in one',
      calls(given, {
        answer: {
          words: {
            a: [
              { ours: 1, theirs: 'x' },
              { ours: 2, theirs: 'x' },
            ],
          },
        },
      }),
      'twice',
      `calls.${given}.answer.words.a.1`,
    ],
    [
      'a constant that changes the method',
      calls(given, { request: { add: { _method: 'DELETE' } } }),
      'overridesRequest',
      `calls.${given}.request.add._method`,
    ],
    [
      'a field that becomes the method',
      calls(given, { request: { names: { a: 'X-HTTP-Method-Override' } } }),
      'overridesRequest',
      `calls.${given}.request.names.a`,
    ],
    [
      'a constant of a list',
      calls(given, { request: { add: { 'a[]': 1 } } }),
      'fieldShape',
      `calls.${given}.request.add.a[]`,
    ],
    ['a page that there is not', { pages: { nowhere: '/x' } }, 'endpointUnknown', 'pages.nowhere'],
    ['a page elsewhere', { pages: { help: '//evil.example' } }, 'pageShape', 'pages.help'],
    ['a kind of files without a format', files({ format: 'yaml' }), 'field', 'licenceFiles.0.format'],
    ['a field that no licence has', files({ names: { seats: 'x' } }), 'field', 'licenceFiles.0.names.seats'],
    ['a kind twice', files({}, {}), 'twice', 'licenceFiles.1.name'],
    [
      'a licence’s field in a list',
      files({ names: { hrmnum: 'seats[].pc' } }),
      'fieldShape',
      'licenceFiles.0.names.hrmnum',
    ],
    [
      'something below an attribute',
      files({ format: 'xml', root: 'a', told: undefined, names: { hrmnum: '@a.b' } }),
      'fieldShape',
      'licenceFiles.0.names.hrmnum',
    ],
    [
      'a module without a flag',
      files({ modules: { list: 'm', names: {} } }),
      'fieldShape',
      'licenceFiles.0.modules.names',
    ],
    ['no zone', files({ timeZone: 'Mars/Olympus' }), 'zoneUnknown', 'licenceFiles.0.timeZone'],
    [
      'a list of properties',
      files({ format: 'properties' }),
      'listWritten',
      'licenceFiles.0.modules.written',
    ],
    [
      'words without what is between them',
      files({ modules: { list: 'm', written: 'separated', names: { moduleFlag: '$' } } }),
      'listWritten',
      'licenceFiles.0.modules.separator',
    ],
    [
      'modules that are below themselves',
      files({ modules: { list: 'm', names: { moduleFlag: 'id' }, subModules: '$' } }),
      'listWritten',
      'licenceFiles.0.modules.subModules',
    ],
    [
      'a signature over lines of JSON',
      files(signedBy({ over: 'otherLines' })),
      'signatureKind',
      'licenceFiles.0.signature.over',
    ],
    [
      'a signature over a content that there is not',
      files(signedBy({ over: 'contentText' })),
      'signatureKind',
      'licenceFiles.0.signature.over',
    ],
    [
      'a signature by RSA in DER',
      files(signedBy({ shape: 'der' })),
      'signatureKind',
      'licenceFiles.0.signature.shape',
    ],
    [
      'an algorithm that is not verified',
      files(signedBy({ algorithm: 'HS256' })),
      'field',
      'licenceFiles.0.signature.algorithm',
    ],
    [
      'two words of a licence in one',
      files({
        words: {
          tenantType: [
            { ours: '1', theirs: 'M' },
            { ours: '1', theirs: 'X' },
          ],
        },
      }),
      'twice',
      'licenceFiles.0.words.tenantType.1',
    ],
    ['two menus in one', { menus: { a: 'x', b: 'x' } }, 'twice', 'menus.b'],
  ])('%s', (_, part, problem, at) => {
    expect(read(part)).toEqual({ problem, at });
  });
});

describe('paths alone, as profiles said them before', () => {
  it('are a mapping', () => {
    expect(mappingOfPaths({ [chosen]: '/papi/me', 'page.okr': '/goals' })).toEqual({
      ...noMapping,
      calls: { [chosen]: { path: '/papi/me' } },
      pages: { okr: '/goals' },
    });
  });

  it('and a mapping beside them are one too much', () => {
    const mapping = mappingOfPaths({ [chosen]: '/papi/you' });
    expect(mappingOfProfile({}, mapping)).toBe(mapping);
    expect(mappingOfProfile({ [chosen]: '/papi/me' }, noMapping)).toEqual(
      mappingOfPaths({ [chosen]: '/papi/me' }),
    );
    expect(mappingOfProfile({ [chosen]: '/papi/me' }, mapping)).toBeNull();
  });
});
