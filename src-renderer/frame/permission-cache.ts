/**
 * Refreshes the permission cache (spec 3§4, 3§8): checks for a running refresh, asks the user, then refreshes. The
 * three messages are the specification's.
 */

import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import {
  checkPermission,
  currentTree,
  permissionCacheReload,
  permissionCacheStatus,
} from '#shared/api/frame/frame.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';

/** Throws when the status could not be read; the change door shows a failed refresh. */
export async function refreshPermissionCache(): Promise<void> {
  // The call returns true when no refresh is running (S-28).
  const free = await callRead(permissionCacheStatus, {});
  if (!free) {
    notify({ tone: 'danger', text: translate('frame.permissionCache.busy') });
    return;
  }
  const yes = await confirm({
    title: translate('frame.permissionCache.question'),
    text: translate('frame.permissionCache.consequence'),
    action: translate('common.ok'),
    danger: true,
  });
  if (!yes) return;
  await submitChange({
    title: 'frame.permissionCache.action',
    endpoint: permissionCacheReload,
    input: {},
    before: null,
    success: 'frame.permissionCache.refreshed',
    touches: [currentTree, checkPermission],
  }).catch(() => undefined);
}
