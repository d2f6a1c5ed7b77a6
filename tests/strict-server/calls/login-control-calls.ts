/** Login methods (1§3 "Login-control config", 1§7.4). */
import { get, post } from '../call.ts';
import { anyText, listOf, oneOf, record, text } from '../value-checks.ts';

const login = '/api/bs/basicserver/loginType';
const source = '1§7.4; 1§3';
const targets = listOf(record({ required: { type: oneOf('employee', 'department'), targetId: text } }));

export const loginControlCalls = [
  get({
    name: 'loginType configs',
    path: `${login}/configs`,
    data: [
      {
        ...{ configId: 71, type: 'pc,app-pc', name: '总部登录' },
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
    fields: { required: { type: text, targets, name: anyText }, optional: { configId: text } },
    data: 72,
    source,
    chosen: 'answer',
  }),
  post({
    name: 'loginType deleteConfig',
    path: `${login}/deleteConfig`,
    encoding: 'query',
    fields: { required: { configId: text } },
    data: null,
    source: '1§7.4',
  }),
];
