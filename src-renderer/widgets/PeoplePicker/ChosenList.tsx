import { X } from 'lucide-react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '../Button.tsx';
import type { PickedItem } from './picked-items.ts';
import styles from './PeoplePicker.module.css';

interface ChosenListProps {
  readonly headingId: string;
  readonly chosen: readonly PickedItem[];
  readonly onRemove: (items: readonly PickedItem[]) => void;
}

export function ChosenList({ headingId, chosen, onRemove }: ChosenListProps) {
  const { t, formatNumber } = useText();
  return (
    <>
      <div className={styles.chosenHead}>
        <h3 id={headingId} className={styles.heading}>
          {t('people.picker.chosen')}
          <span className={styles.count} role="status">
            {formatNumber(chosen.length)}
          </span>
        </h3>
        {chosen.length > 1 && (
          <Button size="small" look="quiet" onClick={() => onRemove(chosen)}>
            {t('people.picker.clear')}
          </Button>
        )}
      </div>
      {chosen.length === 0 ? (
        <p className={styles.nothing}>{t('people.picker.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {chosen.map((item) => (
            <li key={item.id} className={styles.item}>
              <span className={styles.itemText} title={item.note ? `${item.name} · ${item.note}` : item.name}>
                <span className={styles.itemName}>{item.name}</span>
                {item.note !== '' && <span className={styles.note}>{item.note}</span>}
              </span>
              <IconButton
                label={t('people.picker.remove', { name: item.name })}
                onClick={() => onRemove([item])}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
