/** Shows why an approval was not accepted; every other failure is shown as usual. */
import { translateIfKnown } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

export function notifyApproval(error: unknown): void {
  const text =
    error instanceof BridgeError && error.code === 'CHANGES_NOT_APPROVED'
      ? translateIfKnown(`changes.approval.problem.${error.params.reason}`)
      : undefined;
  if (text) notify({ tone: 'danger', text });
  else notifyFailure(error);
}
