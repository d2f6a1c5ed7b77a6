/** IP segments (1§2.13, 1§3 "IP segment", 1§7.4). */
import { get, post } from '../call.ts';
import { anyText, listOf, oneOf, record, recordId, text, wholeNumber } from '../value-checks.ts';

const segment = {
  id: 'NS-12',
  _id: 'NS-12',
  segmentName: '分部办公网',
  segmentType: 'IPv4',
  ipStart: '10.20.0.1',
  ipEnd: '10.20.3.254',
  instructions: '二层',
  creator: 'U-4',
  creatorName: '林岚',
  updater: 'U-4',
  updaterName: '林岚',
  createTime: '2026-02-03 09:10:11',
  updateTime: '2026-02-04 09:10:11',
  tenantKey: 'T-1',
  deleteType: '0',
  reference: 2,
};
const network = '/api/security/networkSegment';
const chosen = 'path and method: S-6';
const fields = {
  required: {
    id: recordId,
    segmentName: anyText,
    segmentType: oneOf('IPv4', 'IPv6', 'unlimit'),
    ipStart: anyText,
    ipEnd: anyText,
    instructions: anyText,
  },
};
const condition = record({ required: { field: text, operator: text, value: listOf(text) } });

export const networkCalls = [
  post({
    name: 'network segment queryReference',
    path: `${network}/queryReference`,
    fields: { required: { id: recordId, pageNo: wholeNumber, pageSize: wholeNumber } },
    data: {
      result: [{ module: '考勤', name: '办公网打卡' }],
      totalCount: 1,
      pageNo: 1,
      pageSize: 20,
      hasNext: false,
    },
    source: '1§7.4',
    chosen: `${chosen}; answer`,
  }),
  get({
    name: 'network segment getSearchCondition',
    path: `${network}/getSearchCondition`,
    data: {
      conditionId: 7,
      data: {},
      items: { segmentType: { itemType: 'SELECT', options: [{ id: 'IPv4', content: 'IPv4' }] } },
      layout: [[{ id: 'segmentType', label: '类型', items: ['segmentType'], groupId: '' }]],
      groups: [],
    },
    source: '1§7.4',
    chosen: `${chosen}; answer`,
  }),
  post({
    name: 'network segment queryList',
    path: `${network}/queryList`,
    fields: {
      required: { pageNo: wholeNumber, pageSize: wholeNumber, reference: text },
      optional: {
        conditions: listOf(condition),
        connection: oneOf('and', 'or'),
        orderBy: text,
        orderType: oneOf('asc', 'desc'),
      },
    },
    data: { result: [segment], totalCount: 1, pageNo: 1, pageSize: 20, hasNext: false },
    source: '1§7.4; 1§3',
    chosen,
  }),
  post({
    name: 'network segment querySegmentBySegmentIds',
    path: `${network}/querySegmentBySegmentIds`,
    fields: { required: { ids: listOf(recordId) } },
    data: [segment],
    source: '1§7.4',
    chosen: `${chosen}; fields`,
  }),
  post({
    name: 'network segment generateId',
    path: `${network}/generateId`,
    fields: { required: { size: wholeNumber } },
    data: ['NS-13'],
    source: '1§7.4',
    chosen,
  }),
  post({
    name: 'network segment add',
    path: `${network}/add`,
    fields,
    data: null,
    source: '1§7.4; 1§3',
    chosen: `${chosen}; fields`,
  }),
  post({
    name: 'network segment update',
    path: `${network}/update`,
    fields,
    data: null,
    source: '1§7.4; 1§3',
    chosen: `${chosen}; fields`,
  }),
  post({
    name: 'network segment batchDelete',
    path: `${network}/batchDelete`,
    fields: { required: { ids: listOf(recordId) } },
    data: null,
    source: '1§7.4',
    chosen,
  }),
];
