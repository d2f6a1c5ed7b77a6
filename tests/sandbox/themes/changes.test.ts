/**
 * Actions on themes in the sandbox: default, order, appointment, and the log of it
 * (rows THM-029 to 034, 091 to 093, 101, 131 to 135, 138, 200).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { mobileThemes } from '#shared/api/themes/mobile.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

type Style = 'dark' | 'light' | 'client';
const firstPage = { currentPage: 1, pageSize: 20 };
const list = (style: Style = 'dark', dtu: 'pc' | 'app-pc' = 'pc') =>
  client.call(backThemes.query, { ...firstPage, pageSize: 100, style, dtu });
const ids = async (style?: Style) => (await list(style)).datas.map(({ id }) => id);
const body = (changes: object = {}) => {
  const { id: _, ...values } = backThemes.update.example() as { id: string };
  return { ...values, ...changes } as never;
};
const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });

describe('the default', () => {
  const defaults = async () =>
    (await list()).datas.filter(({ topicType }) => topicType === 'teamsDefault').map(({ id }) => id);

  test('moves to another theme of its style, one at a time', async () => {
    expect(await defaults()).toEqual(['TP100002']);
    await client.call(backThemes.setDefault, { topicId: 'TP100001' });
    expect(await defaults()).toEqual(['TP100001']);
    expect((await list('light')).datas.find(({ topicType }) => topicType === 'teamsDefault')?.id).toBe(
      'TP110002',
    );
  });

  test.each([
    ['deleted', () => client.call(backThemes.remove, { topicId: 'TP100002' })],
    ['disabled', () => client.call(backThemes.disable, { topicId: 'TP100002' })],
    [
      'saved as disabled',
      () =>
        client.call(backThemes.update, {
          id: 'TP100002',
          ...(body({ topicStatus: false }) as object),
        } as never),
    ],
  ])('is not %s', async (_, act) => {
    await expect(act()).rejects.toEqual(refusal(/default theme cannot be disabled or deleted/));
  });

  test('is not of another style, and never one that is off', async () => {
    const other = {
      id: 'TP100002',
      ...(body({ topicStatus: true, topicStyle: 'light' }) as object),
    } as never;
    await expect(client.call(backThemes.update, other)).rejects.toEqual(refusal(/style of the default/));
    await client.call(backThemes.disable, { topicId: 'TP100001' });
    await expect(client.call(backThemes.setDefault, { topicId: 'TP100001' })).rejects.toEqual(
      refusal(/Enable this theme/),
    );
  });
});

describe('the order', () => {
  test('changes within the stretch that is sent, and nowhere else', async () => {
    const before = await ids();
    const stretch = before.slice(2, 6).reverse();
    await client.call(backThemes.sort, { ids: stretch, topicStyle: 'dark', dtu: 'pc' });
    const after = await list();
    expect(after.datas.map(({ id }) => id)).toEqual([...before.slice(0, 2), ...stretch, ...before.slice(6)]);
    expect(after.datas.map(({ topicOrder }) => topicOrder)).toEqual(before.map((_, index) => index + 1));
  });

  test('of all of them is taken too', async () => {
    const wanted = (await ids('light')).reverse();
    await client.call(backThemes.sort, { ids: wanted });
    expect(await ids('light')).toEqual(wanted);
  });

  test.each<[string, (all: readonly string[]) => string[]]>([
    ['one is left out', (all) => all.filter((_, index) => index !== 3)],
    ['one is named twice', (all) => [...all, all[0] ?? '']],
    ['one is gone', (all) => [...all.slice(1, 4), 'TP999999']],
    ['one is of another style', (all) => [...all.slice(0, 3), 'TP110001']],
  ])('is refused where %s', async (_, wanted) => {
    const before = await ids();
    await expect(client.call(backThemes.sort, { ids: wanted(before) })).rejects.toEqual(
      refusal(/list has changed/),
    );
    expect(await ids()).toEqual(before);
  });

  test('is refused where somebody removed one meanwhile', async () => {
    const before = await ids();
    await client.call(backThemes.remove, { topicId: 'TP100003' });
    await expect(client.call(backThemes.sort, { ids: before })).rejects.toEqual(refusal(/list has changed/));
  });
});

test('another tenant has themes of the same ids, and keeps them as they are', async () => {
  const neighbour = await signedIn(sandbox, 'managerTenantAdministrator');
  await neighbour.call(backThemes.setDefault, { topicId: 'TP100001' });
  await neighbour.call(backThemes.remove, { topicId: 'TP100002' });
  const [first, second] = (await list()).datas;
  expect([first?.topicType, second?.id, second?.topicType]).toEqual(['teams', 'TP100002', 'teamsDefault']);
});

describe('an appointment', () => {
  const everybody = { allowUserSwitch: true, appointRange: [] };
  const days = { from: '2026-12-01', to: '2026-12-24' };

  test.each([
    ['none', null, null],
    ['permanent', days, null],
    ['timed', days, days],
    ['timed', { from: '2026-12-01', to: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-01' }],
  ] as const)('%s with %j is kept as %j', async (topicAppoint, appointDate, kept) => {
    await client.call(backThemes.appoint, { topicId: 'TP100001', topicAppoint, appointDate, ...everybody });
    expect((await list()).datas[0]).toMatchObject({ topicAppoint, appointDate: kept, allowUserSwitch: true });
  });

  test.each([
    [null, /select the dates/],
    [{ from: '2026-12-24', to: '2026-12-01' }, /last day/],
    [{ from: '2026-02-30', to: '2026-03-01' }, /last day/],
  ] as const)('for days %j is refused', async (appointDate, message) => {
    const asked = { topicId: 'TP100001', topicAppoint: 'timed', appointDate, ...everybody } as const;
    await expect(client.call(backThemes.appoint, asked)).rejects.toEqual(refusal(message));
  });

  test('of a phone’s theme by another system is asked with its source', async () => {
    const asked = {
      topicId: 'TM130001',
      topicAppoint: 'permanent',
      appointDate: null,
      ...everybody,
    } as const;
    await client.call(mobileThemes.appoint, { ...asked, source: 'external' });
    await expect(
      client.call(mobileThemes.appoint, { ...asked, topicId: 'TM100001', source: 'external' }),
    ).rejects.toEqual(refusal(/does not exist/));
  });
});

test('every deed is in the operation log, in the reader’s language, and nothing that changed nothing', async () => {
  const streamFilter = { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 10 } as const;
  const one = { topicId: 'TP100001' };
  await client.call(backThemes.enable, one);
  await client.call(backThemes.disable, one);
  await client.call(backThemes.appoint, {
    ...one,
    topicAppoint: 'permanent',
    appointDate: null,
    allowUserSwitch: false,
    appointRange: [],
  });
  await client.call(backThemes.remove, one);
  const told = async (language: string) => {
    const reader = await signedIn(sandbox, 'systemAdministrator', language);
    const { rows } = await reader.rows(pageQueryOperationLog, { streamFilter });
    return rows.slice(0, 3).map((row) => JSON.stringify(row));
  };
  const english = await told('en-US');
  for (const [index, words] of [
    'Deleted the theme',
    'Appointed the theme: for good',
    'Disabled the theme',
  ].entries())
    expect(english[index]).toContain(words);
  expect((await told('zh-CN'))[0]).toContain('删除主题');
});
