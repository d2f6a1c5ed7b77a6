/** Deletes a login method after a confirmation (spec 1§7.4, 1§8; SEC-053, 075). */
import { isNotAgreed, isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import {
  deleteLoginMethod,
  getLoginMethods,
  type LoginMethod,
} from '#shared/api/login-control/login-methods.ts';
import { loginMethodPresence } from '#shared/rules/records/login-method-presence.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { methodWayBack } from './method-way-back.ts';

/** Resolves to whether the server has refused the deletion. */
export async function deleteMethod({ configId, ...before }: LoginMethod): Promise<boolean> {
  const { name } = before;
  const yes = await confirm({
    title: translate('loginControl.confirm', { name }),
    text: translate('loginControl.confirmText'),
    action: translate('list.delete'),
    danger: true,
  });
  if (!yes) return false;
  try {
    await submitChange({
      title: 'loginControl.deleted',
      endpoint: deleteLoginMethod,
      success: 'common.done.deleted',
      input: { configId },
      before,
      touches: loginMethodPresence.touches,
      failure: 'here',
      restores: methodWayBack(configId, before, 'make'),
      collects: true,
      async readBack() {
        const gone = !(await callRead(getLoginMethods, {})).some((each) => each.configId === configId);
        const value = translate(gone ? 'loginControl.gone' : 'loginControl.there');
        return { isApplied: gone, fields: [{ label: name, value }] };
      },
    });
    return false;
  } catch (error) {
    if (isNotAgreed(error)) return false;
    const refused = error instanceof ApiError && error.kind === 'refused';
    // The documents show this failure in the style of a success (S-19): the method's row shows the failure.
    if (refused) notify({ tone: 'success', text: translate('loginControl.deleteFailed') });
    else if (!isUnconfirmed(error)) notifyFailure(error);
    return refused;
  }
}
