/** An employee's own quick-create entrances, on computers and on phones (spec 3§2.3, 3§7.5). */
import * as z from 'zod';
import { get, post } from '../endpoint.ts';
import { entrance, entranceKey, exampleOrder, ofClient } from './entrance.ts';

const task = { module: 'task', moduleId: '1', menuType: '1' } as const;

/** The employee's entrances in their order. */
export const queryEmpMenuEntrances = get(
  'quickCreate.personal',
  '/api/basicserver/menuentrance/queryEmpMenuEntrances',
  { given: '3§7.5; 3§3.9', envelope: 'action', response: z.array(entrance) },
);

/** The employee's entrances on phones. */
export const queryEmpMenuEntrancesApp = get(
  'quickCreate.personalMobile',
  '/api/app/basicserver/menuentrance/queryEmpMenuEntrances',
  { given: '3§7.5', envelope: 'action', response: z.array(entrance) },
);

/** All possible entrances, each with whether it is selected. */
export const queryAllEmpEnableModules = post(
  'quickCreate.personalModules',
  '/api/basicserver/menuentrance/queryAllEmpEnableModules',
  {
    given: '3§7.5',
    envelope: 'action',
    effect: 'read',
    request: { userId: z.string().min(1), ...ofClient },
    response: z.array(entrance),
    example: { userId: 'U20112' },
  },
);

/** Adds entrances at the end, and removes others. */
export const saveEmpMenuEntrances = post(
  'quickCreate.savePersonal',
  '/api/basicserver/saveEmpMenuEntrances',
  {
    given: '3§7.5',
    envelope: 'action',
    request: {
      addMenuEntrances: z.array(entranceKey),
      delMenuEntrances: z.array(entranceKey),
      ...ofClient,
    },
    example: { addMenuEntrances: [], delMenuEntrances: [task] },
  },
);

/** Sorts the entrances: the request has all of them. */
export const updateEmpMenuEntrancesSort = post(
  'quickCreate.sortPersonal',
  '/api/basicserver/updateEmpMenuEntrancesSort',
  {
    chosen: '3§7.5; S-6',
    envelope: 'action',
    request: { menuEntrances: z.array(entranceKey).min(1), ...ofClient },
    example: () => ({ menuEntrances: exampleOrder() }),
  },
);

/** Deletes one entrance of the employee. */
export const deleteEmpMenuEntrance = get(
  'quickCreate.deletePersonal',
  '/api/basicserver/deleteEmpMenuEntrance',
  {
    chosen: '3§7.5; S-6',
    envelope: 'action',
    effect: 'write',
    request: {
      userId: z.string().min(1),
      module: z.string().min(1),
      moduleId: z.string().min(1),
      ...ofClient,
    },
    example: { userId: 'U20112', module: 'task', moduleId: '1' },
  },
);

/** Resets the employee's entrances to the team's. */
export const resetMenuEntrance = get('quickCreate.resetPersonal', '/api/basicserver/resetMenuEntrance', {
  given: '3§7.5',
  envelope: 'action',
  effect: 'write',
});

/** Resets the employee's entrances on phones to the team's. */
export const resetMenuEntranceApp = get(
  'quickCreate.resetPersonalMobile',
  '/api/app/basicserver/resetMenuEntrance',
  { chosen: '3§7.5 "app variants"; S-6', envelope: 'action', effect: 'write' },
);
