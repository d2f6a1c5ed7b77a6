/** The team's quick-create entrances, and who may create what they lead to (spec 3§2.3, 3§5.3, 3§7.5). */
import * as z from 'zod';
import { wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { entrance, entranceKey, exampleOrder, menuType, ofClient } from './entrance.ts';

const task = { module: 'task', moduleId: '1', menuType: '1' } as const;

/** The team's entrances, in their order. */
export const queryMenuEntrances = get(
  'quickCreate.team',
  '/api/basicserver/menuentrance/queryMenuEntrances',
  {
    given: '3§7.5; 3§3.9',
    envelope: 'action',
    request: { menuType },
    response: z.array(entrance),
    example: { menuType: '1' },
  },
);

/** The same on phones. */
export const queryMenuEntrancesApp = get(
  'quickCreate.teamMobile',
  '/api/app/basicserver/menuentrance/queryMenuEntrances',
  {
    given: '3§7.5',
    envelope: 'action',
    request: { menuType },
    response: z.array(entrance),
    example: { menuType: '1' },
  },
);

/** All that an entrance could be made of, each with whether there is one. */
export const queryAllEnableModules = post(
  'quickCreate.teamModules',
  '/api/basicserver/menuentrance/queryAllEnableModules',
  {
    given: '3§7.5',
    envelope: 'action',
    effect: 'read',
    request: { userId: z.string().min(1), ...ofClient },
    response: z.array(entrance),
    example: { userId: 'U20001' },
  },
);

/** Adds entrances, which come last, and takes others away. */
export const saveMenuEntrances = post('quickCreate.saveTeam', '/api/bs/basicserver/saveMenuEntrances', {
  given: '3§7.5',
  envelope: 'action',
  request: {
    addMenuEntrances: z.array(entranceKey),
    delMenuEntrances: z.array(entranceKey),
    ...ofClient,
  },
  example: { addMenuEntrances: [], delMenuEntrances: [task] },
});

/** Puts the entrances in order: all of them. */
export const updateMenuEntrancesSort = post(
  'quickCreate.sortTeam',
  '/api/bs/basicserver/updateMenuEntrancesSort',
  {
    given: '3§7.5',
    envelope: 'action',
    request: { menuEntrances: z.array(entranceKey).min(1), ...ofClient },
    example: () => ({ menuEntrances: exampleOrder() }),
  },
);

/** Deletes one. */
export const deleteMenuEntrance = get('quickCreate.deleteTeam', '/api/bs/basicserver/deleteMenuEntrance', {
  given: '3§7.5',
  envelope: 'action',
  effect: 'write',
  request: { userId: z.string().min(1), module: z.string().min(1), moduleId: z.string().min(1), ...ofClient },
  example: { userId: 'U20001', module: 'task', moduleId: '1' },
});

/** The team's entrances are those that a new tenant has. */
export const resetDefaultMenuEntrance = get(
  'quickCreate.resetTeam',
  '/api/bs/basicserver/resetDefaultMenuEntrance',
  { given: '3§7.5', envelope: 'action', effect: 'write' },
);

/** The same on phones. */
export const resetDefaultMenuEntranceApp = get(
  'quickCreate.resetTeamMobile',
  '/api/app/bs/basicserver/resetDefaultMenuEntrance',
  { chosen: '3§7.5 "app variants"; S-6', envelope: 'action', effect: 'write' },
);

/** What this person may do with forms: `all`, `write`, `read` or `none` of each. */
export const queryFormAuthByFormId = post(
  'quickCreate.formRights',
  '/api/formdatareport/reportform/queryFormAuthByFormId',
  {
    given: '3§7.5; 3§5.3',
    envelope: 'action',
    effect: 'read',
    request: { formIds: z.array(z.string().min(1)).min(1) },
    response: z.array(z.object({ formId: wireId, permission: z.enum(['all', 'write', 'read', 'none']) })),
    example: { formIds: ['T10000', 'T10001'] },
  },
);

/** What this person may do with workflows: `apply`, or not. */
export const queryFormAuto = post('quickCreate.workflowRights', '/api/bs/basicserver/queryFormAuto', {
  given: '3§7.5; 3§5.3',
  envelope: 'action',
  effect: 'read',
  request: { workflowIds: z.array(z.string().min(1)).min(1) },
  response: z.array(z.object({ workflowId: wireId, permission: z.enum(['apply', 'none']) })),
  example: { workflowIds: ['W201', 'W204'] },
});
