/** Unknown words of a record go back as they came when another field is saved, by each call that sends them. */
import { expect, it, test } from 'vitest';
import type * as z from 'zod';
import type { Endpoint, Input } from '../endpoint.ts';
import {
  getAppManageDetachConfig,
  saveAppManageDetachConfig,
  saveAppManageConfig,
  saveMixMenuEnabled,
} from '../applications/settings.ts';
import {
  multilangGet,
  multilangSave,
  queryNamePerLangs,
  saveNamePerLangs,
} from '../language-names/language-names.ts';
import { getPcConfig, saveLoginWhite } from '../login-control/login-white.ts';
import { getRealIp, queryRandomSuffix, saveRandomSuffix, saveRealIp } from '../security-settings/settings.ts';
import { mobileThemeById, mobileThemes } from '../themes/mobile.ts';
import { queryAuthority, saveAuthority, updateBackTitles } from '../themes/settings.ts';
import { backThemes } from '../themes/standard.ts';
import { encodeRequest } from '../wire.ts';
import { oddFieldsOf } from './odd-fields.ts';
import { StoredOddValues } from './stored-odd-values.ts';
import { readTolerantly } from './tolerant-read.ts';

/** Reads an answer's data as the page does. */
function read<E extends Endpoint>(values: StoredOddValues, endpoint: E, input: Input<E>, data: unknown) {
  const answer = readTolerantly(endpoint.response, data);
  if (!answer) throw new Error('not even its frame fits');
  values.note(endpoint, input, data, answer.odd);
  return answer.data;
}

/** The body of a request with those of the fields that the call has. */
function bodyOf<E extends Endpoint>(values: StoredOddValues, endpoint: E, fields: object) {
  const { shape } = endpoint.request as z.ZodObject;
  const input = Object.fromEntries(Object.entries(fields).filter(([name]) => name in shape));
  const { body } = encodeRequest(endpoint, input as Input<E>, undefined, values);
  return JSON.parse(String(body)) as Record<string, unknown>;
}

const scope = { currentPage: 1, pageSize: 20 };
const unknownWords = {
  topicLayout: '7',
  topicStyle: 'sepia',
  topicType: 'other',
  topicStatus: 'X',
  dtu: 'watch',
  navMenuFontSize: 'large',
};
const titles =
  '[{"id":"teamTitle","selected":true},{"id":"motto","selected":true,"text":"x"},{"id":"appTitle","selected":true}]';

function backTheme(values: StoredOddValues) {
  const row = { id: '88', topicName: 'Dawn', titleShowWay: titles, appointDate: '1~2', ...unknownWords };
  const page = read(values, backThemes.query, scope, { data: { datas: [row], totalCount: 1 } });
  return (page as { datas: Record<string, unknown>[] }).datas[0] ?? {};
}

it('a standard theme: its words, and a title among the others', () => {
  const values = new StoredOddValues();
  const theme = backTheme(values);
  expect(oddFieldsOf(theme)?.titleShowWay).toMatchObject({
    raw: { id: 'motto', selected: true, text: 'x' },
    isEntry: true,
  });
  expect(theme.titleShowWay).toEqual([
    { id: 'teamTitle', selected: true },
    { id: 'appTitle', selected: true },
    { id: 'browserTitle', selected: false },
  ]);
  const sent = bodyOf(values, backThemes.update, { ...theme, topicName: 'Dusk' });
  expect(sent).toMatchObject({ ...unknownWords, topicName: 'Dusk', titleShowWay: titles });
});

it('the appointment of a theme', () => {
  const values = new StoredOddValues();
  const { appointDate, allowUserSwitch, appointRange } = backTheme(values);
  const sent = bodyOf(values, backThemes.appoint, {
    topicId: '88',
    topicAppoint: 'permanent',
    appointDate,
    allowUserSwitch,
    appointRange,
  });
  expect(sent).toMatchObject({ topicAppoint: '1', appointDate: '1~2' });
});

it('the title that nobody knows, where the others are saved', () => {
  const values = new StoredOddValues();
  const theme = backTheme(values) as { titleShowWay: { id: string }[] };
  const titleShowWay = theme.titleShowWay.map(({ id }) => ({ id, selected: id === 'appTitle' }));
  const { titleShowWay: text } = bodyOf(values, updateBackTitles, { topicId: '88', titleShowWay });
  expect(JSON.parse(String(text))).toEqual([
    { id: 'teamTitle', selected: false },
    { id: 'motto', selected: true, text: 'x' },
    { id: 'appTitle', selected: true },
    { id: 'broswerTitle', selected: false },
  ]);
});

test.each([
  ['a list in place of its text', JSON.parse(titles), 'isEntry'],
  ['a title that is neither selected nor not', '[{"id":"teamTitle","selected":"perhaps"}]', null],
])('%s', (_, came, isEntry) => {
  const values = new StoredOddValues();
  const row = { id: '88', topicName: 'Dawn', titleShowWay: came };
  const page = read(values, backThemes.query, scope, { data: { datas: [row], totalCount: 1 } });
  const [theme] = (page as { datas: { titleShowWay: unknown }[] }).datas;
  expect(Boolean(oddFieldsOf(theme)?.titleShowWay?.isEntry)).toBe(isEntry !== null);
  const sent = bodyOf(values, updateBackTitles, { topicId: '88', titleShowWay: theme?.titleShowWay });
  expect(sent.titleShowWay).toEqual(came);
});

it('a mobile theme, whose look is sent in a part of its own', () => {
  const values = new StoredOddValues();
  const came = { navShowTxt: '9', topBgColor: 5, navBgColor: '#fff' };
  const icons = [{ id: '5', iconKey: 'home', iconStatus: 'X' }];
  const answer = { appTopic: { id: '88', topicName: 'Dawn', ...came }, appTopicIcons: icons };
  const { appTopic, appTopicIcons } = read(values, mobileThemeById, { topicId: '88' }, answer) as {
    appTopic: Record<string, unknown>;
    appTopicIcons: unknown;
  };
  const { id: _, ...look } = appTopic;
  const sent = bodyOf(values, mobileThemes.update, {
    ...appTopic,
    topicName: 'Dusk',
    appTopic: look,
    appTopicIcons,
  });
  expect(sent.appTopic).toMatchObject(came);
  expect(sent.appTopicIcons).toMatchObject([{ iconStatus: 'X' }]);
});

it('a department’s own authority, and never that of the department above', () => {
  const values = new StoredOddValues();
  const asked = { deptId: 'D1', settingModule: 'pc' } as const;
  const parent = { allowLow: 'maybe', customTopic: 'maybe' };
  read(values, queryAuthority, asked, { setting: { allowLow: 'D', customTopic: 'X' }, parent });
  const sent = bodyOf(values, saveAuthority, { ...asked, allowLow: false, customTopic: false });
  expect(sent).toMatchObject({ allowLow: 'D', customTopic: 'X' });
});

it('a setting, and no other setting whose field has the same name', () => {
  const values = new StoredOddValues();
  read(values, getAppManageDetachConfig, {}, { configValue: '7' });
  expect(bodyOf(values, saveAppManageDetachConfig, { configValue: 'plain' })).toEqual({ configValue: '7' });
  expect(bodyOf(values, saveMixMenuEnabled, { configValue: true })).toEqual({ configValue: '1' });
  const config = { configKey: 'openSearch', configValue: '1' };
  expect(bodyOf(values, saveAppManageConfig, config)).toEqual(config);
});

it('a setting beside others of its area that have a switch of the same name', () => {
  const values = new StoredOddValues();
  read(values, getRealIp, {}, { enabled: 'perhaps', header: 'X-Real-IP', proxies: 1 });
  const realIp = { enabled: false, header: 'X-Real-IP', proxies: 2 };
  expect(bodyOf(values, saveRealIp, realIp)).toMatchObject({ enabled: 'perhaps', proxies: 2 });
  const suffix = { enabled: false, length: 4, characters: 'digits' };
  expect(bodyOf(values, saveRandomSuffix, suffix)).toMatchObject({ enabled: '0' });
  expect(values.of([getRealIp], {})).toMatchObject({ enabled: { raw: 'perhaps' } });
  expect(values.of([queryRandomSuffix], {})).toEqual({});
});

it('a scope of the login white list, and no other scope', () => {
  const values = new StoredOddValues();
  read(values, getPcConfig, {}, { whitelistStatus: 'perhaps', useScope: 'pc' });
  const save = (useScope: string) =>
    bodyOf(values, saveLoginWhite, { whitelistStatus: false, useScope }).whitelistStatus;
  expect([save('pc'), save('h5')]).toEqual(['perhaps', '0']);
});

it('the names of one thing: each in its language, also where another language is saved', () => {
  const values = new StoredOddValues();
  const which = { module: 'appmgmt', targetId: 'A1', tablefield: 'app_menu.menuname' } as const;
  const langs = [
    { lang: 'zh_CN', name: '考勤' },
    { lang: 'en_US', name: 7 },
  ];
  read(values, multilangGet, which, langs);
  const changed = [
    { lang: 'zh_CN', name: '出勤' },
    { lang: 'en_US', name: '' },
    { lang: 'ja_JP', name: '' },
  ];
  expect(bodyOf(values, multilangSave, { ...which, langs: changed })).toMatchObject({
    langs: [changed[0], langs[1], changed[2]],
  });
  const other = bodyOf(values, multilangSave, { ...which, targetId: 'A2', langs: changed });
  expect(other).toMatchObject({ langs: changed });
});

it('the names in languages that nobody knows go back with the others, of the same thing alone', () => {
  const values = new StoredOddValues();
  const which = { module: 'appmgmt', targetId: 'A1', tablefield: 'app_menu.menuname' } as const;
  const foreign = { lang: 'vi_VN', name: 'Chấm công', transName: 'Vietnamese' };
  const names = read(values, multilangGet, which, [{ lang: 'zh_CN', name: '考勤' }, foreign]);
  expect(names).toHaveLength(2);
  const changed = [{ lang: 'zh_CN', name: '出勤' }];
  const sent = (targetId: string) =>
    bodyOf(values, multilangSave, { ...which, targetId, langs: changed }).langs;
  expect(sent('A1')).toEqual([...changed, { lang: 'vi_VN', name: 'Chấm công' }]);
  expect(sent('A2')).toEqual(changed);
  const { tenant, rest } = { tenant: 'T1', rest: { orgType: 'tenant' } as const };
  read(values, queryNamePerLangs, { ...rest, targetId: tenant }, [foreign]);
  expect(
    bodyOf(values, saveNamePerLangs, { ...rest, targetId: tenant, orgNameLangs: changed }),
  ).toMatchObject({
    orgNameLangs: [...changed, { lang: 'vi_VN', name: 'Chấm công' }],
  });
  // A later answer without that name has removed it.
  read(values, multilangGet, which, [{ lang: 'zh_CN', name: '考勤' }]);
  expect(sent('A1')).toEqual(changed);
});

it('what is set in place of a value that was not understood is told from what is left as it came', () => {
  const values = new StoredOddValues();
  const row = { id: '88', topicName: 'Dawn', titleShowWay: 'appTitle,teamTitle' };
  const page = read(values, backThemes.query, scope, { data: { datas: [row], totalCount: 1 } });
  const [theme] = (page as { datas: { titleShowWay: unknown }[] }).datas;
  const sets = (titleShowWay: unknown) =>
    values.overwrites(updateBackTitles, { topicId: '88', titleShowWay });
  expect(sets(theme?.titleShowWay)).toBe(false);
  expect(sets([{ id: 'teamTitle', selected: true }])).toBe(true);
  expect(values.overwrites(updateBackTitles, { topicId: '89', titleShowWay: [] })).toBe(false);
});
