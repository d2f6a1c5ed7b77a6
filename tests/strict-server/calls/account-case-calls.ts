/** Devices, applications, locked people and external accounts (1§2.7): the documents only name these entries. */
import { post } from '../call.ts';
import { anyText, day, listOf, oneOf, recordId, text, wholeNumber } from '../value-checks.ts';

const entries = [
  'adviceconfig',
  'unbind_apply',
  'join_apply',
  'dimissionApply',
  'accountLockList',
  'externalApply',
];
const one = {
  id: 'C-9',
  userId: 'U-4',
  username: '林岚',
  account: 'linlan',
  department: '信息中心',
  status: 'pending',
  createTime: '2026-02-03 09:10:11',
  note: '更换手机',
  handlerName: '',
  handleTime: '',
  handleReason: '',
  deviceName: 'ThinkPad',
  clientType: 'pc',
  osVersion: 'Windows 11',
  hardwareId: 'HW-1',
  clientIp: '10.1.2.3',
  lastDay: '2026-12-31',
  failures: '5',
  unlockTime: '2026-02-03 10:10:11',
  company: '远澜物流',
  contact: 'a@example.com',
};
const call = { source: '1§2.7', chosen: 'path, method, fields and answer: S-6, S-13' };

const lock = post({
  ...call,
  name: 'accountLockList lock',
  path: '/api/bs/basicserver/accountLockList/lock',
  fields: { required: { userId: recordId, reason: anyText } },
  data: null,
});

const ofEntries = entries.flatMap((entry) => {
  const path = `/api/bs/basicserver/${entry}`;
  return [
    post({
      ...call,
      name: `${entry} queryList`,
      path: `${path}/queryList`,
      fields: {
        required: { pageNo: wholeNumber, pageSize: wholeNumber },
        optional: {
          keywords: text,
          status: text,
          beginDate: day,
          endDate: day,
          orderBy: oneOf('createTime', 'username'),
          orderType: oneOf('asc', 'desc'),
        },
      },
      data: { result: [one], totalCount: 1, pageNo: 1, pageSize: 20, hasNext: false },
    }),
    post({
      ...call,
      name: `${entry} handle`,
      path: `${path}/handle`,
      fields: { required: { ids: listOf(recordId), operate: text, reason: anyText } },
      data: { done: ['C-9'], left: [8] },
    }),
  ];
});

export const accountCaseCalls = [...ofEntries, lock];
