/** A star for the pointer; keyboard users press Ctrl/Cmd+D on the active item. */
import { Star } from 'lucide-react';
import { useText } from '#data/text.ts';
import { commandKey } from '../keys.ts';
import styles from './Palette.module.css';

export function StarMark({ on, onToggle }: { readonly on: boolean; readonly onToggle: () => void }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an option holds no second control; the key does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <span
      className={styles.star}
      data-on={on || undefined}
      title={t(on ? 'frame.palette.unstar' : 'frame.palette.star', { key: commandKey })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Star size={14} aria-hidden="true" />
      {on && <span className="visually-hidden">{t('frame.palette.starred')}</span>}
    </span>
  );
}
