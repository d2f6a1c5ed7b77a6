/** The cloud store, titles and custom CSS (rows THM-002, 003, 080 to 082, 094, 095, 108, 109, 126, 144, 146, 147, 149 to 151, 156 to 162, 178 to 183). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as css from '#shared/api/themes/css-theme.ts';
import { mobileThemeById, mobileThemes } from '#shared/api/themes/mobile.ts';
import * as store from '#shared/api/themes/packages.ts';
import * as settings from '#shared/api/themes/settings.ts';
import { addModuleStyle, cloudStonePermission, specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import { titlesShownByDefault } from '#shared/api/themes/titles.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const firstPage = { currentPage: 1, pageSize: 100 };

describe('the cloud store', () => {
  test.each([
    ['standardTheme', 'CS-standard-1', store.preCreateBack, store.createBackFromCloud, backThemes.query],
    [
      'characterTheme',
      'CS-character-2',
      store.preCreateSpecial,
      store.createSpecialFromCloud,
      specialThemes.query,
    ],
    ['mobileTheme', 'CS-mobile-3', store.preCreateMobile, store.createMobileFromCloud, mobileThemes.query],
  ] as const)(
    'sells %s, each looked at before it is made',
    async (storeType, fileId, preCreate, create, query) => {
      const offers = await client.call(store.storeThemes, { storeType });
      const offer = offers.find((each) => each.fileId === fileId);
      const draft = await client.call(preCreate as typeof store.preCreateBack, { fileId });
      expect(draft).toEqual({ topicName: offer?.name, primaryColor: offer?.primaryColor, exists: false });
      const id = await client.call(create as typeof store.createBackFromCloud, {
        fileId,
        topicName: ' Mine ',
      });
      const { datas } = await client.call(query as never as typeof backThemes.query, firstPage);
      expect(datas.find((theme) => theme.id === id)).toMatchObject({ topicName: 'Mine', topicStatus: false });
    },
  );

  test('tells what another type’s or nobody’s is', async () => {
    for (const fileId of ['CS-mobile-1', 'nothing'])
      await expect(client.call(store.preCreateBack, { fileId })).rejects.toEqual(refusal(/no such theme/));
  });

  test('makes a theme for the client where it is asked to', async () => {
    const id = await client.call(store.createBackFromCloud, { fileId: 'CS-standard-1', dtu: 'app-pc' });
    const { datas } = await client.call(backThemes.query, { ...firstPage, dtu: 'app-pc' });
    expect(datas.find((theme) => theme.id === id)?.dtu).toBe('app-pc');
  });

  test('offers what is published to it once it is shared', async () => {
    const { fileId } = await client.call(store.uploadMobileTheme, { topicId: 'TM100001', dtu: 'pc' });
    const offered = async () =>
      (await client.call(store.storeThemes, { storeType: 'mobileTheme', keywords: 'quay' })).map(
        (one) => one.fileId,
      );
    expect(await offered()).toEqual([]);
    await client.call(store.importShare, { fileId, storeType: 'mobileTheme', name: 'Quayside' });
    expect(await offered()).toEqual([fileId]);
    const id = (await client.call(store.createMobileFromCloud, { fileId })) ?? '';
    const { appTopic, appTopicIcons } = await client.call(mobileThemeById, { topicId: id });
    const published = await client.call(mobileThemeById, { topicId: 'TM100001' });
    expect(appTopic).toMatchObject({ topicName: 'Quayside', topBgColor: published.appTopic.topBgColor });
    expect(appTopicIcons).toEqual(published.appTopicIcons);
    await expect(
      client.call(store.importShare, { fileId, storeType: 'standardTheme', name: 'Quayside' }),
    ).rejects.toEqual(refusal(/no such theme/));
  });

  test('is not there where the platform is a customer’s own', async () => {
    expect(await client.call(store.cloudStoreConfig, {})).toBe(true);
    await sandbox.pretend({ ...sandbox.scenario(), deployment: 'private' });
    expect(await client.call(store.cloudStoreConfig, {})).toBe(false);
    await expect(client.call(store.storeThemes, { storeType: 'mobileTheme' })).rejects.toEqual(
      refusal(/no cloud store/),
    );
  });

  test('lets only some import on the spot', async () => {
    expect(await client.call(cloudStonePermission, {})).toBe(true);
    const sub = await signedIn(sandbox, 'subAdministrator');
    expect(await sub.call(cloudStonePermission, {})).toBe(false);
  });
});

describe('titles', () => {
  const some = [
    { id: 'browserTitle', selected: true },
    { id: 'appTitle', selected: false },
    { id: 'teamTitle', selected: true },
  ] as const;
  const back = async () => (await client.call(backThemes.query, firstPage)).datas;

  test('are all three to begin with, and kept in their order for one theme', async () => {
    expect((await back())[0]?.titleShowWay).toEqual(titlesShownByDefault);
    await client.call(settings.updateBackTitles, { titleShowWay: some, topicId: 'TP100001' });
    const themes = await back();
    expect(
      themes.filter(({ titleShowWay }) => titleShowWay[0]?.id === 'browserTitle').map(({ id }) => id),
    ).toEqual(['TP100001']);
    expect(themes.find(({ id }) => id === 'TP100001')?.titleShowWay).toEqual(some);
  });

  test('of all of a family', async () => {
    await client.call(settings.updateSpecialTitles, { titleShowWay: some });
    const { datas } = await client.call(specialThemes.query, firstPage);
    expect(datas.every(({ titleShowWay }) => titleShowWay[0]?.id === 'browserTitle')).toBe(true);
    expect((await back())[0]?.titleShowWay).toEqual(titlesShownByDefault);
  });

  test('of the platform’s own, by their logo', async () => {
    await client.call(settings.updateSystemTitles, { titleShowWay: some, topicId: 'TS100003' });
    const [classic] = await client.call(settings.systemThemeNames, { publishLogo: 'classic' });
    expect(classic).toEqual({ id: 'TS100003', sysTopicName: 'Classic', titleShowWay: some });
    expect(await client.call(settings.systemThemeNames, { publishLogo: '' })).toHaveLength(2);
    await expect(
      client.call(settings.updateSystemTitles, { titleShowWay: some, topicId: 'TS9' }),
    ).rejects.toEqual(refusal(/does not exist/));
  });
});

describe('custom CSS themes', () => {
  const sheet = {
    name: 'Calm',
    belongModule: 'THEME_PAGE',
    refStyles: ['TC100001', 'TC100002'],
    cssCode: { content: 'a { color: red }', compiledContent: 'a{color:red}', name: 'entry', state: 'n' },
  } as const;
  const input = (changes: object = {}) => ({ ...structuredClone(sheet), ...changes }) as never;

  test('are created, found by name, read as they were saved, and changed', async () => {
    const id = (await client.call(css.createCssTheme, input())) ?? '';
    expect(id).toMatch(/^TC\d+$/);
    expect(await client.call(css.cssThemeById, { id })).toEqual({ id, ...sheet });
    await client.call(css.updateCssTheme, input({ id, name: 'Calmer', refStyles: [] }));
    expect(await client.call(css.cssThemeById, { id })).toMatchObject({ name: 'Calmer', refStyles: [] });
    const found = await client.call(css.queryCssThemes, { name: ' calm ' });
    expect(found.map(({ name }) => name)).toEqual(['Calmer']);
    expect(await client.call(css.queryCssThemes, {})).toHaveLength(4);
  });

  test('pages load what the server makes of what was written, whatever was sent as such', async () => {
    const content =
      '@import "https://elsewhere.test/a.css"; a { color: red; background: url(//elsewhere.test/b) }';
    const cssCode = { ...sheet.cssCode, content, compiledContent: content };
    const id = (await client.call(css.createCssTheme, input({ cssCode }))) ?? '';
    const stored = await client.call(css.cssThemeById, { id });
    expect(stored.cssCode).toMatchObject({ content, compiledContent: 'a{color:red}' });
    await client.call(css.updateCssTheme, input({ id, cssCode }));
    expect((await client.call(css.cssThemeById, { id })).cssCode.compiledContent).toBe('a{color:red}');
  });

  test.each([
    ['create', () => client.call(css.createCssTheme, input({ name: ' ' })), /enter the theme name/],
    [
      'update',
      () => client.call(css.updateCssTheme, input({ id: 'TC100001', name: '' })),
      /enter the theme name/,
    ],
    ['update of none', () => client.call(css.updateCssTheme, input({ id: 'TC9' })), /does not exist/],
    ['read of none', () => client.call(css.cssThemeById, { id: 'TC9' }), /does not exist/],
  ])('%s is refused', async (_, act, message) => {
    await expect(act()).rejects.toEqual(refusal(message));
  });
});

test('a style of a module is laid over a special theme', async () => {
  await client.call(addModuleStyle, { topicId: 'TF100001', moduleStyleId: 'MS2' });
  await expect(client.call(addModuleStyle, { topicId: 'TP100001', moduleStyleId: 'MS2' })).rejects.toEqual(
    refusal(/does not exist/),
  );
});
