import { expect, test } from 'vitest';
import { addressText } from '#shared/kit/patterns/ip-range.ts';
import { readPasted } from './pasted-ranges.ts';

const told = (text: string) =>
  readPasted(text).map(({ name, range, problem }) =>
    range === null
      ? [name, problem]
      : [name, addressText(range.family, range.first), addressText(range.family, range.last), problem],
  );

test.each<[string, string, unknown[]]>([
  ['one range a line', '10.0.0.0/8', [['10.0.0.0/8', '10.0.0.0', '10.255.255.255', null]]],
  ['with a name', 'Office 10.0.0.1-9', [['Office', '10.0.0.1', '10.0.0.9', null]]],
  ['blanks around the dash', '10.0.0.1 - 10.0.0.9', [['10.0.0.1 - 10.0.0.9', '10.0.0.1', '10.0.0.9', null]]],
  [
    'a sheet with a heading',
    'Name\tStart\tEnd\nHQ\t10.0.0.1\t10.0.0.9',
    [['HQ', '10.0.0.1', '10.0.0.9', null]],
  ],
  ['CSV', '"HQ, east",10.0.0.1,10.0.0.9,two floors', [['HQ, east', '10.0.0.1', '10.0.0.9', null]]],
  ['CSV with a mask', 'HQ;10.0.0.0;255.255.0.0', [['HQ', '10.0.0.0', '10.0.255.255', null]]],
  ['a formula', '=cmd|x,10.0.0.1', [['cmd|x', '10.0.0.1', '10.0.0.1', null]]],
  [
    'the whole range in a sheet',
    'All,0.0.0.0,255.255.255.255',
    [['All', '0.0.0.0', '255.255.255.255', null]],
  ],
  [
    'a router’s list',
    'access-list 10 permit 10.1.0.0 0.0.255.255',
    [['access-list 10 permit 10.1.0.0 0.0.255.255', '10.1.0.0', '10.1.255.255', null]],
  ],
  [
    'a router’s object',
    'object network BRANCH\n subnet 10.2.0.0 255.255.0.0',
    [['BRANCH', '10.2.0.0', '10.2.255.255', null]],
  ],
  ['a host', 'permit ip host 10.1.1.1 any', [['permit ip host 10.1.1.1 any', '10.1.1.1', '10.1.1.1', null]]],
  [
    'a firewall’s address',
    'set address BRANCH ip-netmask 10.3.0.0/16',
    [['BRANCH', '10.3.0.0', '10.3.255.255', null]],
  ],
  ['comments and empty lines', '# old\n\n! new\n10.0.0.1', [['10.0.0.1', '10.0.0.1', '10.0.0.1', null]]],
  [
    'twice',
    '10.0.0.0/24\n10.0.0.0-255',
    [
      ['10.0.0.0/24', '10.0.0.0', '10.0.0.255', null],
      ['10.0.0.0-255', '10.0.0.0', '10.0.0.255', 'repeated'],
    ],
  ],
  ['shorthand', '10.1', [['10.1', 'shorthand']]],
  ['leading zeros in a cell', 'HQ,010.0.0.1,10.0.0.9', [['HQ', 'leadingZeros']]],
  ['full-width digits', '１０.0.0.1', [['１０.0.0.1', 'fullWidth']]],
  ['a zone', 'fe80::1%eth0', [['fe80::1%eth0', 'zone']]],
  ['33 bits', '255.255.255.255/33', [['255.255.255.255/33', 'prefix']]],
  ['the wrong order', 'HQ,10.0.0.9,10.0.0.1', [['HQ', 'order']]],
  ['no address at all', 'hello', [['hello', 'noAddress']]],
  [
    'Windows lines',
    '10.0.0.1\r\n10.0.0.2',
    [
      ['10.0.0.1', '10.0.0.1', '10.0.0.1', null],
      ['10.0.0.2', '10.0.0.2', '10.0.0.2', null],
    ],
  ],
  ['a doubled quotation mark', '"HQ ""east""",10.0.0.1', [['HQ "east"', '10.0.0.1', '10.0.0.1', null]]],
  [
    'a line break in quotation marks',
    '"HQ\r\neast",10.0.0.1,10.0.0.9\nBranch,10.0.1.1',
    [
      ['HQ east', '10.0.0.1', '10.0.0.9', null],
      ['Branch', '10.0.1.1', '10.0.1.1', null],
    ],
  ],
  [
    'a sheet’s cells with a line break, a comma and a quotation mark',
    'Name\tStart\n"HQ, ""east""\nwing"\t10.0.0.1\nBranch\t10.0.1.1',
    [
      ['HQ, "east" wing', '10.0.0.1', '10.0.0.1', null],
      ['Branch', '10.0.1.1', '10.0.1.1', null],
    ],
  ],
  [
    'another separator in quotation marks',
    '"HQ; east",10.0.0.1,10.0.0.9',
    [['HQ; east', '10.0.0.1', '10.0.0.9', null]],
  ],
  ['a mark for inches', '19" rack,10.0.0.1', [['19" rack', '10.0.0.1', '10.0.0.1', null]]],
  [
    'a quotation mark that never ends',
    '"HQ,10.0.0.1\nBranch,10.0.1.1',
    [
      ['"HQ,10.0.0.1', 'noAddress'],
      ['Branch', '10.0.1.1', '10.0.1.1', null],
    ],
  ],
  [
    'lines with separators of their own',
    'HQ\t10.0.0.1\nBranch;10.0.1.1\nShop,10.0.2.1',
    [
      ['HQ', '10.0.0.1', '10.0.0.1', null],
      ['Branch', '10.0.1.1', '10.0.1.1', null],
      ['Shop', '10.0.2.1', '10.0.2.1', null],
    ],
  ],
])('%s', (_, text, rows) => {
  expect(told(text)).toEqual(rows);
});

test('all addresses are warned of; a name that is too long is refused', () => {
  expect(readPasted('0.0.0.0/0')[0]?.warning).toBe('everybody');
  expect(readPasted(`${'n'.repeat(101)},10.0.0.1`)[0]?.problem).toBe('name');
  expect(readPasted(`${'n'.repeat(100)},10.0.0.1`)[0]?.problem).toBe(null);
});

test('a row over several lines has the number of its first, and keeps its instructions’ lines', () => {
  expect(readPasted('\n"HQ\neast",10.0.0.1,"two\nfloors"\n# old\nBranch,10.0.1.1')).toMatchObject([
    { line: 2, name: 'HQ east', instructions: 'two\nfloors', problem: null },
    { line: 6, name: 'Branch', problem: null },
  ]);
});

test('a hostile text is read in no time, and not all of it', () => {
  expect(readPasted('10.0.0.1\n'.repeat(10_005))).toHaveLength(10_000);
  expect(readPasted('1.'.repeat(500_000))[0]?.problem).toBe('tooLong');
  expect(readPasted('"'.repeat(500_000))).toHaveLength(1);
  expect(readPasted('"a,"b\n'.repeat(10_005))).toHaveLength(10_000);
});
