/** The team's quick-create entrances, and the rights to create their targets (spec 3§2.3, 3§5.3, 3§7.5). */
import * as z from 'zod';
import { wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { entrance, entranceKey, exampleOrder, menuType, ofClient } from './entrance.ts';

const task = { module: 'task', moduleId: '1', menuType: '1' } as const;

/** The team's entrances in their order. */
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

/** The team's entrances on phones. */
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

/** All possible entrances, each with whether it is selected. */
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

/** Adds entrances at the end, and removes others. */
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

/** Sorts the entrances: the request has all of them. */
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

/** Deletes one entrance of the team. */
export const deleteMenuEntrance = get('quickCreate.deleteTeam', '/api/bs/basicserver/deleteMenuEntrance', {
  given: '3§7.5',
  envelope: 'action',
  effect: 'write',
  request: { userId: z.string().min(1), module: z.string().min(1), moduleId: z.string().min(1), ...ofClient },
  example: { userId: 'U20001', module: 'task', moduleId: '1' },
});

/** Resets the team's entrances to those of a new tenant. */
export const resetDefaultMenuEntrance = get(
  'quickCreate.resetTeam',
  '/api/bs/basicserver/resetDefaultMenuEntrance',
  { given: '3§7.5', envelope: 'action', effect: 'write' },
);

/** Resets the team's entrances on phones to those of a new tenant. */
export const resetDefaultMenuEntranceApp = get(
  'quickCreate.resetTeamMobile',
  '/api/app/bs/basicserver/resetDefaultMenuEntrance',
  { chosen: '3§7.5 "app variants"; S-6', envelope: 'action', effect: 'write' },
);

/** This user's right to each form: `all`, `write`, `read` or `none`. */
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

/** This user's right to each workflow: `apply`, or none. */
export const queryFormAuto = post('quickCreate.workflowRights', '/api/bs/basicserver/queryFormAuto', {
  given: '3§7.5; 3§5.3',
  envelope: 'action',
  effect: 'read',
  request: { workflowIds: z.array(z.string().min(1)).min(1) },
  response: z.array(z.object({ workflowId: wireId, permission: z.enum(['apply', 'none']) })),
  example: { workflowIds: ['W201', 'W204'] },
});
