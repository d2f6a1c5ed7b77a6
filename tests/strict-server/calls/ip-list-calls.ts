/** The black and the white list of sign-in (1§3, 1§7.4 "ipconfigrec"). */
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

const entry = {
  id: 'IP-3',
  _id: 'IP-3',
  configName: '分部办公网',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  ipStart: '10.20.0.1',
  ipEnd: '10.20.3.254',
  netWorkSegmentId: '',
  segmentName: '',
  clientType: 'total',
  instructions: '',
  creatorName: '林岚',
  updaterName: '林岚',
  createTime: '2026-02-03 09:10:11',
  updateTime: '2026-02-04 09:10:11',
};
const share = {
  sid: 'S1',
  id: 'D12',
  entryType: 'department',
  reverse: '0',
  moduleStr: 'ipconfigrec',
  moduleId: 'IP-3',
  subContain: '1',
};
const lists = '/api/security/ipconfigrec';
const source = '1§7.4; 1§3';
const chosen = 'path and method: S-6; fields';
const fields = {
  required: {
    id: recordId,
    configName: anyText,
    ipConfigType: oneOf('white', 'black'),
    segmentType: oneOf('IPv4', 'IPv6', 'segment'),
    ipStart: anyText,
    ipEnd: anyText,
    netWorkSegmentId: recordIdOrEmpty,
    clientType: text,
    instructions: anyText,
  },
};
const condition = record({ required: { field: text, operator: text, value: listOf(text) } });
const shares = listOf(
  record({
    required: {
      sid: anyText,
      id: recordIdOrEmpty,
      entryType: text,
      reverse: flag,
      moduleStr: anyText,
      moduleId: recordIdOrEmpty,
    },
    optional: { subContain: flag },
  }),
);
const call = { source, chosen };

export const ipListCalls = [
  post({
    ...call,
    name: 'ipconfigrec queryIpListByQo',
    path: `${lists}/queryIpListByQo`,
    fields: {
      required: { pageNo: wholeNumber, pageSize: wholeNumber },
      optional: {
        conditions: listOf(condition),
        connection: oneOf('and', 'or'),
        orderBy: text,
        orderType: oneOf('asc', 'desc'),
      },
    },
    data: { result: [entry], totalCount: 1, pageNo: 1, pageSize: 20, hasNext: false },
  }),
  post({
    ...call,
    name: 'ipconfigrec queryIplistbyId',
    path: `${lists}/queryIplistbyId`,
    fields: { required: { ids: listOf(recordId) } },
    data: [entry],
  }),
  post({
    ...call,
    name: 'ipconfigrec generateId',
    path: `${lists}/generateId`,
    fields: { required: { size: wholeNumber } },
    data: ['IP-4'],
  }),
  post({
    ...call,
    name: 'ipconfigrec addIpconfigList',
    path: `${lists}/addIpconfigList`,
    fields: { required: { ipconfigRecs: listOf(record(fields)) } },
    data: null,
  }),
  post({ ...call, name: 'ipconfigrec saveIpconfig', path: `${lists}/saveIpconfig`, fields, data: null }),
  post({
    ...call,
    name: 'ipconfigrec deleteById',
    path: `${lists}/deleteById`,
    fields: { required: { id: recordId } },
    data: null,
  }),
  post({
    ...call,
    name: 'ipconfigrec deleteByIds',
    path: `${lists}/deleteByIds`,
    fields: { required: { ids: listOf(recordId) } },
    data: null,
  }),
  get({
    ...call,
    name: 'ipconfigrec queryIpconfigPermission',
    path: `${lists}/queryIpconfigPermission`,
    fields: { required: { id: recordId } },
    data: { shareEntrys: [share] },
  }),
  post({
    ...call,
    name: 'ipconfigrec saveIpconfigPermission',
    path: `${lists}/saveIpconfigPermission`,
    fields: { required: { id: recordId, shareEntrys: shares } },
    data: null,
  }),
  get({
    ...call,
    name: 'ipconfigrec queryOptRec',
    path: `${lists}/queryOptRec`,
    fields: { required: { pageNo: wholeNumber, pageSize: wholeNumber } },
    data: {
      result: [{ id: 5, operatorName: '林岚', operateTime: '2026-02-04 09:10:11', content: '修改名单' }],
      totalCount: 1,
      pageNo: 1,
      pageSize: 20,
      hasNext: false,
    },
  }),
  get({
    ...call,
    name: 'ipconfigrec queryIpListFlag',
    path: `${lists}/queryIpListFlag`,
    data: { isWhiteList: '1', isBlackList: 0 },
  }),
  post({
    ...call,
    name: 'updateIsWhiteList',
    path: `${lists}/updateIsWhiteList`,
    fields: { required: { isWhiteList: flag } },
    data: null,
  }),
  post({
    ...call,
    name: 'updateIsBlackList',
    path: `${lists}/updateIsBlackList`,
    fields: { required: { isBlackList: flag } },
    data: null,
  }),
];
