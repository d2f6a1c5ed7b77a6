/**
 * Short messages at the foot of the window, over dialogs too: finished writes, with *Undo* where it exists; failures
 * stay until read. F8 goes to the newest and back.
 */

import { atom, useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onCall } from '#data/calls.ts';
import { describeError } from '#data/describe-error.ts';
import { store } from '#data/store.ts';
import { useText } from '#data/text.ts';
import { whenQuiet } from '#data/when-quiet.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './notify.module.css';
import { toastKey, useToastLayer } from './toast-layer.ts';

export interface Toast {
  /** `info`: neither done nor failed; passes like a success. */
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
  readonly action?: ToastAction;
  /** A second one, where there are two ways on. */
  readonly more?: ToastAction;
  /** The endpoint whose failure this is: it leaves by itself when that call has succeeded after all. Or what is let go. */
  readonly about?: string;
}

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** Milliseconds that a success stays. */
const stay = 5000;
const icons = { success: CircleCheck, info: Info, danger: CircleAlert };
/** More than this and the oldest goes. */
const most = 4;

/** `stays`: until what it is about has ended. */
type ShownToast = Toast & { readonly id: string; readonly stays?: boolean };
const toastsAtom = atom<readonly ShownToast[]>([]);

export function notify(toast: Toast): void {
  store.set(toastsAtom, (now) => [...now, { ...toast, id: crypto.randomUUID() }].slice(-most));
}

/** What was said about this holds no more. */
export function letGo(about: string): void {
  // Most calls have no toast: nothing is drawn for them.
  store.set(toastsAtom, (now) =>
    now.some((toast) => toast.about === about) ? now.filter((toast) => toast.about !== about) : now,
  );
}

/** Milliseconds after which what is under way is said. */
const aMoment = 600;

/** Says what is under way for as long as it takes, where that is more than a moment. */
export async function notifyWhile<T>(text: string, work: Promise<T>): Promise<T> {
  const id = crypto.randomUUID();
  const said = { tone: 'info', text, id, stays: true } as const;
  const timer = setTimeout(() => store.set(toastsAtom, (now) => [...now, said].slice(-most)), aMoment);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    store.set(toastsAtom, (now) => (now.includes(said) ? now.filter((toast) => toast !== said) : now));
  }
}

/** Says what failed. Where the session has ended, the sign-in prompt is the answer. */
export function notifyFailure(error: unknown, more: Pick<Toast, 'action'> = {}): void {
  const call = error instanceof ApiError ? error : null;
  if (call?.sessionEnded) return;
  notify({
    tone: 'danger',
    text: describeError(error).message,
    ...(call && { about: call.endpoint }),
    ...more,
  });
}

/** Milliseconds after the first picture: who reads the page aloud must know the place before a toast stands in it. */
const afterPicture = 500;

export function ToastHost() {
  const [open, setOpen] = useState(false);
  const shown = useAtomValue(toastsAtom);
  // Once it stands it stays: whoever reads the page aloud watches it.
  if (!open && shown.length > 0) setOpen(true);
  useEffect(() => whenQuiet(() => setOpen(true), afterPicture), []);
  useEffect(() => () => store.set(toastsAtom, []), []);
  useEffect(
    () =>
      onCall(({ endpoint, result }) => {
        if (result === 'done') letGo(endpoint);
      }),
    [],
  );
  const drop = (id: string) => store.set(toastsAtom, (now) => now.filter((toast) => toast.id !== id));
  return open ? <Toasts shown={shown} onDone={drop} /> : null;
}

function Toasts({
  shown,
  onDone,
}: {
  readonly shown: readonly ShownToast[];
  readonly onDone: (id: string) => void;
}) {
  const { t } = useText();
  const layer = useToastLayer(styles.layer ?? '');
  return createPortal(
    <section
      className={styles.host}
      aria-label={t('frame.notifications', { key: toastKey })}
      aria-live="polite"
    >
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onDone={() => onDone(toast.id)} />
      ))}
    </section>,
    layer,
  );
}

function ToastLine({ toast, onDone }: { readonly toast: ShownToast; readonly onDone: () => void }) {
  const { t } = useText();
  const [held, setHeld] = useState(false);
  const passing = toast.tone !== 'danger' && !toast.stays && !held;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs from when the toast came or was let go, not from each new closure
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(onDone, stay);
    return () => clearTimeout(timer);
  }, [passing]);
  const Icon = icons[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the pointer over it only stops the clock
    <div
      className={`${styles.toast} ${styles[toast.tone]}`}
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      data-toast
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes the toast, not the dialog that it stands over.
        event.preventDefault();
        onDone();
      }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>{toast.text}</span>
      {[toast.action, toast.more].map(
        (action) =>
          action && (
            <Button
              key={action.label}
              size="small"
              look="quiet"
              onClick={() => {
                onDone();
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          ),
      )}
      <IconButton label={t('common.dismiss')} onClick={onDone}>
        <X size={14} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
