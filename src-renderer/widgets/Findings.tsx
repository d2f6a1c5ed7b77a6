/** Findings line by line: an icon and a word in its tone, then the explanation. */
import type { ReactNode } from 'react';
import styles from './Findings.module.css';
import type { StatusTone } from './StatusDot.tsx';

interface FindingsProps {
  /** Adds a frame and hairlines, where no surrounding element has a frame. */
  readonly hasFrame?: boolean;
  readonly children: ReactNode;
}

export function Findings({ hasFrame = false, children }: FindingsProps) {
  return <ul className={hasFrame ? styles.framed : styles.plain}>{children}</ul>;
}

interface FindingProps {
  readonly tone: StatusTone;
  /** Icon of 16 pixels. */
  readonly icon: ReactNode;
  /** A separate column in a framed list, otherwise the beginning of the text. */
  readonly word: ReactNode;
  readonly children: ReactNode;
}

export function Finding({ tone, icon, word, children }: FindingProps) {
  return (
    <li data-tone={tone}>
      {icon}
      <strong className={styles.word}>{word}</strong> <span>{children}</span>
    </li>
  );
}
