/** Deletes a custom application after a confirmation (spec 3§7.2, 3§8; CUST-031, 035, 042). */
import { type Change, submitChange } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { undoOfDeleting } from '#data/records/presence-undo.ts';
import { translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { customCallsOf, inDepartment } from '#shared/rules/custom-applications/calls.ts';
import { customAppValuesOf } from '#shared/rules/custom-applications/custom-app-values.ts';
import { defaultSource } from '#shared/rules/custom-applications/kinds.ts';
import { customAppPresence } from '#shared/rules/records/custom-applications/custom-app-presence.ts';
import { customReads } from '#shared/rules/records/custom-applications/custom-app-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import type { CustomAppsScope } from './custom-app-scope.ts';
import { readNamesakes } from './read-namesakes.ts';

/** Reports its own success and failure. */
export async function removeApp(scope: CustomAppsScope, app: AppItem): Promise<void> {
  const { owner, deptId, detach } = scope;
  const { id, menuName: name, applicationType } = app;
  const text = owner === 'team' ? 'customApplications.deleteText' : 'customApplications.deleteOwnText';
  const yes = await confirm({
    title: translate('customApplications.deleteTitle', { name }),
    text: translate(text),
    action: translate('customApplications.delete'),
    danger: true,
  });
  if (!yes) return;
  const server = serverMark();
  const { read, remove } = customCallsOf(owner, applicationType);
  const appKey = { ...inDepartment(owner, deptId), sysMenuId: id };
  // An application that cannot be read any more can still be deleted; its deletion has no way back then.
  const info = await callRead(read, appKey, { mark: server }).catch(() => null);
  const change: Change = {
    title: 'customApplications.deletedChange',
    endpoint: remove,
    input: appKey,
    before: { name, id },
    ...(info &&
      undoOfDeleting(customAppPresence, {
        owner,
        detach,
        deptId,
        source: defaultSource,
        acId: info.content.acId,
        id,
        made: customAppValuesOf(info, scope),
      })),
    touches: customReads,
    success: 'customApplications.deleted',
    async readBack() {
      const ask: Ask = (endpoint, input) => callRead(endpoint, input, { mark: server });
      const there = (await readNamesakes(ask, scope, name)).some((each) => each.id === id);
      const value = translate(there ? 'customApplications.there' : 'customApplications.gone');
      return { isApplied: !there, fields: [{ label: name, value }] };
    },
  };
  // The change door has already shown the failure.
  await submitChange(change, { mark: server }).catch(() => undefined);
}
