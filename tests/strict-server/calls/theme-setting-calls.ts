/** Calls about a department's theme settings, the cloud store, themes for departments, and custom CSS (2§7). */
import { type Call, get, post } from '../call.ts';
import { anyText, jsonText, listOf, oneOf, record, recordId, text } from '../value-checks.ts';
import { onOff, titles } from './theme-records.ts';

const topic = '/api/basicserver/topic';
const source = '2§7; 2§3';
const module = oneOf('app-pc', 'pc');
const fileId = text;

const titleCalls = ['backTopic', 'featureTopic', 'sysTopic'].map((family) =>
  post({
    name: `${family} updateTitleShowWay`,
    path: `/api/basicserver/${family}/updateTitleShowWay`,
    fields: { required: { titleShowWay: titles }, optional: { topicId: recordId, deptId: recordId } },
    data: null,
    source,
    chosen: 'whose titles they are',
  }),
);

const settings: readonly Call[] = [
  get({
    name: 'qrySysFeaTopicNameByPublishLogo',
    path: '/api/basicserver/sysTopic/qrySysFeaTopicNameByPublishLogo',
    fields: { required: { publishLogo: anyText } },
    data: [
      {
        id: 6,
        sysTopicName: '青岚',
        titleShowWay:
          '[{"id":"teamTitle","selected":true},{"id":"appTitle","selected":true},{"id":"broswerTitle","selected":false}]',
      },
    ],
    source,
    chosen: 'the answer',
  }),
  get({
    name: 'qryAuthBalance',
    path: `${topic}/qryAuthBalance`,
    fields: { required: { deptId: recordId }, optional: { settingModule: module } },
    data: {
      setting: { allowLow: 'D', customTopic: 'E' },
      parent: { allowLow: 'E', customTopic: 'E' },
      permission: 'E',
      ischild: 'E',
    },
    source,
  }),
  post({
    name: 'saveAuthBalance',
    path: `${topic}/saveAuthBalance`,
    fields: { required: { settingModule: module, deptId: recordId, allowLow: onOff, customTopic: onOff } },
    data: null,
    source,
  }),
  get({
    name: 'qryAllFont',
    path: `${topic}/qryAllFont`,
    data: [{ fontName: '宋体', fontFamily: 'SimSun' }],
    source,
    chosen: 'the answer',
  }),
  get({ name: 'generate', path: `${topic}/generate`, data: '880231', source }),
  get({ name: 'gainOptSuper', path: `${topic}/gainOptSuper`, data: 'E', source, chosen: 'the answer' }),
  get({
    name: 'qryAuthTopic',
    path: `${topic}/qryAuthTopic`,
    fields: { optional: { dtu: module } },
    data: [{ id: 88021, topicName: '晨曦', topicStyle: 'light' }],
    source,
    chosen: 'fields and the answer',
  }),
  get({ name: 'flushTopicInter', path: `${topic}/flushTopicInter`, data: null, source }),
  get({
    name: 'qryAllowAloneSettingNew',
    path: `${topic}/qryAllowAloneSettingNew`,
    fields: { required: { tenantKey: text, deptId: recordId, dtu: oneOf('app-pc') } },
    data: { allowAlone: 'E' },
    source,
  }),
  post({
    name: 'saveAllowAloneSettingNew',
    path: `${topic}/saveAllowAloneSettingNew`,
    fields: { required: { tenantKey: text, topicDtu: oneOf('app-pc'), allowAlone: onOff, deptId: recordId } },
    data: null,
    source,
  }),
];

const uploads = [
  post({ ...uploadOf('backTopic', 'uploadCloudFileZip'), chosen: 'method' }),
  post({ ...uploadOf('featureTopic', 'uploadCloudNew'), chosen: 'method' }),
  get(uploadOf('appTopic', 'uploadCloudFileZip')),
];
function uploadOf(family: string, name: string) {
  return {
    name: `${family} ${name}`,
    path: `/api/basicserver/${family}/${name}`,
    fields: { required: { topicId: recordId, dtu: module } },
    data: { fileId: 'CF-901' },
    source: '2§7',
  };
}

const fromCloud = (
  [
    ['backTopic', 'preCreateSkinTopicFromCloud', 'createSkinTopicFromCloud'],
    ['featureTopic', 'preCreateFeaTopicFromCloud', 'createFeaTopicFromCloud'],
    ['appTopic', 'preCreateAppTopicFromCloud', 'createAppTopicFromCloud'],
  ] as const
).flatMap(([family, before, create]) => [
  get({
    name: before,
    path: `/api/basicserver/${family}/${before}`,
    fields: { required: { fileId } },
    data: { topicName: '晨曦', primaryColor: '#5d9cec', exists: true },
    source: '2§7; 2§4',
    chosen: 'the answer',
  }),
  post({
    name: create,
    path: `/api/basicserver/${family}/${create}`,
    fields: {
      required: { fileId },
      optional: { topicName: text, deptId: recordId, dtu: module, source: oneOf('external') },
    },
    data: 88025,
    source: '2§7; 2§4',
    chosen: 'fields but deptId',
  }),
]);

const storeType = oneOf('standardTheme', 'characterTheme', 'mobileTheme');
const cloud = [
  get({ name: 'getConfig', path: '/api/cloudstore/app/getConfig', data: 'y', source: '2§7' }),
  post({
    name: 'importShare',
    path: '/api/cloudstore/demo/importShare',
    fields: { required: { fileId, storeType, name: text } },
    data: null,
    source: '2§7',
    chosen: 'fields',
  }),
  get({
    name: 'themes of the cloud store',
    path: '/api/cloudstore/app/queryThemes',
    fields: { required: { storeType }, optional: { keywords: text } },
    data: [{ fileId: 41, name: '晨曦', author: '云', note: '', primaryColor: '#5d9cec' }],
    source: '2§4; S-6',
    chosen: 'everything',
  }),
  get({
    name: 'cloudStonePermission',
    path: '/api/basicserver/featureTopic/cloudStonePermission',
    data: true,
    source: '2§7; 2§6',
    chosen: 'method and the answer',
  }),
  post({
    name: 'addModuleStyle',
    path: '/api/basicserver/featureTopic/addModuleStyle',
    fields: { required: { topicId: recordId, moduleStyleId: recordId } },
    data: null,
    source: '2§7',
    chosen: 'method',
  }),
];

const departments = [
  get({
    name: 'qrySyncDept',
    path: '/api/basicserver/backTopic/qrySyncDept',
    fields: { required: { deptId: recordId, dtu: module }, optional: { topicId: recordId } },
    data: [{ deptId: 12, deptName: '华北分部', synced: false }],
    source: '2§7; 2§4',
    chosen: 'method and the answer',
  }),
  post({
    name: 'syncTopic',
    path: '/api/basicserver/backTopic/syncTopic',
    fields: { required: { topicIds: listOf(recordId), deptIds: listOf(recordId), dtu: module } },
    data: null,
    source: '2§7; 2§4',
    chosen: 'method and fields',
  }),
];

const designer = '/api/bs/ebuilder/designer/theme';
const cssCode = jsonText(
  record({
    required: { content: anyText, compiledContent: anyText, name: oneOf('entry'), state: oneOf('n') },
  }),
);
const sheet = { name: text, belongModule: oneOf('THEME_PAGE'), cssCode, refStyles: anyText };
const css = [
  get({
    name: 'getTheme',
    path: `${designer}/getTheme`,
    fields: { required: { id: recordId } },
    data: {
      id: 31,
      name: '晨曦',
      belongModule: 'THEME_PAGE',
      refStyles: '4,5',
      cssCode: '{"content":"a { top: 0 }","compiledContent":"a{top:0}","name":"entry","state":"n"}',
    },
    source,
  }),
  post({
    name: 'theme/create',
    path: `${designer}/create`,
    encoding: 'multipart',
    fields: { required: sheet },
    data: 32,
    source,
  }),
  post({
    name: 'theme/update',
    path: `${designer}/update`,
    encoding: 'multipart',
    fields: { required: { id: recordId, ...sheet } },
    data: null,
    source,
  }),
  get({
    name: 'custom CSS themes',
    path: `${designer}/queryThemes`,
    fields: { optional: { name: text } },
    data: [{ id: 31, name: '晨曦', updateTime: '2026-05-01 09:00:00' }],
    source: '2§2; S-6',
    chosen: 'everything',
  }),
];

export const themeSettingCalls: readonly Call[] = [
  ...titleCalls,
  ...settings,
  ...uploads,
  ...fromCloud,
  ...cloud,
  ...departments,
  ...css,
];
