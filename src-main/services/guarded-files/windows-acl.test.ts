import { expect, it } from 'vitest';
import { aclProblem } from './windows-acl.ts';

/** The descriptor of C:\ProgramData on Windows 11. */
const programData =
  'O:SYG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICIIO;GA;;;CO)(A;OICI;0x1200a9;;;BU)(A;CI;DCLCRPCR;;;BU)';
const good = 'O:BAG:S-1-5-21-1-2-3-513D:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)';

it.each([
  ['C:\\ProgramData itself', programData, true, null],
  ['the same rights on our folder: users could put a file there', programData, false, 'WRITABLE'],
  ['administrators write, users read', good, false, null],
  ['a deny entry takes away', good.replace('D:AI', 'D:AI(D;;FA;;;WD)'), false, null],
  ['inherit only says nothing here', good.replace('D:AI', 'D:AI(A;OICIIO;GA;;;CO)'), false, null],
  ['read and execute in words', good.replace('0x1200a9', 'FRFX'), false, null],
  ['a user owns it', good.replace('O:BA', 'O:S-1-5-21-1-2-3-1001'), false, 'OWNER'],
  ['users may write', good.replace('0x1200a9', '0x1301bf'), false, 'WRITABLE'],
  ['users may write, in words', good.replace('0x1200a9', 'FW'), false, 'WRITABLE'],
  ['users may delete', good.replace('0x1200a9', 'FRSD'), false, 'WRITABLE'],
  ['users may take it', good.replace('0x1200a9', 'WO'), false, 'WRITABLE'],
  ['users may change the list', good.replace('0x1200a9', '0x40000'), false, 'WRITABLE'],
  ['everybody may do everything', good.replace('BU)', 'WD)').replace('0x1200a9', 'FA'), false, 'WRITABLE'],
  ['everything, as a generic bit', good.replace('0x1200a9', '0x10000000'), true, 'WRITABLE'],
  ['a right that we don’t know', good.replace('0x1200a9', 'ZZ'), false, 'WRITABLE'],
  ['half a word', good.replace('0x1200a9', 'FRX'), false, 'UNCHECKED'],
  ['a conditional entry', good.replace('(A;ID;0x', '(XA;ID;0x'), false, 'UNCHECKED'],
  ['no list at all: everybody may do everything', 'O:BAG:SYD:NO_ACCESS_CONTROL', false, 'UNCHECKED'],
  ['an empty list', 'O:BAG:SYD:', false, 'UNCHECKED'],
  ['no owner', 'D:(A;;FA;;;BA)', false, 'UNCHECKED'],
  ['an audit list behind it', `${good}S:(AU;SAFA;FA;;;WD)`, false, 'UNCHECKED'],
  ['nothing', '', false, 'UNCHECKED'],
] as const)('%s', (_, sddl, extensible, problem) => {
  expect(aclProblem(sddl, extensible)).toBe(problem);
});
