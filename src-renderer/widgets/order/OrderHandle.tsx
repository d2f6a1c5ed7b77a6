/** The handle of a movable row: dragged, or used with the keys that it describes. */
import { useId } from 'react';
import { useText } from '#data/text.ts';
import styles from './order.module.css';
import type { HandleProps } from './use-handles.ts';

export function OrderHandle({ name, isLifted, refButton, onDragStart, ...handlers }: HandleProps) {
  const { t } = useText();
  const id = useId();
  const label = t('controls.order.handle', { name });
  return (
    <>
      <button
        ref={refButton}
        type="button"
        draggable
        className={styles.handle}
        aria-label={label}
        aria-describedby={id}
        aria-pressed={isLifted}
        title={label}
        {...handlers}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          const row = event.currentTarget.closest('li, tr, [role="row"]');
          if (row) event.dataTransfer.setDragImage(row, 16, 24);
          onDragStart();
        }}
      >
        {/* The style sheet draws the dots, because a list has a handle in every row. */}
        <span className={styles.grip} />
      </button>
      <span id={id} className="visually-hidden">
        {t('controls.order.how')}
      </span>
    </>
  );
}
