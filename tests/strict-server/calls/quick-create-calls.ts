/** Quick-create entrances (3§2.3, 3§3.9, 3§5.3, 3§7.5). */
import { get, post } from '../call.ts';
import { listOf, oneOf, record, recordId, text } from '../value-checks.ts';

const entrance = {
  module: 'biaoge',
  moduleId: 'F77',
  selected: '1',
  sort: 2,
  menuType: '1',
  sysMenus: { shortname: '台账', applicationCustoms: [{ module: 'biaoge', targetId: 'F77' }] },
};
const key = record({ required: { module: text, moduleId: recordId, menuType: oneOf('1') } });
const client = { clientType: oneOf('appClient') };
const basic = '/api/basicserver';
const team = '/api/bs/basicserver';
const source = '3§7.5; 3§3.9';
const phones = 'clientType, for phones';
const changes = { addMenuEntrances: listOf(key), delMenuEntrances: listOf(key) };
const deleted = { required: { userId: recordId, module: text, moduleId: recordId }, optional: client };

const calls = [
  get({
    // Rows QUICK-008, 015.
    name: 'queryEmpMenuEntrances',
    path: `${basic}/menuentrance/queryEmpMenuEntrances`,
    data: [entrance],
    source,
  }),
  get({
    // Rows QUICK-009, 016.
    name: 'queryMenuEntrances',
    path: `${basic}/menuentrance/queryMenuEntrances`,
    fields: { required: { menuType: oneOf('1') } },
    data: [entrance],
    source,
  }),
  get({
    // Row QUICK-017.
    name: 'mobile entrance query, personal',
    path: '/api/app/basicserver/menuentrance/queryEmpMenuEntrances',
    data: [entrance],
    source,
    chosen: 'operation name',
  }),
  get({
    // Row QUICK-017.
    name: 'mobile entrance query, team',
    path: '/api/app/basicserver/menuentrance/queryMenuEntrances',
    fields: { required: { menuType: oneOf('1') } },
    data: [entrance],
    source,
    chosen: 'operation name',
  }),
  post({
    // Row QUICK-018.
    name: 'saveEmpMenuEntrances',
    path: `${basic}/saveEmpMenuEntrances`,
    fields: { required: changes, optional: client },
    data: null,
    source,
    chosen: phones,
  }),
  post({
    // Row QUICK-019.
    name: 'saveMenuEntrances',
    path: `${team}/saveMenuEntrances`,
    fields: { required: changes, optional: client },
    data: null,
    source,
    chosen: phones,
  }),
  post({
    // Row QUICK-020.
    name: 'updateEmpMenuEntrancesSort',
    path: `${basic}/updateEmpMenuEntrancesSort`,
    fields: { required: { menuEntrances: listOf(key) }, optional: client },
    data: null,
    source,
    chosen: `path; ${phones}`,
  }),
  post({
    // Row QUICK-021.
    name: 'updateMenuEntrancesSort',
    path: `${team}/updateMenuEntrancesSort`,
    fields: { required: { menuEntrances: listOf(key) }, optional: client },
    data: null,
    source,
    chosen: phones,
  }),
  get({
    // Row QUICK-022.
    name: 'deleteEmpMenuEntrance',
    path: `${basic}/deleteEmpMenuEntrance`,
    fields: deleted,
    data: null,
    source,
    chosen: `path; ${phones}`,
  }),
  get({
    // Row QUICK-023.
    name: 'deleteMenuEntrance',
    path: `${team}/deleteMenuEntrance`,
    fields: deleted,
    data: null,
    source,
    chosen: `"plus params" are module and moduleId; ${phones}`,
  }),
  post({
    // Row QUICK-024.
    name: 'queryAllEmpEnableModules',
    path: `${basic}/menuentrance/queryAllEmpEnableModules`,
    fields: { required: { userId: recordId }, optional: client },
    data: [entrance],
    source,
    chosen: phones,
  }),
  post({
    // Row QUICK-025.
    name: 'queryAllEnableModules',
    path: `${basic}/menuentrance/queryAllEnableModules`,
    fields: { required: { userId: recordId }, optional: client },
    data: [entrance],
    source,
    chosen: phones,
  }),
  // Rows QUICK-026, 027.
  get({ name: 'resetMenuEntrance', path: `${basic}/resetMenuEntrance`, data: null, source }),
  get({ name: 'resetDefaultMenuEntrance', path: `${team}/resetDefaultMenuEntrance`, data: null, source }),
  get({
    // Row QUICK-028.
    name: 'app variant of resetMenuEntrance',
    path: '/api/app/basicserver/resetMenuEntrance',
    data: null,
    source,
    chosen: 'path',
  }),
  get({
    // Row QUICK-028.
    name: 'app variant of resetDefaultMenuEntrance',
    path: '/api/app/bs/basicserver/resetDefaultMenuEntrance',
    data: null,
    source,
    chosen: 'path',
  }),
  post({
    // Row QUICK-029.
    name: 'queryFormAuthByFormId',
    path: '/api/formdatareport/reportform/queryFormAuthByFormId',
    fields: { required: { formIds: listOf(recordId) } },
    data: [{ formId: 'F77', permission: 'write' }],
    source: '3§7.5; 3§5.3',
    chosen: 'fields and answer',
  }),
  post({
    // Row QUICK-030.
    name: 'queryFormAuto',
    path: `${team}/queryFormAuto`,
    fields: { required: { workflowIds: listOf(recordId) } },
    data: [{ workflowId: 'W201', permission: 'apply' }],
    source: '3§7.5; 3§5.3',
    chosen: 'fields and answer',
  }),
];

/** All of them carry an `actionMsg` (3§7.5). */
export const quickCreateCalls = calls.map((call) => ({ ...call, answers: 'action' as const }));
