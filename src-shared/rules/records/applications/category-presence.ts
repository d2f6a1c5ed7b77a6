/**
 * Creating and deleting groups of applications, of a department and of an employee's own (spec 3§7.1; APP-101, 102).
 */
import * as z from 'zod';
import { createCategory, deleteCategory } from '../../../api/applications/categories.ts';
import { queryGroupAppList } from '../../../api/applications/lists.ts';
import {
  createPersonalCategory,
  deletePersonalCategory,
  queryPersonalCategories,
} from '../../../api/launcher/groups.ts';
import { categoryFields } from '../../applications/category-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import { launcherReads } from '../launcher/launcher-record.ts';
import { numberedPresence } from '../numbered-presence.ts';
import { appReads } from './app-reads.ts';
import { categoryForm, categoryInput } from './category-record.ts';

const words = {
  values: z.strictObject({ groupName: z.string(), line: z.enum(['1', '2', '3']) }),
  words: describedBy(categoryFields),
  title: {
    creation: 'applications.category.createdChange',
    deletion: 'applications.category.deletedChange',
  },
  label: 'applications.category.name',
  madeAgain: () => 'applications.category.madeAgain' as const,
} as const;

export const categoryPresence = numberedPresence({
  ...words,
  id: 'appCategoryPresence',
  touches: appReads,
  scope: z.strictObject({ deptId: z.string().min(1) }),
  async candidates(ask, { deptId }) {
    const groups = await ask(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
    return groups.filter(({ own }) => own).map((group) => ({ id: group.id, values: categoryForm(group) }));
  },
  add: ({ deptId }, values) => ({ endpoint: createCategory, input: { ...categoryInput(values), deptId } }),
  remove: ({ deptId }, id) => ({ endpoint: deleteCategory, input: { id, deptId } }),
});

export const personalGroupPresence = numberedPresence({
  ...words,
  id: 'launcherGroupPresence',
  touches: launcherReads,
  scope: z.strictObject({}),
  candidates: async (ask) =>
    (await ask(queryPersonalCategories, {})).map((group) => ({ id: group.id, values: categoryForm(group) })),
  add: (_, values) => ({ endpoint: createPersonalCategory, input: categoryInput(values) }),
  remove: (_, id) => ({ endpoint: deletePersonalCategory, input: { id } }),
});
