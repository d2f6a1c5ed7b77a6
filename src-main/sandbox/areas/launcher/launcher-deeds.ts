/** Values of the operation log by which somebody takes back what they changed in their own launcher. */
import type { AppItem } from '#shared/api/applications/app.ts';
import type { LauncherGroup } from '#shared/rules/launcher/visible-apps.ts';
import type { PersonGroup } from '../../kernel/modules/person.ts';
import { type ToldValues, toldFields } from '../../kernel/operation-log/changed-fields.ts';

const formOf = ({ groupName, line }: LauncherGroup) => ({ groupName, line: `${line}` });

export function groupValues(from: LauncherGroup, to: LauncherGroup): ToldValues {
  return { record: 'launcherGroup', fields: toldFields(formOf(from), formOf(to)) };
}

export function groupThereValues(group: LauncherGroup, there: boolean): ToldValues {
  const [none, one] = [[], [formOf(group)]];
  return {
    record: 'launcherGroupPresence',
    at: { made: formOf(group) },
    fields: [{ name: 'there', from: there ? none : one, to: there ? one : none }],
  };
}

const numbered = (all: readonly { readonly id: string }[]) =>
  Object.fromEntries(all.map(({ id }, index) => [id, index + 1]));

export function groupOrderValues(
  before: readonly PersonGroup[],
  after: readonly { readonly id: string }[],
): ToldValues {
  return {
    record: 'launcherGroupOrder',
    at: {
      names: Object.fromEntries(before.map(({ id, groupName }) => [id, groupName])),
      types: Object.fromEntries(before.map(({ id, categoryType }) => [id, categoryType])),
    },
    fields: toldFields(numbered(before), numbered(after)),
  };
}

export function orderValues(before: readonly AppItem[], after: readonly AppItem[]): ToldValues {
  const orders = (items: readonly AppItem[]) =>
    Object.fromEntries(items.map(({ id, orderIndex }) => [id, orderIndex]));
  return {
    record: 'launcherOrder',
    at: { names: Object.fromEntries(before.map(({ id, menuName }) => [id, menuName])) },
    fields: toldFields(orders(before), orders(after)),
  };
}

export function positionValues(
  id: string,
  before: readonly AppItem[],
  after: readonly AppItem[],
): ToldValues {
  return { record: 'launcherPlace', fields: toldFields(positionIn(before, id), positionIn(after, id)) };
}

/** The group of an application, and its position there, from 1. */
function positionIn(items: readonly AppItem[], id: string) {
  const acId = items.find((item) => item.id === id)?.acId ?? '';
  return {
    acId,
    orderNum: items.filter((item) => item.acId === acId).findIndex((item) => item.id === id) + 1,
  };
}
