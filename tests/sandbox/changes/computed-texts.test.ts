/**
 * A text that the server makes up in the reader's language is nobody's wish: whoever changes another field in one
 * language leaves it as it is in the other, and a roll back leaves nothing of it in the tables.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import { type Applying, applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { changeTitleOf, inverseOfSet } from '#shared/rules/changes/inverse.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { createSandbox, type Sandbox } from '../../../src-main/sandbox/index.ts';
import { writeFilledSandbox } from '../../support/filled-sandbox.ts';
import { type Client, signedIn } from '../client.ts';
import { tablesOf } from './tables-of.ts';

let folder: string;
let sandbox: Sandbox;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-texts-'));
  file = join(folder, 'platform.sqlite');
  await writeFilledSandbox(file);
  sandbox = await createSandbox({ file, now: () => Date.UTC(2026, 10, 24) });
});
afterEach(async () => {
  sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function kindOf(id: string): Promise<AnyRecord> {
  const kind = await recordById(id);
  if (!kind) throw new Error(id);
  return kind;
}

function applying(client: Client) {
  const applied: CollectedChange[] = [];
  const sent: unknown[] = [];
  const how: Applying<CollectedChange> = {
    kindOf,
    ask: (endpoint, input) => client.call(endpoint, input),
    hasBegun: () => false,
    begin: async () => ({ key: crypto.randomUUID(), approver: '' }),
    async send({ kind, locator, after, changed }) {
      const { endpoint, input } = kind.write(locator, after, changed);
      sent.push(input);
      return { result: 'done', answer: await client.call(endpoint, input) };
    },
    async finish(change, { result, message, applied: done }) {
      expect(`${result} ${message}`).toBe('done ');
      if (done) applied.push({ ...change, ...done });
    },
    words: String,
    refusal: (_, __, problems) => JSON.stringify(problems),
  };
  return { how, applied, sent };
}

const read = async (client: Client, id: string, locator: unknown) =>
  (await kindOf(id)).read((endpoint, input) => client.call(endpoint, input), locator, []);

/** By this administrator; answers the way back, by whom one likes. */
async function change(client: Client, id: string, locator: unknown, wanted: Record<string, unknown>) {
  const kind = await kindOf(id);
  const now = await read(client, id, locator);
  const edits = Object.fromEntries(
    Object.entries(wanted).map(([name, to]) => [name, { from: now[name], to }]),
  );
  const touches = kind.touches.map((one) => one.id);
  const one = {
    title: changeTitleOf(kind, edits, locator),
    kind: id,
    place: locator,
    edits,
    touches,
    path: '',
  };
  const run = applying(client);
  await applyChanges([one], run.how);
  const back = async (by: Client) => {
    const turned = applying(by);
    await applyChanges(
      inverseOfSet(run.applied, () => kind),
      turned.how,
    );
  };
  return { back, sent: run.sent };
}

const dept = { deptId: 'D200' };
const custom = { ...dept, id: '100000000000010000', detach: 'off' };
const cases: readonly [name: string, id: string, place: unknown, wanted: Record<string, unknown>][] = [
  ...(['app', 'internal', 'external'] as const).map((remindType): (typeof cases)[number] => [
    `the licence reminder (${remindType})`,
    'licenceReminder',
    { remindType, deptId: '' },
    { warnValue: 90 },
  ]),
  [
    'a department’s licence reminder',
    'licenceReminder',
    { remindType: 'app', deptId: 'D206' },
    { remindStatus: false },
  ],
  [
    'an application of the platform',
    'appInfo',
    { ...dept, id: '500', detach: 'off' },
    { openMode: 'newWindow' },
  ],
  ['an application of one’s own', 'appInfo', custom, { openMode: 'newWindow' }],
  ['a menu', 'backMenu', { ...dept, domainName: 'localhost', id: 'appManage' }, { openMode: 'new' }],
  [
    'a group of menus',
    'backMenuGroup',
    { ...dept, domainName: 'localhost', id: 'group-apps' },
    { menuOrder: 1 },
  ],
];

for (const [language, other] of [
  ['en-US', 'zh-CN'],
  ['zh-CN', 'en-US'],
] as const)
  it.each(cases)(
    `${language}: %s keeps its text in the other language, and rolled back none is left`,
    async (...one) => {
      const [, id, locator, wanted] = one;
      const mine = await signedIn(sandbox, 'systemAdministrator', language);
      const theirs = await signedIn(sandbox, 'systemAdministrator', other);
      const [before, seen] = [await read(theirs, id, locator), await read(mine, id, locator)];
      const { back } = await change(mine, id, locator, wanted);
      const { info: _, ...changed } = await read(theirs, id, locator);
      const { info: __, ...expected } = { ...before, ...wanted };
      expect(changed).toEqual(expected);
      // A user who rolls it back may read another language again.
      await back(theirs);
      const texts = ({ info: ___, ...values }: Record<string, unknown>) => values;
      expect(texts(await read(theirs, id, locator))).toEqual(texts(before));
      expect(texts(await read(mine, id, locator))).toEqual(texts(seen));
    },
  );

it('a licence reminder that says no more than its default is no row; its text is sent only where it was edited', async () => {
  const english = await signedIn(sandbox, 'systemAdministrator', 'en-US');
  const locator = { remindType: 'app', deptId: '' };
  const before = tablesOf(file);
  const warn = await change(english, 'licenceReminder', locator, { warnValue: 90 });
  expect(warn.sent).toEqual([expect.not.objectContaining({ remindContent: expect.anything() })]);
  await warn.back(english);
  expect(tablesOf(file)).toEqual(before);
  const text = await change(english, 'licenceReminder', locator, { remindContent: 'Full' });
  expect(text.sent).toEqual([expect.objectContaining({ remindContent: 'Full' })]);
  expect((await read(english, 'licenceReminder', locator)).remindContent).toBe('Full');
  // The way back has the text as this administrator read it: it is the server's own again, in every language.
  await text.back(english);
  expect(tablesOf(file)).toEqual(before);
});

it('a stored text stays where another field is saved, and can be emptied', async () => {
  const client = await signedIn(sandbox, 'systemAdministrator');
  const locator = { remindType: 'internal', deptId: '' };
  await change(client, 'licenceReminder', locator, { remindContent: 'Full' });
  await change(client, 'licenceReminder', locator, { remindStatus: false });
  expect(await read(client, 'licenceReminder', locator)).toMatchObject({
    remindContent: 'Full',
    remindStatus: false,
  });
  await change(client, 'licenceReminder', locator, { remindContent: '' });
  expect((await read(client, 'licenceReminder', locator)).remindContent).toBe('');
  // Other programs send the whole record; that also leaves the text that the server computes unchanged.
  const chinese = await signedIn(sandbox, 'systemAdministrator', 'zh-CN');
  const other = { remindType: 'external', deptId: '' } as const;
  const own = await read(client, 'licenceReminder', other);
  await client.call(saveLicenceReminder, { ...own, warnValue: 70 } as never);
  expect((await read(chinese, 'licenceReminder', other)).remindContent).toMatch(/已使用/);
});
