import { expect, test } from 'vitest';
import { newGroupId, withNewGroup } from './groups.ts';

test('"new group" stands last, for whoever may add one', () => {
  const groups = [{ id: 'AC1', groupName: 'Daily' }];
  expect(withNewGroup(groups, { AppCategoryEdit: true }, 'New group').at(-1)).toEqual({
    id: newGroupId,
    groupName: 'New group',
  });
  expect(withNewGroup(groups, { AppCategoryEdit: false }, 'New group')).toEqual(groups);
});
