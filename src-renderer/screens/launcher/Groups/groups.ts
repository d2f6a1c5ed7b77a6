/** An employee's groups (spec 3§2.2, 3§6; LAUNCH-006, 007): "new group" is the last entry, with the right to it. */

export const newGroupId = 'newAppType';

export interface GroupEntry {
  readonly id: string;
  readonly groupName: string;
}

export function withNewGroup<Group extends GroupEntry>(
  groups: readonly Group[],
  flags: { readonly AppCategoryEdit: boolean },
  newGroup: string,
): readonly (Group | GroupEntry)[] {
  return flags.AppCategoryEdit ? [...groups, { id: newGroupId, groupName: newGroup }] : groups;
}
