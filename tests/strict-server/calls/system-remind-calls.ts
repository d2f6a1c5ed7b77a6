/** System and work-report reminders, the message about an assigned account (1§3, 1§7.3). */
import { get, post } from '../call.ts';
import { anyText, flag, oneOf, record } from '../value-checks.ts';

const reminders = '/api/bs/basicserver/systemremind';
const prefix = 'name, path and method: S-6';

export const systemRemindCalls = [
  get({
    name: 'system reminders',
    path: `${reminders}/1`,
    data: {
      systemReminds: [{ type: 'NewUserPush', enabled: '1' }],
      workreportReminds: [
        { type: 'week', value: '5', enabled: 1 },
        { type: 'month', value: 15, enabled: '1' },
        { type: 'season', value: '', enabled: '0' },
        { type: 'halfYear', value: '', enabled: 0 },
        { type: 'year', enabled: '0' },
      ],
    },
    source: '1§7.3; 1§3',
  }),
  post({
    name: 'saveSystemRemind',
    path: `${reminders}/saveSystemRemind`,
    fields: {
      required: { systemRemind: record({ required: { type: oneOf('NewUserPush'), enabled: flag } }) },
    },
    data: null,
    source: '1§7.3; 1§3',
  }),
  get({
    name: 'saveWorkreportRemind',
    path: '/api/workrelate/plan/systemremind/saveWorkreportRemind',
    fields: {
      required: {
        'workreportRemind.type': oneOf('week', 'month', 'season', 'halfYear', 'year'),
        'workreportRemind.value': anyText,
        'workreportRemind.enabled': flag,
      },
    },
    data: null,
    source: '1§7.3; 1§3',
  }),
  get({
    name: 'assign-account SMS config query',
    path: `${reminders}/queryAssignAccountSmsConfig`,
    data: 'E',
    source: '1§7.3; 1§3',
    chosen: prefix,
  }),
  post({
    name: 'assign-account SMS config update',
    path: `${reminders}/updateAssignAccountSmsConfig`,
    fields: { required: { status: oneOf('E', 'D') } },
    data: null,
    source: '1§7.3; 1§3',
    chosen: `${prefix}; field`,
  }),
  get({
    name: 'accountcard sms config',
    path: '/api/bs/basicserver/accountcard/querySmsConfig',
    data: 'D',
    source: '1§7.3',
    chosen: `${prefix}; answer`,
  }),
];
