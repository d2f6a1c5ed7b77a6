/** Departments and people for pickers: children of a department, search, names of ids (spec 2§7). */
import {
  contactsAtOnce,
  type FoundDepartment,
  type FoundPerson,
  getOrgTree,
  idsAtOnce,
  type OrgNode,
  queryPeople,
  queryShareTargets,
  searchDepartments,
} from '#shared/api/people/people.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';
import { type Roster, rosterOf } from '../../kernel/people/roster.ts';
import { type ManagedDepartments, visibleDepartmentsOf, canSee } from '../../kernel/people/scope.ts';
import { foldCase, pageOfSequence, type Sequence } from '../../kernel/people/search.ts';
import { shareTargetsOf } from '../../kernel/people/share-targets.ts';

export const peopleRoutes: readonly Implementation[] = [
  implement(getOrgTree, 'signedIn', async ({ parentId }, context) => {
    const organisation = await organisationFor(context);
    const visibleDepartments = visibleDepartmentsOf(organisation, context.user);
    if (parentId === undefined)
      return tops(organisation, visibleDepartments).map((index) =>
        node(organisation, index, visibleDepartments),
      );
    const parent = organisation.indexOf(parentId);
    if (parent < 0) return refuse(messagesIn(context.language).noSuchDepartment);
    if (!canSee(visibleDepartments, parent)) return refuse(messagesIn(context.language).noPermission, 401);
    return organisation.childrenOf(parent).map((index) => node(organisation, index, visibleDepartments));
  }),

  implement(searchDepartments, 'signedIn', async ({ keywords = '', ids, ...page }, context) => {
    const organisation = await organisationFor(context);
    const visibleDepartments = visibleDepartmentsOf(organisation, context.user);
    const found = ids
      ? ids.map((id) => organisation.indexOf(id)).filter((index) => index >= 0)
      : organisation.search(keywords).filter((index) => canSee(visibleDepartments, index));
    return pageOfSequence(
      mapped(found, (index) => foundIn(organisation, index)),
      page,
      null,
    );
  }),

  implement(queryPeople, 'signedIn', async ({ keywords = '', deptId, ids, contacts, ...page }, context) => {
    const roster = await rosterOf(context.store, context.user.tenantKey, context.scenario.scale);
    const organisation = await organisationFor(context);
    const { language } = context;
    const person = (index: number): FoundPerson => {
      const deptId = organisation.department(roster.departmentOf(index)).id;
      return { ...roster.person(index), deptId };
    };
    if (ids) {
      if (ids.length > idsAtOnce) return refuse(messagesIn(language).badInput('ids'), 400);
      const indices = ids.map((id) => roster.indexOf(id)).filter((index) => index >= 0);
      return pageOfSequence(mapped(indices, person), page, null);
    }
    if (contacts) {
      if (contacts.length > contactsAtOnce) return refuse(messagesIn(language).badInput('contacts'), 400);
      const indices = contacts.map((contact) => reachedBy(roster, contact)).filter((index) => index >= 0);
      const reached = (index: number): FoundPerson => ({
        ...person(index),
        contacts: contactsOf(roster, index).filter((one) => contacts.includes(one)),
      });
      return pageOfSequence(mapped([...new Set(indices)], reached), page, null);
    }
    const department = deptId === undefined ? null : organisation.indexOf(deptId);
    if (department !== null && department < 0) return refuse(messagesIn(language).noSuchDepartment);
    const visibleDepartments = visibleDepartmentsOf(organisation, context.user);
    if (department !== null && !canSee(visibleDepartments, department))
      return refuse(messagesIn(language).noPermission, 401);
    const below = department === null ? visibleDepartments : organisation.below([department]);
    const words = foldCase(keywords);
    if (below === null && words === '') {
      return pageOfSequence({ size: roster.size, at: person }, page, null);
    }
    // The pages hold positions; a person is computed only for the rows of a page.
    const everybody = { size: roster.size, at: (index: number) => index };
    const { result, ...rest } = pageOfSequence(everybody, page, (index) => {
      if (below !== null && below[roster.departmentOf(index)] !== 1) return false;
      if (words === '') return true;
      const { id, username } = roster.person(index);
      return foldCase(username).includes(words) || foldCase(id) === words;
    });
    return { ...rest, result: result.map(person) };
  }),

  implement(queryShareTargets, 'signedIn', ({ entryType, keywords = '', ids, ...page }, context) => {
    const { user, scenario, language } = context;
    const targets = shareTargetsOf(entryType, user.tenantKey, scenario.scale);
    if (ids) {
      if (ids.length > idsAtOnce) return refuse(messagesIn(language).badInput('ids'), 400);
      const byId = new Map(targets.map((target) => [target.id, target]));
      const found = ids.flatMap((id) => byId.get(id) ?? []);
      return pageOfSequence(
        mapped(found, (target) => target),
        page,
        null,
      );
    }
    const words = foldCase(keywords);
    const fits = ({ name, note }: { name: string; note: string }) =>
      foldCase(name).includes(words) || foldCase(note).includes(words);
    return pageOfSequence(
      mapped(targets, (target) => target),
      page,
      words === '' ? null : fits,
    );
  }),
];

/** Visible departments whose parent is not visible. */
function tops(organisation: Organisation, visibleDepartments: ManagedDepartments): readonly number[] {
  if (visibleDepartments === null) return organisation.roots();
  const indices: number[] = [];
  for (let index = 0; index < organisation.size; index += 1) {
    if (canSee(visibleDepartments, index) && !canSee(visibleDepartments, organisation.parentOf(index)))
      indices.push(index);
  }
  return indices;
}

function node(organisation: Organisation, index: number, visibleDepartments: ManagedDepartments): OrgNode {
  const parent = organisation.parentOf(index);
  return {
    ...organisation.department(index),
    parentId: parent >= 0 && canSee(visibleDepartments, parent) ? organisation.department(parent).id : '',
    hasChildren: organisation.childrenOf(index).some((child) => canSee(visibleDepartments, child)),
  };
}

function foundIn(organisation: Organisation, index: number): FoundDepartment {
  const [, ...above] = organisation.above(index);
  return {
    ...organisation.department(index),
    path: above.map((each) => organisation.department(each).name).reverse(),
    pathIds: above.map((each) => organisation.department(each).id).reverse(),
  };
}

function mapped<From, To>(from: readonly From[], to: (one: From) => To): Sequence<To> {
  return {
    size: from.length,
    at: (index) => to(from[index] as From),
  };
}

const mail = '@example.com';
/** Prefix of mobiles in mainland China; the last seven digits are the person's roster position. */
const mobiles = '1391';

/** Returns a person's mail address and mobile in the form of `contactKey`. */
function contactsOf(roster: Roster, index: number): readonly [string, string] {
  const { id } = roster.person(index);
  return [`${id.toLowerCase()}${mail}`, `${mobiles}${String(index).padStart(7, '0')}`];
}

/** Returns the roster position of the contact's owner; -1 where it is nobody of the tenant. */
function reachedBy(roster: Roster, contact: string): number {
  if (contact.endsWith(mail)) return roster.indexOf(contact.slice(0, -mail.length).toUpperCase());
  const digits = contact.startsWith(mobiles) ? contact.slice(mobiles.length) : '';
  return /^\d{7}$/.test(digits) && Number(digits) < roster.size ? Number(digits) : -1;
}
