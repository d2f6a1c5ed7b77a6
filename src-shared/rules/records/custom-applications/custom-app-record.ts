/** Editing an application of the team's or a person's own (spec 3§3.2, 3§7.2; CUST-029 to 040). */
import * as z from 'zod';
import { customTypes } from '../../../api/applications/app.ts';
import { queryEmpSysMenus } from '../../../api/custom-applications/personal.ts';
import { querySysMenus } from '../../../api/custom-applications/team.ts';
import type { Input } from '../../../api/endpoint.ts';
import { hiddenIconProblems } from '../../common/applications/app-icon.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { customCallsOf, inDepartment } from '../../custom-applications/calls.ts';
import { customFields } from '../../custom-applications/custom-fields.ts';
import { type CustomForm, customForm, toInfo } from '../../custom-applications/custom-form.ts';
import { appReads } from '../applications/app-reads.ts';
import { launcherReads } from '../launcher/launcher-record.ts';

export const ofCustomApp = {
  owner: z.enum(['personal', 'team']),
  detach: z.enum(['off', 'on', 'depth']),
  deptId: z.string(),
};
const locator = z.strictObject({
  ...ofCustomApp,
  type: z.enum(customTypes),
  id: z.string().min(1),
});
export type CustomAppLocator = z.output<typeof locator>;

export const customReads = [
  querySysMenus,
  queryEmpSysMenus,
  ...appReads,
  ...launcherReads,
  ...(['personal', 'team'] as const).flatMap((owner) =>
    (['freeUrl', 'eBuilder'] as const).map((type) => customCallsOf(owner, type).read),
  ),
];

export const customAppRecord: RecordKind<CustomAppLocator, CustomForm> = {
  id: 'customApp',
  locator,
  touches: customReads,
  along: ['owner', 'isNew', 'offered', 'info', 'acId'],
  rules: hiddenIconProblems,
  ...describedBy(customFields),
  title: () => 'customApplications.changed',
  async read(ask, { owner, detach, deptId, type, id }) {
    const { read } = customCallsOf(owner, type);
    return customForm(await ask(read, { ...inDepartment(owner, deptId), sysMenuId: id }), { owner, detach });
  },
  write: ({ owner, deptId, type }, after) => ({
    endpoint: customCallsOf(owner, type).save,
    input: { ...inDepartment(owner, deptId), info: toInfo(after) } satisfies Input<
      ReturnType<typeof customCallsOf>['save']
    >,
  }),
  before: (_, now, names) => Object.fromEntries(names.map((name) => [name, now[name]])),
};
