/** A button that opens a menu, with arrows, Home, End, type-ahead and Esc; exclusive choices are radio items. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { withTexts } from '#data/text.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import styles from './Menu.module.css';
import { type MenuLine, MenuList } from './MenuList.tsx';
import { usePopupPosition } from './popup-position.ts';

export type { MenuLine };

/** The search loads lazily, because only long menus have one. */
const SearchedMenu = lazyComponent(async () => (await withTexts(import('./SearchedMenu.tsx'))).SearchedMenu);

interface MenuButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly lines: readonly MenuLine[];
  readonly className?: string | undefined;
  readonly header?: ReactNode;
  /** Adds a search field above the choices; the text names the searched content. */
  readonly search?: string | undefined;
  /** `below`: above scrolling or clipping parents of the button. */
  readonly align?: 'start' | 'end' | 'beside' | 'below';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title?: string;
  readonly disabled?: boolean;
  /** The chosen action is in progress: the button keeps the focus and does not open. */
  readonly busy?: boolean;
  /** The button belongs to a row with one tab stop, and opens by the right arrow. */
  readonly inRow?: boolean;
}

export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    children,
    lines,
    className,
    header,
    search,
    align = 'start',
    onOpenChange,
    title,
    disabled,
    busy,
    inRow = false,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const menuId = useId();
  usePopupPosition(open && (align === 'beside' || align === 'below') ? align : null, button, popup);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = (focusButton: boolean) => {
    setOpen(false);
    if (focusButton) button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left
    <div
      className={styles.root}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={title}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        data-menu-item={inRow || undefined}
        tabIndex={inRow ? -1 : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => !busy && setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== (inRow ? 'ArrowRight' : 'ArrowDown') || open || busy) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <div ref={popup} className={`${styles.popup} ${styles[align]}`} data-ground="page">
          {header && <div className={styles.header}>{header}</div>}
          {search === undefined ? (
            <MenuList
              id={menuId}
              label={label}
              lines={lines}
              onClose={close}
              closesLeft={align === 'beside'}
            />
          ) : (
            <SearchedMenu id={menuId} label={label} lines={lines} onClose={close} search={search} />
          )}
        </div>
      )}
    </div>
  );
}
