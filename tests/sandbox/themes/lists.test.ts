/** Lists of themes in the sandbox, and what is refused in one theme (rows THM-027, 028, 054 to 064, 100, 117, 118, 121, 128 to 130, 136 to 141, 200). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#shared/api/endpoint.ts';
import { mobileThemeById, mobileThemes } from '#shared/api/themes/mobile.ts';
import { specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import { encodeRequest } from '#shared/api/wire.ts';
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
const body = (changes: object = {}) => {
  const { id: _, ...values } = backThemes.update.example() as { id: string };
  return { ...values, ...changes } as never;
};
const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });

describe('lists', () => {
  test.each([
    ['pc', 'dark', 24],
    ['pc', 'light', 12],
    ['app-pc', 'client', 8],
    ['app-pc', 'dark', 9],
    ['app-pc', 'light', 9],
  ] as const)(
    '%s %s has its own themes, one of them the default, numbered from 1',
    async (dtu, style, count) => {
      const { datas, totalCount, super: told } = await list(style, dtu);
      expect([datas.length, totalCount, told]).toEqual([count, count, true]);
      expect(datas.every((theme) => theme.topicStyle === style && theme.dtu === dtu)).toBe(true);
      expect(datas.filter(({ topicType }) => topicType === 'teamsDefault')).toHaveLength(1);
      expect(datas.map(({ topicOrder }) => topicOrder)).toEqual(datas.map((_, index) => index + 1));
      expect(new Set(datas.map(({ topicStatus }) => topicStatus)).size).toBe(2);
    },
  );

  test.each([
    ['special', specialThemes, 9, undefined],
    ['mobile', mobileThemes, 8, 'dark'],
  ] as const)('%s themes have theirs', async (_, calls, count, style) => {
    const asked = { ...firstPage, ...(style ? { style } : {}) };
    const page = await client.call(calls.query as never as typeof backThemes.query, asked);
    expect([page.datas.length, page.totalCount, page.super]).toEqual([count, count, null]);
  });

  test('come in pages of twenty; mobile ones without the wrapping', async () => {
    const second = await client.call(backThemes.query, {
      currentPage: 2,
      pageSize: 20,
      style: 'dark',
      dtu: 'pc',
    });
    expect([second.datas.length, second.totalCount, second.currentPage]).toEqual([4, 24, 2]);
    const wire = async (call: typeof backThemes.query) =>
      ((await (await client.send(call, firstPage)).json()) as { data: object }).data;
    expect(Object.keys(await wire(backThemes.query))).toEqual(['data']);
    expect(Object.keys(await wire(mobileThemes.query as never))).toContain('datas');
  });

  test('one is due for good, one was, one is and one will be for some days', async () => {
    const { datas } = await list();
    const appointed = datas.filter(({ topicAppoint }) => topicAppoint !== 'none');
    expect(appointed.map(({ topicAppoint }) => topicAppoint)).toEqual([
      'permanent',
      'timed',
      'timed',
      'timed',
    ]);
    const [, past, now, next] = appointed.map(({ appointDate }) => appointDate);
    expect((past?.to ?? '') < (now?.from ?? '') && (now?.to ?? '') < (next?.from ?? '')).toBe(true);
  });

  test.each([
    ['harbour', ['TP100001', 'TP100017']],
    ['  春青 ', []],
    ['春', ['TP100005']],
  ])('%j is searched in names, without its blanks', async (topicName, found) => {
    const asked = { topicName, ...firstPage, style: 'dark', dtu: 'pc' } as const;
    const { datas } = await client.call(backThemes.byName, asked);
    expect(datas.map(({ id }) => id)).toEqual(found);
  });

  test('themes that another system gave are a list of their own', async () => {
    const asked = { ...firstPage, style: 'dark', dtu: 'pc', source: 'external' } as const;
    const { datas } = await client.call(backThemes.query, asked);
    expect(datas.map(({ topicSource }) => topicSource)).toEqual(['external', 'external', 'external']);
    expect((await list()).datas.some(({ topicSource }) => topicSource === 'external')).toBe(false);
  });

  test('2,000 in the large scenario', async () => {
    await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
    client = await signedIn(sandbox, 'systemAdministrator');
    const last = await client.call(backThemes.query, {
      currentPage: 100,
      pageSize: 20,
      style: 'dark',
      dtu: 'pc',
    });
    expect([last.totalCount, last.datas.length, last.datas.at(-1)?.topicOrder]).toEqual([2000, 20, 2000]);
  });
});

describe('a theme', () => {
  test('is created off and last, with the id that was asked for', async () => {
    expect(await client.call(backThemes.add, { id: 'TP7', ...(body() as object) } as never)).toBe('TP7');
    const made = (await list()).datas.at(-1);
    expect(made).toMatchObject({
      id: 'TP7',
      topicStatus: false,
      topicType: 'teams',
      topicOrder: 25,
      deptId: 'D200',
    });
    await expect(client.call(backThemes.add, { id: 'TP7', ...(body() as object) } as never)).rejects.toEqual(
      refusal(/exists already/),
    );
  });

  test('is saved as it was sent, and what does not apply stays empty', async () => {
    const navigationBgColor = '#102030';
    await client.call(backThemes.update, {
      id: 'TP100001',
      ...(body({ navigationBgColor, topicStatus: true }) as object),
    } as never);
    const saved = (await list()).datas[0];
    expect(saved).toMatchObject({
      navigationBgColor,
      navBackgroundImg: '',
      sideMenuFontSize: null,
      updaterName: '林知远',
    });
  });

  test.each<[string, object, RegExp]>([
    ['without a name', { topicName: '  ' }, /enter the theme name/],
    ['with a font that is too small', { navMenuFontSize: 11 }, /from 12 to 40/],
    ['with a side font that is too small', { sideMenuFontSize: 8 }, /from 12 to 40/],
    ['with a colour that is none', { primaryColor: 'red' }, /colour/],
    ['with a picture from elsewhere', { navBackgroundImg: 'https://example.com/a.png' }, /address|picture/i],
    [
      'expanded where a vertical client has no room',
      { dtu: 'app-pc', topicStyle: 'client', topicLayout: 'vertical', searchShowType: 'expand' },
      /one of the options/,
    ],
    ['of the client’s style on the web', { topicStyle: 'client' }, /one of the options/],
  ])('%s is refused, new or old', async (_, changes, message) => {
    await expect(client.call(backThemes.add, body(changes))).rejects.toEqual(refusal(message));
    const update = { id: 'TP100001', ...(body(changes) as object) } as never;
    await expect(client.call(backThemes.update, update)).rejects.toEqual(refusal(message));
  });

  test('of the code module needs its ecode', async () => {
    const given = specialThemes.add.example() as Input<typeof specialThemes.add>;
    await expect(client.call(specialThemes.add, { ...given, createWay: 'ecode' })).rejects.toEqual(
      refusal(/enter the name of the code package/),
    );
    expect(await client.call(specialThemes.add, { ...given, createWay: 'ecode', ecode: 'EC1' })).toMatch(
      /^TF/,
    );
  });

  test.each(['topicNameInter', 'titleNameInter'])(
    '%s is answered, and refused in what is saved',
    async (name) => {
      expect((await list()).datas[0]).toHaveProperty(name);
      const {
        method,
        url,
        body: sent,
      } = encodeRequest(backThemes.update, backThemes.update.example() as never);
      const headers = {
        cookie: client.cookie() ?? '',
        'content-type': 'application/json',
        'accept-language': 'en',
      };
      const request = {
        method,
        headers,
        body: JSON.stringify({ ...JSON.parse(String(sent)), [name]: '{}' }),
      };
      const answer = await (await sandbox.fetch(new Request(`http://sandbox${url}`, request))).json();
      expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining(name) });
    },
  );

  test('of the phone needs a text under each icon', async () => {
    const given = mobileThemes.add.example() as Input<typeof mobileThemes.add>;
    const { appTopicIcons } = await client.call(mobileThemeById, { topicId: 'TM100001' });
    const add = (iconText: string) =>
      client.call(mobileThemes.add, {
        ...given,
        appTopicIcons: appTopicIcons.map((icon) => ({ ...icon, iconText })),
      });
    await expect(add(' ')).rejects.toEqual(refusal(/text of the icon/));
    const id = (await add('Home')) ?? '';
    const made = await client.call(mobileThemeById, { topicId: id });
    expect(made.appTopicIcons.map(({ iconText }) => iconText)).toEqual(Array(5).fill('Home'));
  });

  test('of the phone is read with its five icons', async () => {
    const { appTopic, appTopicIcons } = await client.call(mobileThemeById, { topicId: 'TM100001' });
    expect(appTopic.id).toBe('TM100001');
    expect(appTopicIcons.map(({ iconKey }) => iconKey)).toEqual([
      'message',
      'application',
      'new',
      'addressBook',
      'me',
    ]);
    await expect(client.call(mobileThemeById, { topicId: 'TP100001' })).rejects.toEqual(
      refusal(/does not exist/),
    );
  });

  test.each([
    ['another style', { topicStyle: 'light' }],
    ['another terminal', { dtu: 'app-pc' }],
    ['another source', { source: 'external' }],
    ['another department', { deptId: 'D205' }],
  ] as const)('is not there in %s', async (_, where) => {
    await expect(client.call(backThemes.enable, { topicId: 'TP100001', ...where })).rejects.toEqual(
      refusal(/does not exist/),
    );
  });
});
