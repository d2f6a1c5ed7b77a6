/**
 * Settings of the system, WeChat, and who is signed in (1§2.1, 1§2.2, 1§7.4).
 * Rows GEN-039, 040, 045.
 */
import { get, post } from '../call.ts';
import {
  anyText,
  flag,
  listOf,
  oneOf,
  record,
  recordId,
  recordIdOrEmpty,
  text,
  wholeNumber,
} from '../value-checks.ts';

const chosen = 'path, method and fields: S-6';
const source = '1§7.4';
const view = '1§2.1';
const path = '/api/basicserver';
const steps = { steps: [{ step: 'connect', passed: '1', message: 'x' }] };
const page = { totalCount: 1, pageNo: 1, pageSize: 20, hasNext: false };
const paging = { pageNo: wholeNumber, pageSize: wholeNumber };

const mail = {
  enabled: flag,
  host: anyText,
  port: wholeNumber,
  security: oneOf('none', 'starttls', 'ssl'),
  account: anyText,
  password: anyText,
  senderName: anyText,
  senderAddress: anyText,
};
const work = {
  enabled: flag,
  corpId: recordIdOrEmpty,
  agentId: recordIdOrEmpty,
  appSecret: anyText,
  callbackToken: anyText,
  encodingAesKey: anyText,
  scanLogin: flag,
  pushMessages: flag,
};
const service = {
  enabled: flag,
  appId: recordIdOrEmpty,
  appSecret: anyText,
  callbackToken: anyText,
  encodingAesKey: anyText,
  encryption: oneOf('plain', 'compatible', 'safe'),
  pushMessages: flag,
};
const kind = oneOf('work', 'service');

export const systemSettingCalls = [
  get({
    name: 'default area code query',
    path: `${path}/queryDefaultAreaCode`,
    source,
    chosen,
    data: { areaCode: '+86' },
  }),
  post({
    name: 'default area code save',
    path: `${path}/saveDefaultAreaCode`,
    source,
    chosen,
    fields: { required: { areaCode: text } },
    data: null,
  }),
  get({
    name: 'basic email config',
    path: `${path}/basicEmail/queryConfig`,
    source,
    chosen,
    data: {
      enabled: 1,
      host: 'smtp.over-there.example',
      port: '465',
      security: 'ssl',
      account: 'x',
      password: 'x',
      senderName: 'x',
      senderAddress: 'x@over-there.example',
    },
  }),
  post({
    name: 'basic email config save',
    path: `${path}/basicEmail/saveConfig`,
    source,
    chosen,
    fields: { required: mail },
    data: null,
  }),
  post({
    name: 'basic email config test',
    path: `${path}/basicEmail/testConfig`,
    source,
    chosen,
    fields: { required: { ...mail, to: text } },
    data: steps,
  }),
  get({
    name: 'page gray query',
    path: `${path}/pageGray/queryConfig`,
    source: view,
    chosen,
    data: { enabled: '1', days: { from: '2026-12-13', to: null }, pages: ['home'], strength: 100 },
  }),
  post({
    name: 'page gray save',
    path: `${path}/pageGray/saveConfig`,
    source: view,
    chosen,
    fields: {
      required: {
        enabled: flag,
        pages: listOf(text),
        strength: wholeNumber,
        days: record({ required: { from: anyText, to: anyText } }),
      },
    },
    data: null,
  }),
  get({
    name: 'restricted login query',
    path: `${path}/restrictedLogin/queryConfig`,
    source: view,
    chosen,
    data: { enabled: '0', weekdays: ['1'], from: '08:00', until: '20:00', departments: [], message: 'x' },
  }),
  post({
    name: 'restricted login save',
    path: `${path}/restrictedLogin/saveConfig`,
    source: view,
    chosen,
    fields: {
      required: {
        enabled: flag,
        weekdays: listOf(text),
        from: text,
        until: text,
        departments: listOf(text),
        message: anyText,
      },
    },
    data: null,
  }),
  get({
    name: 'quick search query',
    path: `${path}/quickSearch/queryConfig`,
    source: '1§2.2',
    chosen,
    data: { enabled: 1, sources: ['apps', 'people'], usual: 'people', placeholder: 'x' },
  }),
  post({
    name: 'quick search save',
    path: `${path}/quickSearch/saveConfig`,
    source: '1§2.2',
    chosen,
    fields: {
      required: { enabled: flag, sources: listOf(text), usual: text, placeholder: anyText },
    },
    data: null,
  }),
  post({
    name: 'online users query',
    path: `${path}/onlineUsers/queryList`,
    source: view,
    chosen,
    fields: {
      required: paging,
      optional: { keywords: text, clientType: text, orderBy: text, orderType: oneOf('asc', 'desc') },
    },
    data: {
      ...page,
      result: [
        {
          id: 7,
          userId: 'U-4',
          username: '林岚',
          department: 'x',
          clientType: 'pc',
          ip: '10.0.0.7',
          loginTime: '2026-02-03 09:10:11',
          lastTime: '2026-02-03 10:10:11',
          own: false,
        },
      ],
    },
  }),
  post({
    name: 'online users end',
    path: `${path}/onlineUsers/endSessions`,
    source: view,
    chosen,
    fields: { required: { ids: listOf(recordId) } },
    data: null,
  }),
  ...(['work', 'service'] as const).flatMap((way) => {
    const fields = { required: way === 'work' ? work : service };
    const at = `${path}/wechat/${way}`;
    const data = {
      enabled: 1,
      appSecret: 'x',
      callbackToken: 'x',
      encodingAesKey: 'x',
      pushMessages: '0',
      ...(way === 'work'
        ? { corpId: 'ww1a2b3c4d5e6f7081', agentId: '7', scanLogin: 0 }
        : { appId: 'x', encryption: 'safe' }),
    };
    return [
      get({ name: `WeChat ${way} query`, path: `${at}/queryConfig`, source: '1§2.2', chosen, data }),
      post({
        name: `WeChat ${way} save`,
        path: `${at}/saveConfig`,
        source: '1§2.2',
        chosen,
        fields,
        data: null,
      }),
      post({
        name: `WeChat ${way} test`,
        path: `${at}/testConfig`,
        source: '1§2.2',
        chosen,
        fields,
        data: steps,
      }),
    ];
  }),
  post({
    name: 'WeChat bindings',
    path: `${path}/wechat/tool/queryBindings`,
    source: view,
    chosen,
    fields: {
      required: { ...paging, kind },
      optional: { state: oneOf('bound', 'unbound'), keywords: text },
    },
    data: {
      ...page,
      result: [{ userId: 'U-4', username: '林岚', department: 'x', wechatId: 'x', bindTime: 'x' }],
    },
  }),
  post({
    name: 'WeChat unbind',
    path: `${path}/wechat/tool/unbind`,
    source: view,
    chosen,
    fields: { required: { kind, userId: recordId } },
    data: null,
  }),
];
