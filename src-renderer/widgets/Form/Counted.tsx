/**
 * How long a text may be, counted while it is typed. Nothing is cut: a paste that is too long is seen, and said, before
 * it is saved.
 */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';
import styles from './FormField.module.css';

interface CountProps {
  readonly value: string;
  /** Characters that are allowed. */
  readonly most: number;
}

/** One line, with the count at its end. */
export function Counted({ children, ...count }: CountProps & { readonly children: ReactNode }) {
  return (
    <span className={styles.counted}>
      {children}
      <Count {...count} inside />
    </span>
  );
}

/** Seen while the field has the focus, and as long as it is too long; read out as the field's problem. */
export function Count({ value, most, inside = false }: CountProps & { readonly inside?: boolean }) {
  const { t } = useText();
  const count = lengthOf(value.trim());
  return (
    <span
      className={inside ? `${styles.count} ${styles.inside}` : styles.count}
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
  /** The server's value, where it changed under what is typed. */
  readonly elsewhere?: string | null;
}

/** Help and problem under a text: what stands on the server now, and what is too long, before anything is saved. */
export function useNotes({ value, most, help, problem, elsewhere }: CountProps & Notes) {
  const { t } = useText();
  const over = lengthOf(value.trim()) - most;
  const meanwhile = elsewhere ? t('record.clash.meanwhile', { value: elsewhere }) : undefined;
  return {
    help: meanwhile ?? help,
    problem: problem ?? (over > 0 ? t('record.limit.over', { over, most }) : null),
  };
}
