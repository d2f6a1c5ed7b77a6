/**
 * Toasts at the window's foot, above dialogs too: completed writes, with *Undo* where possible; failures stay until
 * dismissed. F8 moves the focus to the newest toast and back.
 */

import { atom, useAtomValue } from 'jotai';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onCall } from '#data/calls.ts';
import { describeError } from '#data/describe-error.ts';
import { store } from '#data/store.ts';
import { useText } from '#data/text.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { Button, IconButton } from './Button.tsx';
import styles from './notify.module.css';
import { toastKey, useToastLayer } from './toast-layer.ts';

export interface Toast {
  /** `info`: neither success nor failure; it disappears like a success. */
  readonly tone: 'success' | 'info' | 'danger';
  readonly text: string;
  readonly action?: ToastAction;
  readonly more?: ToastAction;
  /** Id of the failed endpoint, whose next success removes the toast; or any key for `letGo`. */
  readonly about?: string;
}

interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** Milliseconds for which a toast stays. */
const stay = 5000;
const icons = { success: CircleCheck, info: Info, danger: CircleAlert };
/** Limit of toasts; beyond it the oldest is removed. */
const most = 4;

/** `stays`: the toast remains until its work has ended. */
type ShownToast = Toast & { readonly id: string; readonly stays?: boolean };
const toastsAtom = atom<readonly ShownToast[]>([]);

export function notify(toast: Toast): void {
  store.set(toastsAtom, (now) => [...now, { ...toast, id: crypto.randomUUID() }].slice(-most));
}

/** Removes toasts that no longer apply. */
export function removeToasts(about: string): void {
  // Returns the same list for calls without a toast, so nothing re-renders.
  store.set(toastsAtom, (now) =>
    now.some((toast) => toast.about === about) ? now.filter((toast) => toast.about !== about) : now,
  );
}

/** Delay in milliseconds before work in progress is announced. */
const aMoment = 600;

/** Shows a toast while work takes longer than a moment. */
export async function notifyWhile<T>(text: string, work: Promise<T>): Promise<T> {
  const id = crypto.randomUUID();
  const newToast = { tone: 'info', text, id, stays: true } as const;
  const timer = setTimeout(() => store.set(toastsAtom, (now) => [...now, newToast].slice(-most)), aMoment);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    store.set(toastsAtom, (now) =>
      now.includes(newToast) ? now.filter((toast) => toast !== newToast) : now,
    );
  }
}

/** Shows a failure. An ended session is left to the sign-in prompt. */
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

/** Milliseconds after the first render: a screen reader must know the live region before a toast enters it. */
const afterPicture = 500;

export function ToastHost() {
  const [open, setOpen] = useState(false);
  const shown = useAtomValue(toastsAtom);
  // The layer stays once opened, because screen readers watch it.
  if (!open && shown.length > 0) setOpen(true);
  useEffect(() => whenPageIdle(() => setOpen(true), afterPicture), []);
  useEffect(() => () => store.set(toastsAtom, []), []);
  useEffect(
    () =>
      onCall(({ endpoint, result }) => {
        if (result === 'done') removeToasts(endpoint);
      }),
    [],
  );
  const drop = (id: string) => store.set(toastsAtom, (now) => now.filter((toast) => toast.id !== id));
  return open ? <Toasts toasts={shown} onDone={drop} /> : null;
}

function Toasts({
  toasts,
  onDone,
}: {
  readonly toasts: readonly ShownToast[];
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
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onDone={() => onDone(toast.id)} />
      ))}
    </section>,
    layer,
  );
}

function ToastLine({ toast, onDone }: { readonly toast: ShownToast; readonly onDone: () => void }) {
  const { t } = useText();
  const [isPaused, setHeld] = useState(false);
  const passing = toast.tone !== 'danger' && !toast.stays && !isPaused;
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
        // Esc closes the toast, not the dialog below it.
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
