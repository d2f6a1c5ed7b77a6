/** A value to copy: a key, a fingerprint, a code. Monospaced; the button confirms the copy. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import styles from './Copyable.module.css';
import { topModal } from './top-layer.ts';

/** Milliseconds that the tick is displayed. */
const tick = 1600;

export function CopyButton({ value, label }: { readonly value: string; readonly label?: string }) {
  const { t } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), tick);
    return () => clearTimeout(timer);
  }, [copied]);
  const name = label ?? t('common.copy');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      title={name}
      onClick={() => void copyText(value).then(setCopied)}
    >
      {copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      <span className="visually-hidden" role="status">
        {copied ? t('common.copied') : ''}
      </span>
    </button>
  );
}

export function Copyable({
  value,
  short,
  label,
}: {
  readonly value: string;
  /** Shown instead of the whole value, which then becomes the tooltip. */
  readonly short?: string;
  readonly label?: string;
}) {
  const { t } = useText();
  return (
    <span className={styles.copyable}>
      <code className={styles.value} title={short ? value : undefined}>
        {shownText(short ?? value)}
      </code>
      <CopyButton value={value} label={label ?? t('common.copyValue', { value: short ?? value })} />
    </span>
  );
}

/** Returns whether the value was copied; a browser may deny the clipboard. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return copyBySelection(value);
  }
}

/**
 * Copies without access to the clipboard. A modal dialog makes the rest of the page inert, and an inert field selects
 * nothing although the browser reports a copy: the field is put into the topmost dialog.
 */
function copyBySelection(value: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = value;
  area.readOnly = true;
  area.className = 'visually-hidden';
  (topModal() ?? document.body).append(area);
  area.focus();
  area.select();
  const isSelected = document.activeElement === area && area.selectionEnd > area.selectionStart;
  const done = isSelected && document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
