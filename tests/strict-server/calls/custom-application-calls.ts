/** Applications that the team and its people make themselves (3§5.1, 3§7.2). */
import { type Call, get, post } from '../call.ts';
import { anyText, type Check, oneOf, recordId, text, wholeNumber } from '../value-checks.ts';
import { app } from './application-calls.ts';
import { answer, info } from './application-info-calls.ts';

const basic = '/api/basicserver';
const action = 'action' as const;
const types = oneOf(
  'singleForm',
  'multiForm',
  'freeUrl',
  'freeFolder',
  'freeMainline',
  'eBuilder',
  'paas',
  'integratedLogin',
);
const page = { result: [app], totalCount: 11, pageNo: 1, pageSize: 10, hasNext: true };
const sought = {
  required: { pageNo: wholeNumber, pageSize: wholeNumber },
  optional: { keywords: anyText, applicationType: types },
};
const source = '3§7.2; 3§3.2';
const inDept = { deptId: recordId };
const saved = { answers: action, data: null, source };

function family(emp: string, dept: Record<string, Check>, chosen: (given: boolean) => Partial<Call>): Call[] {
  const one = { required: { sysMenuId: recordId }, optional: dept };
  const made = { required: { info, source: text }, optional: dept };
  const changed = { required: { info }, optional: dept };
  const free = (deed: string, what: string) => `${basic}/free/${deed}${emp}${what}Application`;
  const custom = (deed: string) => `${basic}/${deed}${emp}CustomApplication`;
  return [
    post({
      name: `query${emp}SysMenus`,
      path: `${basic}/free/query${emp}SysMenus`,
      data: page,
      source,
      ...chosen(false),
      fields: { ...sought, optional: { ...sought.optional, ...dept } },
    }),
    post({
      name: `query${emp}FreeApplication`,
      path: free('query', 'Free'),
      fields: one,
      data: answer,
      source,
      ...chosen(true),
    }),
    post({
      name: `create${emp}FreeApplication`,
      path: free('create', 'Free'),
      fields: made,
      ...saved,
      data: '77',
      ...chosen(false),
    }),
    post({
      name: `save${emp}FreeApplication`,
      path: free('save', 'Free'),
      fields: changed,
      ...saved,
      ...chosen(true),
    }),
    post({
      name: `delete${emp}FreeApplication`,
      path: free('delete', 'Free'),
      fields: one,
      ...saved,
      ...chosen(true),
    }),
    get({
      name: `query${emp}CustomMenu`,
      path: `${basic}/query${emp}CustomMenu`,
      fields: one,
      data: answer,
      source,
      ...chosen(false),
    }),
    post({
      name: `create${emp}CustomApplication`,
      path: custom('create'),
      fields: made,
      ...saved,
      data: '77',
      ...chosen(false),
    }),
    post({
      name: `save${emp}CustomApplication`,
      path: custom('save'),
      fields: changed,
      ...saved,
      ...chosen(false),
    }),
    post({
      name: `delete${emp}CustomApplication`,
      path: custom('delete'),
      fields: one,
      ...saved,
      ...chosen(false),
    }),
  ];
}

export const customApplicationCalls = [
  ...family('', inDept, (given) => ({ chosen: given ? 'fields' : 'path and fields' })),
  ...family('Emp', {}, () => ({ chosen: 'name, path and fields' })),
  get({
    name: 'targets of a custom application',
    path: `${basic}/free/queryTargets`,
    fields: {
      required: {
        kind: oneOf('form', 'folder', 'project', 'ebuilder', 'paas'),
        pageNo: wholeNumber,
        pageSize: wholeNumber,
      },
      optional: { keywords: anyText },
    },
    data: { result: [{ id: 'F1', name: '表' }], totalCount: 11, pageNo: 1, pageSize: 10, hasNext: true },
    source: '3§5.1',
    chosen: 'name, path and fields',
  }),
];
