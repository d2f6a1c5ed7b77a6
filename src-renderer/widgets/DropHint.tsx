/** Says, while a file is dragged over the page, that it can be let go anywhere. */
import styles from '../screens/licence/parts/DropHint.module.css';

export function DropHint({ text }: { readonly text: string }) {
  return (
    <div className={styles.hint} aria-hidden="true">
      <span>{text}</span>
    </div>
  );
}
