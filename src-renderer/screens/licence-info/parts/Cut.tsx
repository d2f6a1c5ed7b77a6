/** A text of a table on one line: what does not fit is cut, and whole in the tip. */
import styles from './parts.module.css';

interface CutProps {
  readonly text: string;
  /** It names the row and gets more room. */
  readonly wide?: boolean;
  readonly code?: boolean;
}

export function Cut({ text, wide = false, code = false }: CutProps) {
  return (
    <span
      className={code ? `${styles.cut} ${styles.code}` : styles.cut}
      data-names={wide || undefined}
      title={text}
    >
      {text}
    </span>
  );
}
