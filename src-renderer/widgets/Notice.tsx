/** A quiet message in the page; for a failure with *Retry* and *Details* (endpoint, code, time, copyable). */
import { CircleAlert, CircleCheck, Info, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { Button } from './Button.tsx';
import { CopyButton } from './Copyable.tsx';
import styles from './Notice.module.css';

/** Lazy, because they are rarely needed. */
const OtherPaths = lazyComponent(async () => (await import('./OtherPaths.tsx')).OtherPaths);
const CopyDiagnostics = lazyComponent(
  async () => (await import('./Diagnostics/CopyDiagnostics.tsx')).CopyDiagnostics,
);

/** `failed`: a read has failed; shown quietly, since the rest of the page works (spec 1§8). */
type Tone = 'info' | 'success' | 'warning' | 'danger' | 'failed' | 'locked';
const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  failed: CircleAlert,
  locked: Lock,
};

const tones = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  failed: 'danger',
  locked: 'neutral',
};

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Lines under *Details*, copied verbatim. */
  readonly details?: readonly string[];
  /** Whether *Details* has *Copy diagnostics* too; needs a running program. */
  readonly diagnoses?: boolean;
  readonly onDismiss?: () => void;
}

export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  details,
  diagnoses,
  onDismiss,
}: NoticeProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const Icon = icons[tone];
  return (
    <div
      className={`${styles.notice} ${tone === 'failed' || tone === 'locked' ? styles.quiet : ''}`}
      data-tone={tones[tone]}
      role={tone === 'danger' || tone === 'failed' ? 'alert' : 'status'}
    >
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {open && details && (
          <div className={styles.details}>
            <pre>{details.join('\n')}</pre>
            <CopyButton value={details.join('\n')} label={t('common.copyDetails')} />
          </div>
        )}
        {open && diagnoses && <CopyDiagnostics />}
      </div>
      <div className={styles.actions}>
        {details && details.length > 0 && (
          <Button look="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('common.hideDetails') : t('common.details')}
          </Button>
        )}
        {actions}
        {onDismiss && (
          <Button look="quiet" size="small" onClick={onDismiss}>
            {t('common.dismiss')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ErrorNoticeProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Name of the failed work; without a title only the message is shown. */
  readonly title?: ReactNode;
  /** `quiet` where the specification demands a silent failure. */
  readonly tone?: 'failed' | 'quiet' | undefined;
}

/**
 * A failed part of a page: message, *Retry*, *Details*; the rest of the page keeps working. A missing right shows a
 * locked part instead of a failure; an ended session shows nothing, since the sign-in prompt covers it.
 */
export function ErrorNotice({ error, onRetry, title, tone = 'failed' }: ErrorNoticeProps) {
  const { t } = useText();
  const { message, details, misplaced } = describeError(error);
  if (error instanceof ApiError && error.sessionEnded) return null;
  const retry = onRetry && (
    <Button size="small" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  if (error instanceof ApiError && isRefusedRight(error)) {
    return (
      <Notice tone="locked" title={t('errors.api.lockedTitle')} details={details} diagnoses actions={retry}>
        {t('errors.api.lockedText')}
      </Notice>
    );
  }
  return (
    <Notice
      tone={tone === 'failed' ? 'failed' : 'info'}
      title={title ?? message}
      details={details}
      diagnoses
      actions={
        <>
          {misplaced && <OtherPaths call={misplaced} />}
          {retry}
        </>
      }
    >
      {title ? message : null}
    </Notice>
  );
}
