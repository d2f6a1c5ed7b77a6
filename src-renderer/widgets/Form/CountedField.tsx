/** Counts characters against a limit during typing. Overlong input is not truncated, but reported before saving. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import styles from './FormField.module.css';

interface CountProps {
  readonly value: string;
  /** Limit in characters. */
  readonly most: number;
}

/** A single-line field with the count at its end. */
export function CountedField({ children, ...count }: CountProps & { readonly children: ReactNode }) {
  return (
    <span className={styles.counted}>
      {children}
      <Count {...count} isInside />
    </span>
  );
}

/** Visible while the field has the focus or the text is too long; screen readers read it as the field's problem. */
export function Count({ value, most, isInside = false }: CountProps & { readonly isInside?: boolean }) {
  const { t } = useText();
  const count = lengthOf(value.trim());
  return (
    <span
      className={isInside ? `${styles.count} ${styles.inside}` : styles.count}
      data-over={count > most || undefined}
      title={t('record.limit.count', { count, most })}
      aria-hidden="true"
    >
      {count}/{most}
    </span>
  );
}

interface Notes {
  readonly help?: string | undefined;
  readonly problem?: string | null | undefined;
  /** The server's value, when it changed during editing. */
  readonly newerValue?: string | null;
}

/** Help and problem below a text: the server's newer value, and excess length, before saving. */
export function useNotes({ value, most, help, problem, newerValue }: CountProps & Notes) {
  const { t } = useText();
  const over = lengthOf(value.trim()) - most;
  const meanwhile = newerValue ? t('record.clash.meanwhile', { value: newerValue }) : undefined;
  return {
    help: meanwhile ?? help,
    problem: problem ?? (over > 0 ? t('record.limit.over', { over, most }) : null),
  };
}
