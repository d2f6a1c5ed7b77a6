/** The group of an application, and its position there (spec 3§3.2 "appModuleLink", 3§7.1; APP-032, 106). */
import * as z from 'zod';
import { moveApp } from '../../../api/applications/categories.ts';
import { type AppInfo, querySysAppManageInfo } from '../../../api/applications/manage.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({ deptId: z.string().min(1), id: z.string().min(1) });
export type AppPlacing = z.output<typeof locator>;

export interface AppPosition {
  /** Id of the group; '' for none. */
  readonly acId: string;
  /** Position within the group, from 1. */
  readonly orderNum: number;
}

export const appPositionRecord: RecordKind<AppPlacing, AppPosition> = {
  id: 'appPlace',
  locator,
  touches: appReads,
  title: () => 'applications.app.movedChange',
  label: (name) => ({ key: name === 'acId' ? 'applications.app.group' : 'applications.app.place' }),
  async read(ask, { deptId, id }) {
    return appPositionOf(await ask(querySysAppManageInfo, { deptId, sysMenuId: id }));
  },
  write: ({ deptId, id }, { acId, orderNum }) => ({
    endpoint: moveApp,
    input: { acId, amId: id, orderNum, deptId },
  }),
};

export function appPositionOf({ appModuleLink: { acId, orderNum } }: AppInfo): AppPosition {
  return { acId, orderNum };
}
