/** Login methods (1§3 "Login-control config", 1§7.4). */
import { get, post } from '../call.ts';
import { anyText, flag, listOf, oneOf, record, recordId, text } from '../value-checks.ts';

const login = '/api/bs/basicserver/loginType';
const white = '/api/basicserver/loginWhiteList';
const source = '1§7.4; 1§3';
const chosen = 'path, method and answer: S-6';
const targets = listOf(record({ required: { type: oneOf('employee', 'department'), targetId: recordId } }));

export const loginControlCalls = [
  get({
    name: 'loginType configs',
    path: `${login}/configs`,
    data: [
      {
        configId: 71,
        type: 'pc,app-pc',
        name: '总部登录',
        targets: [
          { type: 'employee', targetId: 4 },
          { type: 'department', targetId: 'D-2' },
        ],
      },
    ],
    source,
  }),
  post({
    name: 'loginType saveConfig',
    path: `${login}/saveConfig`,
    fields: { required: { type: text, targets, name: anyText }, optional: { configId: recordId } },
    data: 72,
    source,
    chosen: 'answer',
  }),
  post({
    name: 'loginType deleteConfig',
    path: `${login}/deleteConfig`,
    encoding: 'query',
    fields: { required: { configId: recordId } },
    data: null,
    source: '1§7.4',
  }),
  ...(['Pc', 'H5', 'External'] as const).map((scope) =>
    get({
      name: `login white list get${scope}Config`,
      path: `${white}/get${scope}Config`,
      data: { whitelistStatus: '1', useScope: scope.toLowerCase() },
      source: '1§7.4; 1§3',
      chosen,
    }),
  ),
  post({
    name: 'login white list saveConfig',
    path: `${white}/saveConfig`,
    fields: { required: { whitelistStatus: flag, useScope: oneOf('pc', 'h5', 'external') } },
    data: null,
    source: '1§7.4; 1§3',
    chosen: 'path: S-6',
  }),
  get({
    name: 'login white list checkWhiteList',
    path: `${white}/checkWhiteList`,
    fields: { required: { useScope: oneOf('pc', 'h5', 'external') }, optional: { ips: text } },
    data: { clientIp: '10.1.0.8', listed: ['10.1.0.8'] },
    source: '1§7.4',
    chosen: `${chosen}; fields`,
  }),
  get({
    name: 'administrators',
    path: `${login}/queryAdministrators`,
    data: [
      { userId: 'U-4', username: '林岚' },
      { userId: 'U-5', username: '周明', kind: 'sub', departments: [{ id: 'D-2', name: '华东' }] },
    ],
    source: '1§1',
    chosen: `${chosen}; name`,
  }),
];
