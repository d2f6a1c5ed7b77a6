/** Deletes an application that was made here, after a question (spec 3§7.2, 3§8; CUST-031, 035, 042). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryEmpSysMenus } from '#shared/api/custom-applications/personal.ts';
import { querySysMenus } from '#shared/api/custom-applications/team.ts';
import { callsOf, inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { customReads } from '#shared/rules/records/custom-applications/custom-app-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import type { CustomPlaceHere } from './place.ts';

/** Says itself how it went. */
export async function removeApp({ owner, deptId }: CustomPlaceHere, app: AppItem): Promise<void> {
  const { id, menuName: name, applicationType } = app;
  const text = owner === 'team' ? 'customApplications.deleteText' : 'customApplications.deleteOwnText';
  const yes = await confirm({
    title: translate('customApplications.deleteTitle', { name }),
    text: translate(text),
    ...{ action: translate('customApplications.delete'), danger: true },
  });
  if (!yes) return;
  await submitChange({
    title: 'customApplications.deletedChange',
    endpoint: callsOf(owner, applicationType).remove,
    input: { ...inDepartment(owner, deptId), sysMenuId: id },
    before: { name, id },
    touches: customReads,
    success: 'customApplications.deleted',
    async readBack() {
      const asked = { ...inDepartment(owner, deptId), keywords: name, pageNo: 1, pageSize: 500 };
      const { result } = await callRead(owner === 'team' ? querySysMenus : queryEmpSysMenus, asked);
      const there = result.some((each) => each.id === id);
      const value = translate(there ? 'customApplications.there' : 'customApplications.gone');
      return { held: !there, fields: [{ label: name, value }] };
    },
    // The change door has said what failed.
  }).catch(() => undefined);
}
