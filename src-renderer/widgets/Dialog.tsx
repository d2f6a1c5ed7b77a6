/**
 * A dialog on the native element: the browser traps the focus, covers the page and handles Esc. It is placed 100 px
 * below the top and 500 wide (1§9, GEN-073), 720 or 1200 for larger content; other sizes only where the specification
 * gives them.
 */
import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#data/text.ts';
import { dialogBase } from '#shared/rules/common/constants.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import layout from './looks/layout.module.css';
import { openModal } from './top-layer.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: 500 | 720 | 1000 | 1200;
  /** Height in pixels where the specification gives one; the dialog is then centred. */
  readonly height?: number;
  /** Disables Esc and the close button while the dialog has unsaved or unanswered content. */
  readonly locked?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** A sheet at the right edge instead of a centred window. */
  readonly side?: boolean;
}

/** A notice above the content of the dialog that a component opens, as of `ReadDialog`; dialogs inside have none. */
export const DialogNotice = createContext<ReactNode>(null);

interface DialogFoot {
  readonly slot: HTMLElement | null;
  /** Counts the parts that have actions there. */
  readonly setUsers: (next: (users: number) => number) => void;
}

/** The foot of the dialog around a part; null outside of dialogs. */
const DialogFoot = createContext<DialogFoot | null>(null);

/** The actions of one part or step of a dialog, placed last in the dialog's foot. */
export function FootActions({ children }: { readonly children: ReactNode }) {
  const foot = useContext(DialogFoot);
  const setUsers = foot?.setUsers;
  useLayoutEffect(() => {
    setUsers?.((users) => users + 1);
    return () => setUsers?.((users) => users - 1);
  }, [setUsers]);
  return foot?.slot ? createPortal(children, foot.slot) : null;
}

/** A text too long for its dialog, with nothing in it that takes the focus, takes it itself: keys scroll it. */
function useFocusOfText(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const text = box.current;
    if (!text) return;
    const scrolls = text.scrollHeight > text.clientHeight;
    if (scrolls && !text.querySelector('a, button, input, select, textarea, summary, [tabindex]'))
      text.tabIndex = 0;
    else text.removeAttribute('tabindex');
  });
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
  const notice = useContext(DialogNotice);
  const element = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusOfText(body);
  const titleId = useId();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [users, setUsers] = useState(0);
  const foot = useMemo(() => ({ slot, setUsers }), [slot]);
  // Opens before painting, and closes before the element is removed, so that the browser restores the focus.
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
      onKeyDown={(event) => {
        // An Esc that is held closes what lies on top, and not this dialog as well.
        if (event.key === 'Escape' && event.repeat) event.preventDefault();
      }}
      onCancel={(event) => {
        // React lets the event bubble, also from a nested dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={(event) => {
        // The event is asynchronous: the dialog may have been opened again meanwhile.
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
          <div ref={body} className={styles.body}>
            {notice}
            <DialogNotice value={null}>
              <DialogFoot value={foot}>{children}</DialogFoot>
            </DialogNotice>
          </div>
          <footer className={footer || users > 0 ? styles.foot : undefined}>
            {footer}
            <span ref={setSlot} className={layout.through} />
          </footer>
        </>
      )}
    </dialog>
  );
}
