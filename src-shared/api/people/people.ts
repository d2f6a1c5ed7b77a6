/**
 * Departments and people to choose from (spec 2§7 getOrgTree, departmentTree.common). The documents show the two
 * paths and no fields: those are chosen, as is the list of people beside them (decision 6).
 */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';

/** Ids in one text, separated by commas. */
const idList = z.codec(z.string().min(1), z.array(z.string().min(1)).min(1), {
  decode: (wire) => wire.split(','),
  encode: (value) => value.join(','),
});

/** Ids that one call may ask the names of. */
export const idsAtOnce = 200;

export const orgNode = z.object({
  id: wireId,
  name: z.string(),
  /** '' at the top of what this person may see. */
  parentId: wireText,
  hasChildren: z.boolean(),
});
export type OrgNode = z.output<typeof orgNode>;

/** The children of a department; without one: the top of what the person may see under this menu. */
export const getOrgTree = endpoint({
  id: 'people.orgTree',
  method: 'GET',
  path: '/api/hrm/common/getOrgTree',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ menuCode: z.string().min(1), parentId: z.string().min(1).optional() }),
  response: z.array(orgNode),
  source: '2§7; decision 6',
});

export const foundDepartment = z.object({
  id: wireId,
  name: z.string(),
  /** Names from the top to the department's parent. */
  path: z.array(z.string()),
});
export type FoundDepartment = z.output<typeof foundDepartment>;

/** Departments by a keyword in their name, or by their ids; ids that are not there are left out. */
export const searchDepartments = endpoint({
  id: 'people.departments',
  method: 'POST',
  path: '/api/calendar/common/search/departmentTree.common',
  origin: 'given',
  encoding: 'json',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({
    menuCode: z.string().min(1),
    keywords: z.string().optional(),
    ids: z.array(z.string().min(1)).max(idsAtOnce).optional(),
    ...pageRequest,
  }),
  response: pageOf(foundDepartment),
  source: '2§7; decision 6',
});

export const foundPerson = z.object({
  id: wireId,
  username: z.string(),
  department: wireText,
  deptId: wireId,
});
export type FoundPerson = z.output<typeof foundPerson>;

/** People by a keyword, of a department and everything below it, or by their ids; those not there are left out. */
export const queryPeople = endpoint({
  id: 'people.people',
  method: 'GET',
  path: '/api/hrm/common/queryUsers',
  origin: 'chosen',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({
    keywords: z.string().optional(),
    deptId: z.string().min(1).optional(),
    /** Separated by commas. */
    ids: idList.optional(),
    ...pageRequest,
  }),
  response: pageOf(foundPerson),
  source: 'decision 6',
});
