/** Files of changes, bundles and folders of a configuration that somebody made to do harm: data, and what becomes of each. */

export type Given =
  | { readonly what: 'changes' | 'bundle'; readonly file: Uint8Array }
  | { readonly what: 'folder'; readonly files: ReadonlyMap<string, Uint8Array> };

export type Expected =
  /** Refused when it is opened, by this name and place. */
  | { readonly problem: string; readonly at: string }
  /** It opens, since a bundle holds what a server holds; of the difference nothing is taken, by this field. */
  | { readonly notTaken: string }
  /** Harmless: what is sent, as a table of the sandbox holds it then. */
  | { readonly stored: readonly [table: string, column: string, id: string, value: string] };

export interface Case {
  readonly name: string;
  readonly given: Given;
  readonly expected: Expected;
}

const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const head = { format: 'steward.changes', version: 1, ...facts };

type Edits = Readonly<Record<string, { readonly from?: unknown; readonly to?: unknown }>>;
interface One {
  readonly kind: string;
  readonly place: unknown;
  readonly edits: Edits;
}
const one = (kind: string, locator: unknown, field: string, to: unknown, from: unknown = ''): One => ({
  kind,
  place: locator,
  edits: { [field]: { from, to } },
});
const rule = (field: string, to: unknown, from: unknown = '') =>
  one('ruleConfig', { id: 'RC1000003' }, field, to, from);
const app = (field: string, to: unknown) =>
  one('appInfo', { deptId: 'D200', id: '100000000000010002', detach: 'off' }, field, to);
const rich = (html: string) => one('agreement', { id: 'AG1000001' }, 'content', html, '<p>x</p>');

const opened = (...changes: One[]): Given => ({ what: 'changes', file: bytes({ ...head, changes }) });
const text = (file: string): Given => ({ what: 'changes', file: bytes(file) });
const content = (field: string): Expected => ({ problem: 'content', at: `changes.0.edits.${field}` });
const of = (name: string, given: Given, expected: Expected): Case => ({ name, given, expected });

const themeScopeFields = {
  terminal: 'h5',
  id: 'TM100001',
  name: 'Harbour',
  style: 'dark',
  deptId: '',
  external: false,
};
const menuPlace = { deptId: 'D200', domainName: 'localhost', id: 'appManage' };

const addresses: readonly Case[] = [
  of('an address that runs', opened(app('innerUrl', 'javascript:alert(1)')), content('innerUrl')),
  of('the same with a line break', opened(app('innerUrl', 'java\nscript:alert(1)')), content('innerUrl')),
  of('an address of a program', opened(app('innerUrlMobile', 'ms-msdt:/id')), content('innerUrlMobile')),
  of('a page inside an address', opened(app('outerUrl', 'data:text/html,<b>x')), content('outerUrl')),
  of(
    'a user name in an address',
    opened(app('outerUrl', 'https://bank.example:x@evil.example/')),
    content('outerUrl'),
  ),
  of(
    'an address that is read otherwise',
    opened(app('outerUrl', 'https://evil.example\\@bank.example/')),
    content('outerUrl'),
  ),
  of('an icon from elsewhere', opened(app('icon', '//evil.example/x.png')), content('icon')),
  of(
    'a menu that runs',
    opened(one('backMenu', menuPlace, 'menuPath', 'javascript:alert(1)')),
    content('menuPath'),
  ),
];

const richTexts: readonly Case[] = [
  of('a script', opened(rich('<p>x</p><script>alert(1)</script>')), content('content')),
  of('a handler', opened(rich('<p onclick="alert(1)">x</p>')), content('content')),
  of('a link that runs', opened(rich('<a href="JaVaScRiPt:alert(1)">x</a>')), content('content')),
  of(
    'a link that runs, by a name of a character',
    opened(rich('<a href="java&#115;cript:alert(1)">x</a>')),
    content('content'),
  ),
  of('a frame', opened(rich('<iframe src="https://evil.example/"></iframe>')), content('content')),
  of(
    'a picture with a handler',
    opened(rich('<svg><image href="x" onerror="alert(1)"/></svg>')),
    content('content'),
  ),
  of(
    'a script in a record that would be made',
    opened({
      kind: 'agreementPresence',
      place: { ids: ['AG9'] },
      edits: { there: { from: [], to: [{ id: 'AG9', agreementName: 'A', content: '<script>x</script>' }] } },
    }),
    content('there'),
  ),
];

const values: readonly Case[] = [
  of('NUL', opened(rule('ruleName', 'a\u0000b')), content('ruleName')),
  of('half a character', opened(rule('ruleName', 'a\ud800')), content('ruleName')),
  of(
    'half a character deep in a list',
    opened(one('appOrders', { deptId: 'D200' }, 'orders', { '1\udc00': 1 }, {})),
    content('orders'),
  ),
  of('a name that turns its line', opened(rule('ruleName', 'gpj.\u202eexe')), content('ruleName')),
  of(
    'a name in a language that does',
    opened(one('languageNames', { kind: 'tenant', targetId: 'T2308147' }, 'en_US', 'a\u202eb')),
    content('en_US'),
  ),
  of('a name of 5,000 characters', opened(rule('ruleName', 'x'.repeat(5000))), content('ruleName')),
  of('a number for a name', opened(rule('ruleName', 7)), content('ruleName')),
  of('an object for a switch', opened(rule('noEmoji', { on: true }, false)), content('noEmoji')),
  of('a choice that is none', opened(rule('pattern', 'evil', 'any')), content('pattern')),
  of('a number out of its range', opened(rule('least', -1, 1)), content('least')),
  of(
    'all of a record, beside its fields',
    opened(
      one(
        'appInfo',
        { deptId: 'D200', id: '1', detach: 'off' },
        'info',
        { content: { innerUrl: 'javascript:x' } },
        {},
      ),
    ),
    content('info'),
  ),
  of(
    'what no call sets',
    opened(one('themeTitles', themeScopeFields, 'titles', ['appTitle'], [])),
    content('titles'),
  ),
  of('a secret', opened(one('sysconfig', { configKey: 'smtp_password' }, 'configValue', 'x')), {
    problem: 'secret',
    at: 'sysconfig',
  }),
  of('a change of more than a megabyte', opened(rule('message', 'x'.repeat(1_100_000))), {
    problem: 'largeChange',
    at: 'ruleConfig',
  }),
];

const file = JSON.stringify({ ...head, changes: [rule('least', '#', 1)] });
const shapes: readonly Case[] = [
  of('a number that no double holds', text(file.replace('"#"', '9007199254740993')), {
    problem: 'hostile',
    at: 'number',
  }),
  of('a number without an end', text(file.replace('"#"', '1e999')), { problem: 'hostile', at: 'number' }),
  of('a field twice', text(file.replace('"to":', '"to":1,"to":')), { problem: 'hostile', at: 'duplicate' }),
  of('a prototype', text(file.replace('"to":', '"__proto__":{},"to":')), { problem: 'hostile', at: 'proto' }),
  of('ten thousand brackets', text(file.replace('"#"', '['.repeat(10_000) + ']'.repeat(10_000))), {
    problem: 'hostile',
    at: 'depth',
  }),
  of(
    'UTF-16',
    { what: 'changes', file: Buffer.from(`\ufeff${file}`, 'utf16le') },
    { problem: 'utf16', at: '' },
  ),
  of('a call of the server', opened({ ...rule('least', 2, 1), endpoint: 'tenant.delete' } as One), {
    problem: 'field',
    at: 'changes.0.endpoint',
  }),
  of('a record that nobody knows', opened(one('constructor', {}, 'x', 1)), {
    problem: 'unknownKind',
    at: 'constructor',
  }),
  of('a place with a path', opened(one('ruleConfig', { id: 'RC1', path: '../..' }, 'least', 2)), {
    problem: 'field',
    at: 'changes.0.place',
  }),
  of('a newer version', text(JSON.stringify({ ...head, version: 2 })), { problem: 'newer', at: '2' }),
];

const record = (over: object) => ({
  kind: 'ruleConfig',
  place: { id: 'RC1000003' },
  name: 'Job number',
  values: {},
  ...over,
});
const bundle = (areas: readonly string[], ...records: object[]): Given => ({
  what: 'bundle',
  file: bytes({ format: 'steward.configuration', version: 1, ...facts, areas, records }),
});
const appRecord = (changed: object) => ({
  kind: 'appInfo',
  place: { deptId: 'D200', id: '100000000000010002', detach: 'off' },
  name: 'Visitor register',
  values: changed,
});
const folder = (path: string, written: unknown): Given => ({
  what: 'folder',
  files: new Map([
    [
      'steward-configuration.json',
      bytes({ format: 'steward.configuration-folder', version: 1, areas: ['system'] }),
    ],
    [path, bytes(written)],
  ]),
});
const inFolder = (over: object) => ({ format: 'steward.configuration-record', version: 1, ...record(over) });

const configurations: readonly Case[] = [
  of(
    'a bundle with an address that runs',
    bundle(['applications'], appRecord({ innerUrl: 'javascript:alert(1)' })),
    { notTaken: 'innerUrl' },
  ),
  of(
    'a bundle with a script',
    bundle(
      ['system'],
      record({ kind: 'agreement', place: { id: 'AG1000001' }, values: { content: '<script>x</script>' } }),
    ),
    { notTaken: 'content' },
  ),
  of('a bundle with all of a record', bundle(['applications'], appRecord({ info: { content: {} } })), {
    problem: 'field',
    at: 'records.0.values.info',
  }),
  of('a bundle with a record twice', bundle(['system'], record({}), record({})), {
    problem: 'twice',
    at: 'ruleConfig',
  }),
  of(
    'a bundle with a secret',
    bundle(
      ['system'],
      record({ kind: 'sysconfig', place: { configKey: 'api_token' }, values: { configValue: 'x' } }),
    ),
    { problem: 'secret', at: 'sysconfig' },
  ),
  of(
    'a folder with a kind of another area',
    folder('system/ruleConfig/a.json', inFolder({ kind: 'ipSegment', place: { id: 'S' } })),
    { problem: 'unknownKind', at: 'ipSegment' },
  ),
  of('a folder with what is no record', folder('system/ruleConfig/a.json', '<<<<<<< HEAD'), {
    problem: 'notJson',
    at: 'syntax',
  }),
];

const stored = (column: string, value: string): Expected => ({
  stored: ['rule_config', column, 'RC1000003', value],
});
const harmless: readonly Case[] = [
  of(
    'markup in a name',
    opened(rule('ruleName', '<b onclick=x>a</b>')),
    stored('rule_name', '<b onclick=x>a</b>'),
  ),
  of('a formula in a name', opened(rule('ruleName', '=cmd|x!A1')), stored('rule_name', '=cmd|x!A1')),
  of(
    'a command in a name',
    opened(rule('ruleName', "'; drop table x --")),
    stored('rule_name', "'; drop table x --"),
  ),
  of(
    'the same twice',
    opened(rule('ruleName', 'Once'), rule('ruleName', 'Once')),
    stored('rule_name', 'Once'),
  ),
];

export const hostileChanges: readonly Case[] = [
  ...addresses,
  ...richTexts,
  ...values,
  ...shapes,
  ...configurations,
  ...harmless,
];
