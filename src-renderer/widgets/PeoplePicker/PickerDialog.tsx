/** The frame of a picker: candidates at the left, the chosen ones at the right, and one button that applies them. */
import { type ReactNode, useId } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { ChosenList } from './ChosenList.tsx';
import type { PickedItem } from './picked-items.ts';
import styles from './PeoplePicker.module.css';

interface PickerDialogProps {
  readonly title: string;
  readonly width: 500 | 720 | 1200;
  /** Null for a single choice, which applies at once. */
  readonly chosen: readonly PickedItem[] | null;
  /** Message when the choice exceeds the limit. */
  readonly problem: string | null;
  readonly onRemove: (items: readonly PickedItem[]) => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PickerDialog(props: PickerDialogProps) {
  const { title, width, chosen, problem, onRemove, onTake, onClose, children } = props;
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
                <Button look="primary" onClick={onTake}>
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
