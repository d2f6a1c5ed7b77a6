/** Calls about the shares of applications, and copies of applications (3§3.3, 3§7.3). */
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

const basic = '/api/basicserver';
const prefix = 'name, path and method: S-6';
const inDept = { deptId: recordId };
const share = record({
  required: {
    sid: anyText,
    id: recordIdOrEmpty,
    reverse: flag,
    moduleStr: anyText,
    moduleId: recordIdOrEmpty,
    entryType: oneOf(
      'user',
      'department',
      'subcompany',
      'all',
      'allExternal',
      'group',
      'position',
      'external',
    ),
  },
  optional: { subContain: flag },
});
const ofModule = { required: { moduleId: recordId, shares: listOf(share) }, optional: inDept };
// Rows APP-119, 121, 122.
const changes = ['addModuleShare', 'addReverseModuleShare', 'updateModuleShare'];
const many = { required: { sysMenuIds: listOf(recordId) }, optional: inDept };

export const applicationShareCalls = [
  get({
    // Row APP-115.
    name: 'loadModuleShare',
    path: `${basic}/loadModuleShare`,
    fields: { required: { moduleId: recordId }, optional: inDept },
    data: [
      { sid: 'S1', id: 'G7', entryType: 'group', reverse: '1', moduleStr: 'workflow', moduleId: '2' },
      { sid: 'S2', id: '', entryType: 'allExternal', reverse: '0', moduleStr: 'workflow', moduleId: '2' },
    ],
    source: '3§7.3; 3§3.3',
    chosen: prefix,
  }),
  ...changes.map((name) =>
    post({
      name,
      path: `${basic}/${name}`,
      fields: ofModule,
      data: null,
      source: '3§7.3; 3§3.3',
      chosen: `${prefix}; fields`,
    }),
  ),
  post({
    // Row APP-120.
    name: 'delModuleShare',
    path: `${basic}/delModuleShare`,
    fields: { required: { moduleId: recordId, sids: listOf(text) }, optional: inDept },
    data: null,
    source: '3§7.3; 3§3.3',
    chosen: `${prefix}; fields`,
  }),
  post({
    // Row APP-125.
    name: 'batchSaveSysMenuShares',
    path: `${basic}/sysMenu/share/batchSaveSysMenuShares`,
    fields: { ...many, required: { ...many.required, sysMenuShares: listOf(share) } },
    data: null,
    source: '3§7.3; 3§3.3',
    chosen: 'fields',
  }),
  post({
    name: 'share audience',
    path: `${basic}/sysMenu/share/queryShareAudience`,
    fields: {
      required: { sysMenuShares: listOf(share), everybody: flag, pageNo: wholeNumber, pageSize: wholeNumber },
      optional: { ...inDept, keywords: anyText },
    },
    data: {
      result: [
        {
          id: 'U5501',
          username: '林远',
          department: '销售中心',
          deptId: 'D12',
          reason: {
            sees: '0',
            why: 'excluded',
            by: { sid: 'S1', id: 'G7', entryType: 'group', reverse: '1', moduleStr: '', moduleId: '2' },
          },
        },
      ],
      totalCount: 11,
      pageNo: 1,
      pageSize: 10,
      hasNext: true,
    },
    source: '3§3.3',
    chosen: prefix,
  }),
  get({
    name: 'use of applications',
    path: `${basic}/app/manage/queryAppUse`,
    fields: { required: {}, optional: inDept },
    data: [{ moduleId: '2', audience: 1320, users: '411', lastUse: '2026-11-28' }],
    source: '3§2.1',
    chosen: prefix,
  }),
  post({
    // Row APP-123.
    name: 'copySysModule',
    path: `${basic}/menu/copySysModule`,
    fields: { required: { sysMenuId: recordId }, optional: inDept },
    data: '900',
    source: '3§7.3',
    chosen: 'fields and answer',
  }),
  post({
    // Row APP-124.
    name: 'batchCopySysModule',
    path: `${basic}/menu/batchCopySysModule`,
    fields: many,
    data: ['900', '901'],
    source: '3§7.3',
    chosen: 'fields and answer',
  }),
];
