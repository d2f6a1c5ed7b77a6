/** Groups of applications, and the order of both (spec 3§3.5, 3§7.1); the misspelled names are the platform's. */
import * as z from 'zod';
import { wireCount, wireId } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { categoryLine } from './app.ts';

const inDept = { deptId: z.string().optional() };
const values = { groupName: z.string(), line: categoryLine };

/** Creates a group, which comes last, and answers its id. */
export const createCategory = post(
  'applications.createCategory',
  '/api/basicserver/creatApplicationCategory',
  {
    given: '3§7.1; 3§3.5',
    request: { ...values, ...inDept },
    response: wireId,
    example: { groupName: 'Field service', line: 1 },
  },
);

/** Changes a group's name or number of lines. */
export const updateCategory = post(
  'applications.updateCategory',
  '/api/basicserver/updateApplicationCategory',
  {
    given: '3§7.1; 3§3.5',
    request: { id: z.string().min(1), ...values, ...inDept },
    example: { id: 'AC10001', groupName: 'Every day', line: 2 },
  },
);

/** Deletes a group; its applications are then in no group. */
export const deleteCategory = post(
  'applications.deleteCategory',
  '/api/basicserver/deleteApplicationCategory',
  {
    given: '3§7.1; 3§3.5',
    request: { id: z.string().min(1), ...inDept },
    example: { id: 'AC10002' },
  },
);

/** A group with its position, as `id,order,group`; `group` is the group's type. */
export const placedCategory = z.codec(
  z.string().regex(/^[^,]+,\d{1,6},[^,]*$/),
  z.object({ id: z.string().min(1), order: z.int().min(1), group: z.string() }),
  {
    decode(wire) {
      const [id = '', order = '', group = ''] = wire.split(',');
      return { id, order: Number(order), group };
    },
    encode: ({ id, order, group }) => `${id},${order},${group}`,
  },
);

/** Sorts the groups: the request has every group of the department with its position, from 1. */
export const sortCategories = post(
  'applications.sortCategories',
  '/api/basicserver/updateAppCatrgoryOrderNum',
  {
    given: '3§7.1',
    request: { appInfos: z.array(placedCategory).min(1), ...inDept },
    example: { appInfos: ['AC10002', 'AC10001', 'AC10003', 'AC10004', 'AC10005'].map(placed) },
  },
);

function placed(id: string, index: number) {
  return { id, order: index + 1, group: 'custom' };
}

/** Changes the positions of applications within one group. */
export const sortApps = post('applications.sortApps', '/api/basicserver/updateAppModuleOrderNum', {
  given: '3§7.1',
  request: {
    modules: z.array(z.object({ id: z.string().min(1), orderNum: wireCount })).min(1),
    ...inDept,
  },
  example: {
    modules: [
      { id: '2', orderNum: 2 },
      { id: '3', orderNum: 1 },
    ],
  },
});

/** Moves an application into a group at a position; the following ones move on. */
export const moveApp = post('applications.moveApp', '/api/basicserver/updateAppModuleOrderNumAndRelation', {
  given: '3§7.1; 3§3.2 "appModuleLink"',
  request: {
    /** Id of the group. */
    acId: z.string(),
    /** Id of the application. */
    amId: z.string().min(1),
    orderNum: wireCount,
    ...inDept,
  },
  example: { acId: 'AC10002', amId: '2', orderNum: 1 },
});
