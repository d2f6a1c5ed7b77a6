/** A hint during a drag that the file can be dropped anywhere. */
import { useText } from '#data/text.ts';
import styles from './DropHint.module.css';

export function DropHint({ isOver }: { readonly isOver: boolean }) {
  const { t } = useText();
  if (!isOver) return null;
  return (
    <div className={styles.hint} aria-hidden="true">
      <span>{t('licence.screen.file.dropHere')}</span>
    </div>
  );
}
