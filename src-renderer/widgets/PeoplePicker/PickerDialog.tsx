/** The frame of a picker: candidates at the left, the chosen ones at the right, and one button that applies them. */

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import styles from './PeoplePicker.module.css';
import type { PickedItem } from './picked-items.ts';

interface PickerDialogProps {
  readonly title: string;
  readonly width: 500 | 720 | 1200;
  /** Null for a single choice, which applies at once. */
  readonly chosen: readonly PickedItem[] | null;
  /** Nothing is chosen, and nothing was before. */
  readonly isEmpty: boolean;
  /** Message when the choice exceeds the limit. */
  readonly problem: string | null;
  readonly onRemove: (items: readonly PickedItem[]) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PickerDialog(props: PickerDialogProps) {
  const { title, width, chosen, isEmpty, problem, onRemove, onTake, onClose, children } = props;
  const { t, formatNumber } = useText();
  const heading = useId();
  return (
    <Dialog
      open
      width={width}
      title={title}
      onClose={onClose}
      {...(chosen
        ? {
            footer: (
              <>
                <p className={styles.problem} role="alert">
                  {problem}
                </p>
                <Button onClick={onClose}>{t('common.cancel')}</Button>
                <Button look="primary" why={isEmpty ? t('people.picker.empty') : undefined} onClick={onTake}>
                  {t('people.picker.take', { total: formatNumber(chosen.length) })}
                </Button>
              </>
            ),
          }
        : {})}
    >
      {chosen ? (
        <div className={styles.columns}>
          {children}
          <section className={styles.chosen} aria-labelledby={heading}>
            <ChosenList headingId={heading} chosen={chosen} onRemove={onRemove} />
          </section>
        </div>
      ) : (
        children
      )}
    </Dialog>
  );
}

interface ChosenListProps {
  readonly headingId: string;
  readonly chosen: readonly PickedItem[];
  readonly onRemove: (items: readonly PickedItem[]) => void;
}

function ChosenList({ headingId, chosen, onRemove }: ChosenListProps) {
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
