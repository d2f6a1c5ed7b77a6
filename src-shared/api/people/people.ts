/**
 * Departments and people to choose from (spec 2§7 getOrgTree, departmentTree.common). The documents show the two paths
 * without fields; those are chosen, as is the list of people (S-6).
 */
import * as z from 'zod';
import { idList, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';

/** Most ids in one request for names. */
export const idsAtOnce = 200;
/** Most contacts in one request: an address may be long, and the query is in the URL. */
export const contactsAtOnce = 50;

export const orgNode = z.object({
  id: wireId,
  name: z.string(),
  /** Id of the parent; '' at the top of the user's part of the tree. */
  parentId: optionalWireId,
  hasChildren: z.boolean(),
});
export type OrgNode = z.output<typeof orgNode>;

/** The children of a department, or without one the top of the user's part of the tree under this menu. */
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
  /** Ids from the top to the parent, by which the tree is expanded; a server may leave them out. */
  pathIds: z.array(wireId).optional(),
});
export type FoundDepartment = z.output<typeof foundDepartment>;

/** Departments by a keyword in their name, or by their ids; missing ones are left out. */
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
  /** The requested contacts that belong to this person; absent from servers without this search. */
  contacts: z.array(z.string()).optional(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** People by a keyword, by department with everything below it, by ids, or by contacts; missing ones are left out. */
export const queryPeople = get('people.people', '/api/hrm/common/queryUsers', {
  chosen: 'S-6',
  request: {
    keywords: z.string().optional(),
    deptId: z.string().min(1).optional(),
    /** Ids, separated by commas. */
    ids: idList.optional(),
    /** Addresses and phone numbers, separated by commas; numbers outside the mainland as `+65 81234567`. */
    contacts: idList.optional(),
    ...pageRequest,
  },
  response: pageOf(foundPerson),
  example: firstPage,
});

/** Kinds of share targets beside people and departments, each a list with names (3§3.3). */
export const shareTargetKinds = ['subcompany', 'group', 'position', 'external'] as const;
export type ShareTargetKind = (typeof shareTargetKinds)[number];

export const shareTarget = z.object({
  id: wireId,
  name: z.string(),
  /** Text that distinguishes targets of the same name, such as an external person's company. */
  note: wireText,
});
export type ShareTarget = z.output<typeof shareTarget>;

/** Subcompanies, groups, positions or external people by a keyword, or by their ids; missing ones are left out. */
export const queryShareTargets = get('people.targets', '/api/hrm/common/queryShareTargets', {
  chosen: '3§3.3; S-6',
  request: {
    entryType: z.enum(shareTargetKinds),
    keywords: z.string().optional(),
    /** Ids, separated by commas. */
    ids: idList.optional(),
    ...pageRequest,
  },
  response: pageOf(shareTarget),
  example: { entryType: 'group', ...firstPage },
});
