/** The filters without room in a list's bar, in a popup below its button. */
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { openerEscape } from '../opener-escape.ts';
import styles from './List.module.css';

const PlacedPopup = lazyComponent(async () => (await import('../PlacedPopup.tsx')).PlacedPopup);

interface MoreFiltersProps {
  /** All filters have room. The button stays in the page, so that it keeps the focus while they are measured anew. */
  readonly hidden: boolean;
  /** Number of filters among them that narrow the list. */
  readonly set: number;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

export function MoreFilters({ hidden, set, onOpen, children }: MoreFiltersProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  // The button is hidden in between, while all filters are measured: after the popup closes, and once more when the
  // address has taken over what was set in it. A hidden button loses the focus with the next frame.
  useLayoutEffect(() => {
    if (hidden) {
      returns.current ||= document.activeElement === button.current;
      return;
    }
    if (!returns.current) return;
    returns.current = false;
    button.current?.focus();
  });
  const turn = (next: boolean) => {
    setOpen(next);
    onOpen(next);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={hidden}
        className={styles.chip}
        data-more=""
        data-set={set > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => turn(!open)}
        onKeyDown={openerEscape(open, () => turn(false))}
      >
        <MoreHorizontal size={14} aria-hidden="true" />
        {set > 0 ? t('list.filter.moreSet', { count: formatNumber(set) }) : t('list.filter.more')}
      </button>
      {open && !hidden && (
        <PlacedPopup
          label={t('list.filter.more')}
          beside={button}
          className={styles.more}
          onClose={(back) => {
            // The field that leaves with the popup loses the focus, which closes the popup a second time.
            returns.current ||= back;
            // A filter takes its value when its field loses the focus, and a field that is removed never reports
            // that.
            if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
            turn(false);
          }}
        >
          {children}
        </PlacedPopup>
      )}
    </>
  );
}
