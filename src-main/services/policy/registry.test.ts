import { describe, expect, it } from 'vitest';
import { readRegistryOutput } from './registry.ts';

const root = 'Software\\Policies\\Steward';
/** Output of reg.exe: CRLF, an empty line before every key, the key's full name in the registry's spelling. */
const output = (...lines: string[]) => `\r\n${lines.join('\r\n')}\r\n\r\n`;
const top = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Steward';
const locked = `${top}\\Locked`;
const defaults = `${top}\\Defaults`;

const found = (document: unknown) => ({ state: 'found', document });
const refused = (problem: string, detail: string | null) => ({ state: 'refused', problem, detail });

describe('what reg.exe writes is read as', () => {
  it.each<[string, string, unknown]>([
    ['nothing, where the key is empty', output(top), { state: 'absent' }],
    ['nothing, where nothing is written', '', { state: 'absent' }],
    [
      'nothing, where only the value without a name is there',
      output(top, '    (Standard)    REG_SZ    '),
      { state: 'absent' },
    ],
    [
      'the values of group policies, names in any case',
      output(
        top,
        '',
        defaults,
        '    Appearance    REG_SZ    dark',
        '    JOURNALDAYS    REG_DWORD    0x1e',
        '',
        locked,
        '    language    REG_SZ    zh-CN',
        '    checkForUpdates    REG_DWORD    0x0',
        '    menuCollapsed    REG_DWORD    0x1',
      ),
      found({
        defaults: { appearance: 'dark', journalDays: 30 },
        locked: { language: 'zh-CN', checkForUpdates: false, menuCollapsed: true },
      }),
    ],
    [
      'the same with LF, keys in other letters',
      `${locked.toUpperCase()}\n    appearance    REG_SZ    light\n`,
      found({ locked: { appearance: 'light' } }),
    ],
    [
      'the whole document in one value',
      output(top, '    Policy    REG_SZ    {"locked":{"appearance":"dark"}}'),
      found({ locked: { appearance: 'dark' } }),
    ],
    [
      'a document with a name that is not ASCII, as JSON can write it',
      output(
        top,
        '    POLICY    REG_SZ    {"servers":{"predefined":[{"name":"\\u603b\\u90e8","address":"https://a.example"}]}}',
      ),
      found({ servers: { predefined: [{ name: '总部', address: 'https://a.example' }] } }),
    ],
    [
      'a whole document with four spaces in it',
      output(top, '    Policy    REG_SZ    {    "locked":    {}    }'),
      found({ locked: {} }),
    ],
  ])('%s', (_what, text, expected) => {
    expect(readRegistryOutput(text, root)).toEqual(expected);
  });
});

describe('what is not understood refuses the whole', () => {
  it.each<[string, string, unknown]>([
    [
      'an unknown setting',
      output(locked, '    appearance    REG_SZ    dark', '    colour    REG_SZ    red'),
      refused('VALUE', 'Locked\\colour'),
    ],
    [
      'a switch as text',
      output(locked, '    menuCollapsed    REG_SZ    1'),
      refused('VALUE', 'Locked\\menuCollapsed'),
    ],
    [
      'a switch that is 2',
      output(locked, '    menuCollapsed    REG_DWORD    0x2'),
      refused('VALUE', 'Locked\\menuCollapsed'),
    ],
    [
      'a number as text',
      output(defaults, '    journalDays    REG_SZ    30'),
      refused('VALUE', 'Defaults\\journalDays'),
    ],
    [
      'a QWORD',
      output(defaults, '    journalDays    REG_QWORD    0x1e'),
      refused('VALUE', 'Defaults\\journalDays'),
    ],
    [
      'a choice as a number',
      output(locked, '    appearance    REG_DWORD    0x1'),
      refused('VALUE', 'Locked\\appearance'),
    ],
    [
      'a list where one text belongs',
      output(locked, '    language    REG_MULTI_SZ    en-US\\0zh-CN'),
      refused('VALUE', 'Locked\\language'),
    ],
    [
      'a text that is expanded',
      output(top, '    Policy    REG_EXPAND_SZ    %POLICY%'),
      refused('VALUE', 'Policy'),
    ],
    [
      'a key that nobody knows',
      output(`${top}\\Locks`, '    appearance    REG_SZ    dark'),
      refused('VALUE', 'Locks\\appearance'),
    ],
    [
      'a key below a known one',
      output(`${locked}\\More`, '    appearance    REG_SZ    dark'),
      refused('VALUE', 'Locked\\More\\appearance'),
    ],
    [
      'a value beside the keys',
      output(top, '    appearance    REG_SZ    dark'),
      refused('VALUE', 'appearance'),
    ],
    [
      'another program’s key',
      output(`${top}X\\Locked`, '    appearance    REG_SZ    dark'),
      refused('VALUE', `${top}X\\Locked`),
    ],
    [
      'both forms',
      output(top, '    Policy    REG_SZ    {}', '', locked, '    appearance    REG_SZ    dark'),
      refused('BOTH', 'Policy'),
    ],
    [
      'a document that is no JSON',
      output(top, '    Policy    REG_SZ    {locked:{}}'),
      refused('NOT_JSON', null),
    ],
    [
      'a document over several lines',
      output(top, '    Policy    REG_SZ    {', '"locked":{}', '}'),
      refused('VALUE', '"locked":{}'),
    ],
    ['an empty document', output(top, '    Policy    REG_SZ    '), refused('NOT_JSON', null)],
    [
      'a name twice in the document',
      output(top, '    Policy    REG_SZ    {"locked":{},"locked":{}}'),
      refused('NAME_TWICE', null),
    ],
    [
      'letters of the console’s code page, where nobody knows what they are',
      output(top, '    Policy    REG_SZ    {"defaults":{"x":"\uFFFD"}}'),
      refused('ENCODING', null),
    ],
    [
      'a value that belongs to no key',
      '    appearance    REG_SZ    dark\r\n',
      refused('VALUE', 'appearance    REG_SZ    dark'),
    ],
    ['a long line', `${top}\n${'x'.repeat(1_000_000)}\n`, refused('VALUE', 'x'.repeat(200))],
    [
      'a line of spaces and almost a type',
      `${top}\n    a${'    REG_sz'.repeat(50_000)}\n`,
      expect.objectContaining({ problem: 'VALUE' }),
    ],
  ])('%s', (_what, text, expected) => {
    expect(readRegistryOutput(text, root)).toEqual(expected);
  });
});
