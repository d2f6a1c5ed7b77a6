/** What the generator of screens writes is whole: every shape in one copy of the console, formatted, in its room, typed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlan } from './lib/screen-plan.ts';
import { typeErrors } from './lib/type-errors.mjs';
import { writeScreen } from './new-screen.ts';
import { breaches } from './rooms.ts';
import { checkFormat } from './testing/generated.ts';

const project = join(import.meta.dirname, '..');
const right = ['--permission', 'administrator'];
const words = ['--zh', '名称', '--purpose', 'What it is for.', '--zh-purpose', '它的用途。', ...right];
const history = ['--read', 'licenceTool.codeHistory', '--columns', 'sm3Hash:指纹,createTime:时间'];
const people = ['--read', 'licenceInfo.whiteList', '--columns', 'username:姓名'];
const reminder = ['--read', 'licenceRemind.get', '--place', 'remindType=app', '--place', 'deptId='];
const screens = [
  ['security/InvitationList', ...words],
  ['network/CodeList', ...words, ...history],
  ['network/FreeSeats', ...words, ...people],
  ['security/CodeOrder', ...words, ...history, '--order', 'licenceInfo.removeFromWhiteList'],
  ['security/AppReminder', ...words, '--form', 'licenceReminder', '--fields', 'reminderFields', ...reminder],
  ['network/OtherSegments', ...right, '--plain-list', 'ipSegment'],
];

let root = '';
let written: string[] = [];
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'steward-screens-'));
  const filter = (path: string) => !/\.test\.tsx?$/.test(path);
  for (const path of [
    'src-shared',
    'src-renderer',
    'resources',
    'package.json',
    'biome.json',
    'scripts/lint',
    'tsconfig.base.json',
    'tsconfig.web.json',
    '.gitignore',
  ])
    cpSync(join(project, path), join(root, path), { recursive: true, filter });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const paths = new Set<string>();
  for (const args of screens) for (const path of await writeScreen(root, readPlan(args))) paths.add(path);
  written = [...paths];
  checkFormat(root, written);
}, 240_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('draws a form over a record, an order, and a plain list by the shared parts', () => {
  const form = text('src-renderer/screens/security/AppReminder/AppReminderForm.tsx');
  expect(form).toContain("recordChange(reminderRecord, { remindType: 'app', deptId: '' })");
  expect(form).toContain('<FormPage form={form}');
  const order = text('src-renderer/screens/security/CodeOrder/CodeOrderPage.tsx');
  expect(order).toContain('endpoint: deleteLicenseWhiteList');
  expect(order).toContain('useOrder({');
  const list = text('src-renderer/screens/network/OtherSegments/OtherSegmentsPage.tsx');
  expect(list).toContain("usePlainList(segmentList, { filters: {}, narrow: () => ({ reference: 'all' }) })");
  expect(text('src-renderer/screens/network/screens.ts')).toContain("id: 'network.otherSegments'");
});

it('keeps the rooms', async () => {
  expect(await breaches(root)).toEqual([]);
}, 240_000);

it('is typed', async () => {
  const options = { incremental: false, noEmit: true };
  const files = [...written, 'src-renderer/globals.d.ts'];
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.web.json', compilerOptions: options, files, include: [] }),
  );
  expect(await typeErrors(root, 'tsconfig.json')).toEqual([]);
}, 240_000);

it.each([
  [['--plain-list', 'nothing'], 'there is no plain list nothing'],
  [['--form', 'nothing', '--fields', 'reminderFields', ...reminder], 'there is no record nothing'],
  [['--form', 'licenceReminder', '--fields', 'nothing', ...reminder], 'there is no table of fields nothing'],
  [
    ['--form', 'licenceReminder', '--fields', 'reminderFields', ...reminder.slice(0, 2)],
    '--place: remindType',
  ],
  [[...history, '--order', 'nothing.here'], 'no endpoint has the id nothing.here'],
  [[...history, '--order', 'licenceTool.codeHistory'], 'does not take all ids'],
  [[...people, '--order', 'licenceInfo.removeFromWhiteList'], 'only a whole list has an order'],
])('refuses %j', async (args, message) => {
  const plan = readPlan(['security/Other', ...words, ...args]);
  await expect(writeScreen(root, plan)).rejects.toThrow(message);
});

it.each([
  [['--form', 'a', '--order', 'b'], 'a screen is one thing'],
  [['--form', 'licenceReminder', '--read', 'licenceRemind.get'], 'missing --fields'],
  [['--form', 'a', '--fields', 'b'], 'missing --read'],
  [['--form', 'a', '--fields', 'b', '--read', 'c', '--place', 'x'], 'is not key=value'],
  [['--order', 'a'], 'missing --read'],
])('says what is wrong with %j', (args, message) => {
  expect(() => readPlan(['security/Other', ...words, ...args])).toThrow(message);
});
