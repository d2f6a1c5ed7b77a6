/** Departments and people to choose from (2§7; 3§2.1 "Department tree selector"). */
import { get, post } from '../call.ts';
import { listOf, recordId, text, wholeNumber } from '../value-checks.ts';

const page = { pageNo: wholeNumber, pageSize: wholeNumber };

export const peopleCalls = [
  get({
    name: 'getOrgTree',
    path: '/api/hrm/common/getOrgTree',
    fields: { required: { menuCode: text }, optional: { parentId: recordId } },
    data: [{ id: 'D12', name: '财务部', parentId: 'D1', hasChildren: true }],
    source: '2§7',
    chosen: 'the field parentId and the answer',
  }),
  post({
    name: 'departmentTree.common',
    path: '/api/calendar/common/search/departmentTree.common',
    fields: { required: { menuCode: text, ...page }, optional: { keywords: text, ids: listOf(recordId) } },
    data: {
      result: [{ id: 'D12', name: '财务部', path: ['磐石远航'], pathIds: ['D1'] }],
      totalCount: 1,
      pageNo: 1,
      pageSize: 10,
      hasNext: false,
    },
    source: '2§7',
    chosen: 'fields and answer',
  }),
  get({
    name: 'people by name, department, id or contact',
    path: '/api/hrm/common/queryUsers',
    fields: { required: page, optional: { keywords: text, deptId: recordId, ids: text, contacts: text } },
    data: {
      result: [
        { id: 'U5501', username: '薛', department: '财务部', deptId: 'D12', contacts: ['13900001111'] },
      ],
      totalCount: 1,
      pageNo: 1,
      pageSize: 10,
      hasNext: false,
    },
    source: 'S-6',
    chosen: 'everything',
  }),
  get({
    name: 'subcompanies, groups, positions and external people to share with',
    path: '/api/hrm/common/queryShareTargets',
    fields: { required: { entryType: text, ...page }, optional: { keywords: text, ids: text } },
    data: {
      result: [{ id: 'G31', name: '值班小组', note: '信息中心' }],
      totalCount: 1,
      pageNo: 1,
      pageSize: 10,
      hasNext: false,
    },
    source: '3§3.3; S-6',
    chosen: 'everything',
  }),
];
