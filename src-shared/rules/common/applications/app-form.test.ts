import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type AppInfo, appInfo, saveAppManageInfo } from '../../../api/applications/manage.ts';
import { checkFields, wrongValue } from '../fields/check-fields.ts';
import type { AnyRow } from '../fields/field.ts';
import { defaultInfo, type AppRecord } from './app-defaults.ts';
import { appFields } from './app-fields.ts';
import { type AppForm, appForm, withForm } from './app-form.ts';

const { info } = saveAppManageInfo.example();
const own: AppRecord = {
  id: '77',
  menuname: 'Register',
  applicationType: 'singleForm',
  icon: 'app',
  openMode: 'current',
  acId: 'AC1',
  module: 'eb_1',
  moduleId: '77',
  orderNum: 1,
  status: true,
  display: true,
  target: 'F1',
};

// Rows APP-029, 036 to 038, 041, 189.
test('unset fields', () => {
  const custom = defaultInfo(own);
  expect([custom.sysMenus.applicationRange, custom.sysMenus.applyClient]).toEqual(['company', 'both']);
  expect(custom.content.forms).toEqual([{ id: 'F1', name: 'Register', module: 'formdatareport' }]);
  const wire = z.encode(appInfo, custom);
  expect(wire.content.forms[0]?.module).toBe('biaoge');
  expect(wire).toMatchObject({
    menuTop: '0',
    syncStatus: '0',
    curInstitution: '0',
    subSharing: '0',
    subDeptType: '0',
    subContain: '0',
    subPermission: '0',
    menuDisplay: '1',
  });
  expect(wire.sysMenus).toMatchObject({ applyClient: '1', cornerMark: '0', openMode: 'current' });
  expect(z.decode(appInfo, wire)).toEqual(custom);
});

// Row APP-090.
test.each([
  ['2', 'number'],
  ['4', 'number'],
  ['29', 'number'],
  ['3', 'none'],
])('the corner mark of module %s is %s', (moduleId, expected) => {
  const { sysMenus } = defaultInfo({ ...own, moduleId, applicationType: '' });
  expect([sysMenus.cornerMark, sysMenus.pcCornerMark]).toEqual([expected, expected]);
  expect(sysMenus.cornerMarkData !== '').toBe(expected === 'number');
});

test('a form that nobody touched is what was read; blanks around words go', () => {
  expect(withForm(info, appForm(info, 'on'))).toEqual(info);
  const said = withForm(info, { ...appForm(info, 'on'), customNameStatus: true, customMenuName: ' Flow ' });
  expect(said).toEqual({ ...info, customNameStatus: true, customMenuName: 'Flow' });
});

describe('what has to be filled in', () => {
  const form = (type: AppInfo['sysMenus']['applicationType'], said: Partial<AppForm>): AppForm => {
    const { sysMenus } = info;
    return { ...appForm({ ...info, sysMenus: { ...sysMenus, applicationType: type } }, 'off'), ...said };
  };
  const required = 'applications.problem.required';
  test.each<[string, AppForm, string | null]>([
    ['a system application as it is', form('', {}), null],
    ['a name of its own', form('', { customNameStatus: true, customShortName: 'F' }), required],
    ['a short name of its own', form('', { customNameStatus: true, customMenuName: 'F' }), required],
    ['a description of its own', form('', { customDescStatus: true }), required],
    ['a custom name', form('freeUrl', { menuname: ' ', innerUrl: '/a' }), required],
    ['a custom short name', form('freeUrl', { shortname: '', innerUrl: '/a' }), required],
    ['the address', form('freeUrl', {}), 'applications.problem.noUrl'],
    ['the web address', form('freeUrl', { urlType: 'outer' }), 'applications.problem.partUrl'],
    [
      'a whole one',
      form('freeUrl', { urlType: 'outer', outerUrl: 'a.example' }),
      'applications.problem.partUrl',
    ],
    ['which it is', form('freeUrl', { urlType: 'outer', outerUrl: 'http://a.example' }), null],
    ['a folder', form('freeFolder', {}), 'applications.problem.noFolder'],
    ['a project', form('freeMainline', {}), 'applications.problem.noProject'],
    ['a low-code application', form('eBuilder', {}), 'applications.problem.noBuilder'],
    ['data of a mark', form('', { cornerMark: 'dot' }), 'applications.problem.noMarkData'],
    ['data of a mark on computers', form('', { pcCornerMark: 'number' }), 'applications.problem.noMarkData'],
    // Row APP-043.
    [
      'data of a mark on mobiles alone',
      form('', { cornerMark: 'dot', applyClient: 'mobile' }),
      'applications.problem.noMarkData',
    ],
    ['no marks on computers alone', form('', { cornerMark: 'dot', applyClient: 'pc' }), null],
    ['domains', form('freeUrl', { innerUrl: '/a', allowDomains: 'a.example, *.b.example:8080' }), null],
    [
      'a domain in Chinese',
      form('freeUrl', { innerUrl: '/a', allowDomains: '门户.中国,*.公司.网络:8080' }),
      null,
    ],
    [
      'a wrong domain',
      form('freeUrl', { innerUrl: '/a', allowDomains: 'a.example,http://b' }),
      'applications.problem.domains',
    ],
    [
      'a long wrong domain',
      form('freeUrl', { innerUrl: '/a', allowDomains: 'a'.repeat(1999) }),
      'applications.problem.domains',
    ],
    ['somebody below', form('', { detach: 'depth', subSharing: true, subDeptType: 'chosen' }), required],
    ['nobody, of all below', form('', { detach: 'depth', subSharing: true }), null],
    ['nobody, not in the depth', form('', { detach: 'on', subSharing: true, subDeptType: 'chosen' }), null],
  ])('%s', (_, values, expected) => {
    expect(checkFields(appFields, values)[0]?.message.key ?? null).toBe(expected);
  });
});

const hostile = [
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  'ms-msdt:/id',
  'blob:https://a.example/1',
  '\\\\host\\share',
  '//evil.example/x.png',
  'http://a:b@evil.example',
  'http://evil.example\\@good.example/',
  'https://good.example/\u202ex',
  'x javascript:1//https://good.example',
];
const addresses = [
  'innerUrl',
  'innerUrlMobile',
  'outerUrl',
  'targetId',
  'pcCornerMarkData',
  'cornerMarkData',
] as const;
test.each([...addresses, 'icon', 'mobileIcon'] as const)(
  '%s takes no address that nobody should follow',
  (name) => {
    for (const one of hostile) {
      const values = { [name]: one } as unknown as AppForm;
      expect(wrongValue(appFields[name] as AnyRow<AppForm>, one, values), one).not.toBeNull();
    }
  },
);

test.each([
  ['innerUrl', '/sp/cusapp/1'],
  ['innerUrl', 'workflow/list?user={user}'],
  ['innerUrl', 'https://oa.example/x'],
  ['innerUrlMobile', '/mobile/x'],
  ['outerUrl', 'http://other.example/login?to=/x'],
  ['targetId', 'F1000001'],
  ['targetId', '1849302746518392344'],
  ['pcCornerMarkData', '/api/2/unread/count'],
  ['icon', 'app'],
  ['icon', 'icon-app blue'],
  ['mobileIcon', '/api/file/preview?fileId=7&type=imgs'],
] as const)('%s takes %s', (name, value) => {
  expect(
    wrongValue(appFields[name] as AnyRow<AppForm>, value, { [name]: value } as unknown as AppForm),
  ).toBeNull();
});
