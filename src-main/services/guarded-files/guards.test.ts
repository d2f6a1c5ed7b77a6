import type { Stats } from 'node:fs';
import { mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersAbove, readGuarded } from './guarded-file.ts';
import { systemGuard } from './guards.ts';

const good = 'O:BAG:SYD:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)';
const programData = 'O:SYG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;0x1200a9;;;BU)(A;CI;DCLCRPCR;;;BU)';
const open = good.replace('0x1200a9', '0x1301bf');
const paths = ['C:\\', 'C:\\ProgramData', "C:\\ProgramData\\O'Hara", "C:\\ProgramData\\O'Hara\\policy.json"];
const objects = paths.map((path) => ({ path, stats: {} as Stats }));

/** Windows with a PowerShell that prints these lines; null where it is forbidden. */
function windows(lines: readonly string[] | null) {
  const commands: string[] = [];
  const guard = systemGuard('win32', async (_program, args) => {
    commands.push(args.at(-1) ?? '');
    if (lines === null) return { code: 1, output: '', reason: 'This program is blocked by group policy.' };
    return { code: 0, output: lines.map((line) => `${line}\r\n`).join(''), reason: '' };
  });
  return { guard, commands };
}

it.each([
  ['nobody else may write', [programData, good, good], null],
  ['the file may be written', [programData, good, open], 'WRITABLE'],
  ['a folder may be written', [programData, open, good], 'WRITABLE'],
  ['only C:\\ProgramData may let people add folders', [programData, programData, good], 'WRITABLE'],
  ['one answer is missing', [programData, good], 'UNCHECKED'],
  ['there is one answer too many', [programData, good, good, good], 'UNCHECKED'],
  ['PowerShell is forbidden', null, 'UNCHECKED'],
] as const)('Windows is asked once about all folders and the file: %s', async (_what, lines, problem) => {
  const { guard, commands } = windows(lines);
  expect(await guard(objects)).toBe(problem);
  expect(commands).toEqual([
    "foreach ($path in 'C:\\ProgramData','C:\\ProgramData\\O''Hara','C:\\ProgramData\\O''Hara\\policy.json') { (Get-Acl -LiteralPath $path).Sddl }",
  ]);
});

it('nothing is asked about a file that is not there, and once about one that is', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'steward-guard-')));
  const path = join(folder, 'policy.json');
  const { guard, commands } = windows(null);
  expect(await readGuarded(path, foldersAbove(path), guard)).toEqual({ state: 'absent' });
  expect(await readGuarded(join(folder, 'no', 'where.json'), [folder], guard)).toEqual({ state: 'absent' });
  expect(commands).toEqual([]);
  await writeFile(path, '{}');
  expect(await readGuarded(path, foldersAbove(path), guard)).toEqual({
    state: 'refused',
    problem: 'UNCHECKED',
  });
  expect(commands).toHaveLength(1);
});
