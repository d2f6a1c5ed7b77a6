/**
 * The 341 calls that the documents name, one a line (`specified-calls.tsv`: area, name, address): the console makes each,
 * or it stands here why nothing does.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { sandboxAreas } from '../../src-main/sandbox/areas.ts';

/** Calls that the documents describe in words, or by a name that their address does not have, and what makes them. */
const byAnotherName: Readonly<Record<string, string>> = {
  'permission cache refresh (reload)': 'frame.permissionCacheReload',
  'contact-purchase config get': 'tenant.contactPurchase',
  'licence white list delete': 'licenceInfo.removeFromWhiteList',
  'licence white list query': 'licenceInfo.whiteList',
  'app licence list': 'licenceApps.list',
  'app licence list (agency or message-push variant)': 'licenceApps.agencyList',
  'advanced search config fetch': 'licenceApps.searchConfig',
  'config lookup (sys_app_manage_remind)': 'licenceRemind.configs',
  'licence reminder get': 'licenceRemind.get',
  'licence reminder reset': 'licenceRemind.reset',
  'licence reminder permission': 'licenceRemind.permission',
  'online white list calls': 'onlineWhite.query',
  'login log page query': 'loginLog.pageQuery',
  'IP segment screen list': 'segments.query',
  'IP segment screen generate id': 'segments.newIds',
  'IP segment screen batch delete': 'segments.remove',
  'IP segment screen get references': 'segments.references',
  'assign-account SMS config query': 'reminders.assignAccount',
  'accountcard sms config': 'reminders.accountCardSms',
  'detach type query': 'departments.detachType',
  'root department query': 'departments.root',
  'target module app id': 'applications.ofTarget',
  'icon value resolution': 'applications.iconValue',
  'load AppManage permissions': 'applications.permissions',
  'nav menu list': 'applications.navMenus',
  'query app types': 'applications.types',
  'detach check (app area)': 'departments.checkDetach',
  'special app id': 'applications.special',
  'app list': 'applications.list',
  'grouped list': 'applications.groups',
  'show-disabled config': 'applications.showDisabled',
  'sub-department config': 'applications.subDepartments',
  'user-name-per-language get': 'languageNames.tenant',
  'app-remind permission check': 'licenceRemind.appPermission',
  'mobile entrance queries': 'quickCreate.personalMobile',
  'app variants of the reset calls': 'quickCreate.resetPersonalMobile',
  'Emp variants of the custom app calls': 'customApplications.ownCreateCustom',
  'manager menu permission': 'frame.currentTree',
  'department menu calls': 'backMenu.edited',
  'service-call bind calls': 'serviceCall.bind',
  'other config calls': 'serviceCall.other',
  'syscross find/save bind and other config': 'serviceCall.saveBind',
  'operation-log list': 'operationLog.pageQuery',
  'default area code query': 'areaCode.get',
  'basic email config': 'basicEmail.get',
};

/** Those that nothing calls, and why. */
const feed = 'the team feed: a part of its own';
const uncalled: Readonly<Record<string, string>> = {
  workdyna: feed,
  deleteShare: feed,
  praise: feed,
  publish: feed,
  editAfterPublish: feed,
  deleteAttachmentsShare: feed,
  existConfigRange: feed,
  'bcw saveConfig': feed,
  myfollow: feed,
  subordinate: feed,
};

const ids = new Set(endpoints.map(({ id }) => id));
const shape = (path: string) => path.split('?')[0]?.replace(/\{\w+\}|:\w+/g, '*') ?? '';
const loaded = await Promise.all(sandboxAreas.map(({ load }) => load()));
const downloads = loaded.flatMap(({ downloads = [] }) => downloads);
const known = new Set([...endpoints, ...downloads].map(({ path }) => shape(path)));
const lastWords = new Set(endpoints.map(({ path }) => path.split('/').at(-1)?.toLowerCase()));

/** `{backTopic|appTopic}` stands for two addresses. */
function each(path: string): readonly string[] {
  const choice = /\{([^{}]*\|[^{}]*)\}/.exec(path);
  if (!choice) return [path];
  const [whole, words = ''] = choice;
  return words.split('|').flatMap((word) => each(path.replace(whole, word)));
}

const rows = readFileSync(new URL('specified-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const isCalled = (name: string, path: string) =>
  path.startsWith('/')
    ? each(path).every((one) => known.has(shape(one)))
    : lastWords.has(name.split(' ').at(-1)?.toLowerCase());

test('every call of the documents is made by the console, or has its reason here', () => {
  expect(rows).toHaveLength(341);
  const missing = rows.filter(([, name = '', path = '']) => {
    const other = byAnotherName[name];
    if (other !== undefined) return !ids.has(other);
    return !isCalled(name, path) && !Object.hasOwn(uncalled, name);
  });
  expect(missing).toEqual([]);
});

test('nothing stands here that is not among them', () => {
  const names = new Set(rows.map(([, name]) => name));
  expect(Object.keys({ ...byAnotherName, ...uncalled }).filter((name) => !names.has(name))).toEqual([]);
});
