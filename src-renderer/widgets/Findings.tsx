/** What was found, line by line: a picture and a word in the tone of it, then what it means. */
import type { ReactNode } from 'react';
import styles from './Findings.module.css';
import type { StatusTone } from './StatusDot.tsx';

interface FindingsProps {
  /** A frame and hairlines; otherwise it stands in something that has a frame. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

export function Findings({ framed = false, children }: FindingsProps) {
  return <ul className={framed ? styles.framed : styles.plain}>{children}</ul>;
}

interface FindingProps {
  readonly tone: StatusTone;
  /** 16 px. */
  readonly icon: ReactNode;
  /** In a column of its own where the list is framed, otherwise the beginning of the text. */
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
