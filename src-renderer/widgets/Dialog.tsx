/**
 * A dialog on the native element: the browser traps the focus, covers the rest and answers Esc. It stands 100 px below
 * the top and is 500 wide (1§9, GEN-073), 720 or 1200 where more has to fit; other sizes only where the specification
 * gives them.
 */
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import { dialogBase } from '#shared/rules/common/constants.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { openModal } from './top-layer.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: 500 | 720 | 1000 | 1200;
  /** Pixels, where the specification gives a height; it stands in the middle then. */
  readonly height?: number;
  /** Esc and the closing button are off while something unsaved or unanswered stands in it. */
  readonly locked?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** A sheet at the right edge instead of a window in the middle. */
  readonly side?: boolean;
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    footer,
    width = dialogBase.width,
    height,
    locked = false,
    role,
    side = false,
  } = props;
  const { t } = useText();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the page is drawn, and closed before the element leaves it: closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !open) return;
    const close = openModal(dialog);
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return close;
  }, [open]);
  return (
    <dialog
      ref={element}
      tabIndex={-1}
      role={role}
      data-locked={locked || undefined}
      aria-labelledby={titleId}
      className={side ? styles.side : [styles.dialog, height && styles.centred].filter(Boolean).join(' ')}
      style={{ width, ...(height ? { height } : {}) }}
      onCancel={(event) => {
        // React lets it bubble: of a dialog that stands inside this one it is not this one's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={(event) => {
        // Told late: the dialog may have been opened again meanwhile.
        if (open && !event.currentTarget.open) onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {!locked && (
              <IconButton label={t('common.close')} onClick={onClose}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
