/**
 * An employee's own group, and the group of an application in the launcher (spec 3§2.2, 3§3.5; LAUNCH-004, 022, 025).
 */
import * as z from 'zod';
import {
  movePersonalApp,
  queryPersonalCategories,
  updatePersonalCategory,
} from '../../../api/launcher/groups.ts';
import { type CategoryForm, categoryFields } from '../../applications/category-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import type { AppPosition } from '../applications/app-position-record.ts';
import { categoryForm, categoryInput } from '../applications/category-record.ts';
import { launcherReads } from './launcher-record.ts';

const locator = z.strictObject({ id: z.string().min(1) });
type Locator = z.output<typeof locator>;

export const personalGroupRecord: RecordKind<Locator, CategoryForm> = {
  id: 'launcherGroup',
  locator,
  touches: launcherReads,
  ...describedBy(categoryFields),
  title: () => 'applications.category.changedChange',
  async read(ask, { id }) {
    const found = (await ask(queryPersonalCategories, {})).find((group) => group.id === id);
    if (!found) throw new GoneRecord();
    return categoryForm(found);
  },
  write: ({ id }, values) => ({
    endpoint: updatePersonalCategory,
    input: { id, ...categoryInput(values) },
  }),
};

export const personalPositionRecord: RecordKind<Locator, AppPosition> = {
  id: 'launcherPlace',
  locator,
  touches: launcherReads,
  title: () => 'applications.app.movedChange',
  label: (name) => ({ key: name === 'acId' ? 'applications.app.group' : 'applications.app.place' }),
  async read(ask, { id }) {
    for (const group of await ask(queryPersonalCategories, {})) {
      const at = group.menus.findIndex((app) => app.id === id);
      if (at >= 0) return { acId: group.id, orderNum: at + 1 };
    }
    return { acId: '', orderNum: 1 };
  },
  write: ({ id }, { acId, orderNum }) => ({ endpoint: movePersonalApp, input: { acId, amId: id, orderNum } }),
};
