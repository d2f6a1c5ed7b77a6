/** A group of applications: its name and its lines (spec 3§3.5, 3§7.1; APP-049 to 051, 103). */
import * as z from 'zod';
import type { Category } from '../../../api/applications/app.ts';
import { updateCategory } from '../../../api/applications/categories.ts';
import { queryGroupAppList } from '../../../api/applications/lists.ts';
import { type CategoryForm, categoryFields } from '../../applications/category-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({ deptId: z.string().min(1), id: z.string().min(1) });
export type CategoryLocator = z.output<typeof locator>;

export const categoryRecord: RecordKind<CategoryLocator, CategoryForm> = {
  id: 'appCategory',
  locator,
  touches: appReads,
  ...describedBy(categoryFields),
  title: () => 'applications.category.changedChange',
  async read(ask, { deptId, id }) {
    const groups = await ask(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
    const found = groups.find((group) => group.id === id);
    if (!found) throw new GoneRecord();
    return categoryForm(found);
  },
  write: ({ deptId, id }, values) => ({
    endpoint: updateCategory,
    input: { id, deptId, ...categoryInput(values) },
  }),
};

export function categoryForm({ groupName, line }: Pick<Category, 'groupName' | 'line'>): CategoryForm {
  return { groupName, line: `${line}` };
}

export function categoryInput({ groupName, line }: CategoryForm) {
  return { groupName: groupName.trim(), line: Number(line) as 1 | 2 | 3 };
}
