/** Policy documents that somebody could write to get more, to get around a lock, or to stop the start. */
import type { LocationProblem } from '#shared/rules/policy/policy-location-problems.ts';

export interface PolicyCase {
  readonly name: string;
  readonly file: Buffer | string;
  readonly problem: LocationProblem;
  readonly detail?: string;
}

const lock = '"locked":{"appearance":"dark"}';
const server = (over: object) =>
  JSON.stringify({ servers: { predefined: [{ name: 'A', address: 'https://a.example', ...over }] } });
const field = (name: string, document: object | string, detail: string): PolicyCase => ({
  name,
  file: typeof document === 'string' ? document : JSON.stringify(document),
  problem: 'FIELD',
  detail,
});

export const policyCases: readonly PolicyCase[] = [
  { name: 'empty', file: '', problem: 'NOT_JSON' },
  { name: 'spaces only', file: ' \n\t', problem: 'NOT_JSON' },
  { name: 'a mark of byte order and nothing else', file: '\uFEFF', problem: 'NOT_JSON' },
  { name: 'HTML', file: '<!doctype html><title>policy</title>', problem: 'NOT_JSON' },
  { name: 'cut short', file: `{${lock}`, problem: 'NOT_JSON' },
  { name: 'two documents', file: `{${lock}}{}`, problem: 'NOT_JSON' },
  { name: 'a comment', file: `{${lock}} // ours`, problem: 'NOT_JSON' },
  { name: 'a comma too many', file: `{${lock},}`, problem: 'NOT_JSON' },
  { name: 'single quotes', file: "{'locked':{}}", problem: 'NOT_JSON' },
  { name: 'a zero byte behind it', file: `{${lock}}\0`, problem: 'NOT_JSON' },
  { name: 'an infinite number', file: '{"locked":{"journalDays":1e999}}', problem: 'NOT_JSON' },
  { name: 'UTF-16', file: Buffer.from(`\uFEFF{${lock}}`, 'utf16le'), problem: 'UTF16' },
  {
    name: 'Latin-1',
    file: Buffer.from('{"servers":{"predefined":[{"name":"B\xfcro"}]}}', 'latin1'),
    problem: 'ENCODING',
  },
  { name: 'overlong UTF-8', file: Buffer.from([0x22, 0xc0, 0xaf, 0x22]), problem: 'ENCODING' },
  { name: 'a PNG', file: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), problem: 'ENCODING' },
  { name: 'arrays 10,000 deep', file: '['.repeat(10_000) + ']'.repeat(10_000), problem: 'TOO_DEEP' },
  { name: 'objects 100,000 deep', file: '{"a":'.repeat(100_000), problem: 'TOO_DEEP' },
  { name: 'a megabyte and a byte', file: `{${lock}}${' '.repeat(1024 * 1024)}`, problem: 'TOO_LARGE' },
  { name: 'a lock twice', file: `{${lock},"locked":{}}`, problem: 'NAME_TWICE' },
  {
    name: 'a setting twice',
    file: '{"locked":{"appearance":"dark","appearance":"light"}}',
    problem: 'NAME_TWICE',
  },
  {
    name: 'a setting twice, once escaped',
    file: '{"locked":{"appearance":"dark","\\u0061ppearance":"light"}}',
    problem: 'NAME_TWICE',
  },
  { name: '__proto__ at the top', file: `{"__proto__":{${lock}}}`, problem: 'NAME_FORBIDDEN' },
  {
    name: '__proto__ in a lock, escaped',
    file: '{"locked":{"\\u005f_proto__":{"appearance":"dark"}}}',
    problem: 'NAME_FORBIDDEN',
  },
  field('constructor', `{"constructor":{${lock}}}`, 'constructor'),
  field('toString in a lock', { locked: { toString: 'dark' } }, 'locked.toString'),
  field('a list', [{ locked: {} }], ''),
  field('a text', '"locked"', ''),
  field('null', 'null', ''),
  field('a number', '1', ''),
  field('locked is a list', { locked: [] }, 'locked'),
  field('locked is null', { locked: null }, 'locked'),
  field('a setting is null', { locked: { appearance: null } }, 'locked.appearance'),
  field('a setting is an object', { locked: { appearance: { valueOf: 'dark' } } }, 'locked.appearance'),
  field('a choice in other letters', { locked: { appearance: 'Dark' } }, 'locked.appearance'),
  field('a switch as text', { locked: { menuCollapsed: 'true' } }, 'locked.menuCollapsed'),
  field('a switch as a number', { locked: { menuCollapsed: 1 } }, 'locked.menuCollapsed'),
  field('days as text', { defaults: { journalDays: '30' } }, 'defaults.journalDays'),
  field('half a day', { defaults: { journalDays: 1.5 } }, 'defaults.journalDays'),
  field('no days', { locked: { journalDays: 0 } }, 'locked.journalDays'),
  field('negative days', { locked: { journalDays: -1 } }, 'locked.journalDays'),
  field('days without end', { locked: { journalDays: 1e21 } }, 'locked.journalDays'),
  field('a setting of no version', { locked: { allowInsecure: true } }, 'locked.allowInsecure'),
  field(
    'one good lock beside one bad',
    { locked: { appearance: 'dark', language: '../zh-CN' } },
    'locked.language',
  ),
  field('a server with a token', server({ token: 'x' }), 'servers.predefined.0.token'),
  field('a server with a password', server({ password: 'x' }), 'servers.predefined.0.password'),
  field(
    'a secret header with its value',
    server({ headers: [{ name: 'X-Key', value: 'k', secret: true }] }),
    'servers.predefined.0.headers.0',
  ),
  field(
    'a server without an address',
    { servers: { predefined: [{ name: 'A' }] } },
    'servers.predefined.0.address',
  ),
  field(
    '101 servers',
    { servers: { predefined: Array(101).fill({ name: 'A', address: 'https://a.example' }) } },
    'servers.predefined',
  ),
  field('a feed without TLS', { updates: { feed: 'http://a.example/' } }, 'updates.feed'),
  field('a feed with a user', { updates: { feed: 'https://u:p@a.example/' } }, 'updates.feed'),
  field('a feed that is a script', { updates: { feed: 'javascript:alert(1)' } }, 'updates.feed'),
  field('a feed that is a file', { updates: { feed: 'file:///etc/passwd' } }, 'updates.feed'),
  field(
    'a feed in two lines',
    { updates: { feed: 'https://a.example/\nhttps://b.example/' } },
    'updates.feed',
  ),
];
