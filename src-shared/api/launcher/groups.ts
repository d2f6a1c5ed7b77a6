/** An employee's own groups, and the order of both; misspelled names are the platform's (spec 3§2.2, 3§3.5, 3§7.1). */
import * as z from 'zod';
import { category, categoryLine } from '../applications/app.ts';
import { placedCategory } from '../applications/categories.ts';
import { wireCount, wireId } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const values = { groupName: z.string(), line: categoryLine };

/** The employee's groups, or the organisation's while there are none. */
export const queryPersonalCategories = get(
  'launcher.groups',
  '/api/basicserver/queryPersonalApplicationCategory',
  { chosen: '3§2.2; 3§3.5; S-6', response: z.array(category) },
);

/** Creates a group, which comes last, and answers its id. */
export const createPersonalCategory = post(
  'launcher.createGroup',
  '/api/basicserver/creatPersonalApplicationCategory',
  {
    given: '3§7.1; 3§3.5',
    request: values,
    response: wireId,
    example: { groupName: 'Field service', line: 1 },
  },
);

/** Changes a group's name or number of lines. */
export const updatePersonalCategory = post(
  'launcher.updateGroup',
  '/api/basicserver/updateApplicationCategoryPersonal',
  {
    given: '3§7.1; 3§3.5',
    request: { id: z.string().min(1), ...values },
    example: { id: 'AC10001', groupName: 'Every day', line: 2 },
  },
);

/** Deletes a group; its applications are then in no group. */
export const deletePersonalCategory = post(
  'launcher.deleteGroup',
  '/api/basicserver/deleteApplicationCategoryPersonal',
  { given: '3§7.1', request: { id: z.string().min(1) }, example: { id: 'AC10002' } },
);

/** Sorts the groups: the request has every group with its position, from 1. */
export const sortPersonalCategories = post(
  'launcher.sortGroups',
  '/api/basicserver/updateAppCatrgoryOrderNumPersonal',
  {
    given: '3§7.1',
    request: { appInfos: z.array(placedCategory).min(1) },
    example: {
      appInfos: ['AC10002', 'AC10001', 'AC10003', 'AC10004', 'AC10005'].map((id, index) => ({
        id,
        order: index + 1,
        group: 'custom',
      })),
    },
  },
);

/** Changes the positions of these applications among themselves; the others keep theirs. */
export const sortPersonalApps = post(
  'launcher.sortApps',
  '/api/basicserver/updateAppModuleOrderNumPersonal',
  {
    given: '3§7.1',
    request: { modules: z.array(z.object({ id: z.string().min(1), orderNum: wireCount })).min(1) },
    example: {
      modules: [
        { id: '2', orderNum: 6 },
        { id: '3', orderNum: 5 },
      ],
    },
  },
);

/** Moves an application into a group at a position. */
export const movePersonalApp = post(
  'launcher.moveApp',
  '/api/basicserver/updateAppModuleOrderNumAndRelationPersonal',
  {
    given: '3§7.1; 3§3.2 "appModuleLink"',
    request: { acId: z.string(), amId: z.string().min(1), orderNum: wireCount },
    example: { acId: 'AC10002', amId: '2', orderNum: 1 },
  },
);
