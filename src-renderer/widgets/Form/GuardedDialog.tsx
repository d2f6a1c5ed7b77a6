/** A dialog of typed values: *Cancel*, a link, the back key and closing the window ask before these are lost. */
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageLocation, withoutAsking } from '#state/unsaved-work.ts';
import { Dialog, type DialogProps } from '../Dialog.tsx';
import { askToLeave, askToLose, useLeaveGuard } from './leave-guard.ts';

interface GuardedDialogProps extends Omit<DialogProps, 'open' | 'footer'> {
  /** Whether anything is typed that is not saved; Esc and the close button are off then. */
  readonly dirty: boolean;
  /** Whether a draft outlives the dialog; by default nothing does. */
  readonly hasDraft?: boolean;
  /** `close` asks first. */
  readonly footer: (close: () => void) => ReactNode;
}

export function GuardedDialog({
  dirty,
  hasDraft = false,
  locked = false,
  onClose,
  footer,
  ...dialog
}: GuardedDialogProps) {
  const { pathname, search } = useLocation();
  const stays = useCallback(
    (to: PageLocation) => to.pathname === pathname && to.search === search,
    [pathname, search],
  );
  useLeaveGuard(dirty, stays, hasDraft ? 'draft' : 'nothing');
  const ask = hasDraft ? askToLeave : askToLose;
  const close = async () => {
    if (!dirty || (await ask())) await withoutAsking(onClose);
  };
  return (
    <Dialog
      {...dialog}
      open
      locked={locked || dirty}
      onClose={() => void close()}
      footer={footer(() => void close())}
    />
  );
}
