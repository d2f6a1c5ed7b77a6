/** One application with the fields of its drawer (spec 3§3.2, 3§7.4; APP-011, 012, 108, 109, 137, 138). */
import * as z from 'zod';
import { type AppInfo, querySysAppManageInfo, saveAppManageInfo } from '../../../api/applications/manage.ts';
import { queryViewAs } from '../../../api/applications/view-as.ts';
import { appFields } from '../../common/applications/app-fields.ts';
import { type AppForm, appForm, withForm } from '../../common/applications/app-form.ts';
import { hiddenIconProblems } from '../../common/applications/app-icon.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({
  deptId: z.string().min(1),
  id: z.string().min(1),
  detach: z.enum(['off', 'on', 'depth']),
});
export type AppInfoLocator = z.output<typeof locator>;

export interface AppInfoValues extends AppForm {
  /** All saved fields of the application as they were read, because the call replaces all of them. */
  readonly info: AppInfo;
}

export const appInfoRecord: RecordKind<AppInfoLocator, AppInfoValues> = {
  id: 'appInfo',
  locator,
  touches: [...appReads, queryViewAs],
  along: ['info'],
  // `detach` is decided by the place and can't be edited.
  fixed: () => ['detach'],
  rules: hiddenIconProblems,
  ...describedBy(appFields),
  title: () => 'applications.form.changed',
  async read(ask, { deptId, id, detach }) {
    return infoValues(await ask(querySysAppManageInfo, { deptId, sysMenuId: id }), detach);
  },
  write: ({ deptId }, { info, ...form }) => ({
    endpoint: saveAppManageInfo,
    input: { deptId, info: withForm(info, form) },
  }),
  before: (_, now, names) => Object.fromEntries(names.map((name) => [name, now[name]])),
};

export function infoValues(info: AppInfo, detach: AppInfoLocator['detach']): AppInfoValues {
  return { ...appForm(info, detach), info };
}
