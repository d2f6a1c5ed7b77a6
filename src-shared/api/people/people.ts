/**
 * Departments and people to choose from (spec 2§7 getOrgTree, departmentTree.common). The documents show the two
 * paths and no fields: those are chosen, as is the list of people beside them (S-6).
 */
import * as z from 'zod';
import { idList, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';

/** Ids that one call may ask the names of. */
export const idsAtOnce = 200;
/** Contacts that one call may ask for: an address may be long, and they stand in the call's own. */
export const contactsAtOnce = 50;

export const orgNode = z.object({
  id: wireId,
  name: z.string(),
  /** '' at the top of what this person may see. */
  parentId: optionalWireId,
  hasChildren: z.boolean(),
});
export type OrgNode = z.output<typeof orgNode>;

/** The children of a department; without one: the top of what the person may see under this menu. */
export const getOrgTree = get('people.orgTree', '/api/hrm/common/getOrgTree', {
  given: '2§7; S-6',
  request: { menuCode: z.string().min(1), parentId: z.string().min(1).optional() },
  response: z.array(orgNode),
  example: { menuCode: 'appManage' },
});

export const foundDepartment = z.object({
  id: wireId,
  name: z.string(),
  /** Names from the top to the department's parent. */
  path: z.array(z.string()),
  /** Their ids, by which the tree is opened down to it; a server may leave them out. */
  pathIds: z.array(wireId).optional(),
});
export type FoundDepartment = z.output<typeof foundDepartment>;

/** Departments by a keyword in their name, or by their ids; ids that are not there are left out. */
export const searchDepartments = post(
  'people.departments',
  '/api/calendar/common/search/departmentTree.common',
  {
    given: '2§7; S-6',
    effect: 'read',
    request: {
      menuCode: z.string().min(1),
      keywords: z.string().optional(),
      ids: z.array(z.string().min(1)).max(idsAtOnce).optional(),
      ...pageRequest,
    },
    response: pageOf(foundDepartment),
    example: { menuCode: 'appManage', ...firstPage },
  },
);

export const foundPerson = z.object({
  id: wireId,
  username: z.string(),
  department: wireText,
  deptId: wireId,
  /** Of the contacts that were asked for those that are theirs; a server that knows no such question leaves it out. */
  contacts: z.array(z.string()).optional(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** People by a keyword, of a department and everything below it, by their ids, or by how they are reached; those not there are left out. */
export const queryPeople = get('people.people', '/api/hrm/common/queryUsers', {
  chosen: 'S-6',
  request: {
    keywords: z.string().optional(),
    deptId: z.string().min(1).optional(),
    /** Separated by commas. */
    ids: idList.optional(),
    /** Addresses and phone numbers, separated by commas; of mainland China without the area code, else `+65 81234567`. */
    contacts: idList.optional(),
    ...pageRequest,
  },
  response: pageOf(foundPerson),
  example: firstPage,
});

/** Whom one can share with beside people and departments, each kind a list with names (3§3.3). */
export const targetKinds = ['subcompany', 'group', 'position', 'external'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const shareTarget = z.object({
  id: wireId,
  name: z.string(),
  /** What tells two of one name apart, e.g. an external person's company. */
  note: wireText,
});
export type ShareTarget = z.output<typeof shareTarget>;

/** Subcompanies, groups, positions or external people by a keyword, or by their ids; those not there are left out. */
export const queryShareTargets = get('people.targets', '/api/hrm/common/queryShareTargets', {
  chosen: '3§3.3; S-6',
  request: {
    entryType: z.enum(targetKinds),
    keywords: z.string().optional(),
    /** Separated by commas. */
    ids: idList.optional(),
    ...pageRequest,
  },
  response: pageOf(shareTarget),
  example: { entryType: 'group', ...firstPage },
});
