/** A button that opens a menu: arrows, Home, End, type-ahead, Esc; choices among few are radio items. */
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Menu.module.css';

export type MenuLine =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly label: string;
      /** Said beside it: why the choices below are none. */
      readonly note?: ReactNode;
    }
  | { readonly kind: 'line'; readonly key: string }
  | {
      readonly kind?: 'item';
      readonly key: string;
      readonly label: string;
      readonly hint?: ReactNode;
      readonly icon?: ReactNode;
      readonly danger?: boolean;
      /** Set: one of several choices. */
      readonly checked?: boolean;
      /** It is shown and can't be chosen. */
      readonly disabled?: boolean;
      readonly onSelect: () => void;
    };

interface MenuButtonProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly children: ReactNode;
  readonly lines: readonly MenuLine[];
  readonly className?: string | undefined;
  readonly header?: ReactNode;
  readonly align?: 'start' | 'end' | 'beside';
  /** Given: the parent decides whether it is open. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly title?: string;
  readonly disabled?: boolean;
  /** What was chosen is under way: it keeps the focus and does not open. */
  readonly busy?: boolean;
}

export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    children,
    lines,
    className,
    header,
    align = 'start',
    onOpenChange,
    title,
    disabled,
    busy,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
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
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => !busy && setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open || busy) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && (
        <div className={`${styles.popup} ${styles[align]}`}>
          {header && <div className={styles.header}>{header}</div>}
          <MenuList id={menuId} label={label} lines={lines} onClose={close} />
        </div>
      )}
    </div>
  );
}

function MenuList({
  id,
  label,
  lines,
  onClose,
}: {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly MenuLine[];
  readonly onClose: (focusButton: boolean) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    items(list.current)[0]?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
      return;
    }
    const all = items(list.current);
    const next = target(event.key, all, all.indexOf(document.activeElement as HTMLElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      className={styles.list}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {lines.map((line) => {
        if (line.kind === 'line') return <hr key={line.key} className={styles.line} />;
        if (line.kind === 'heading') {
          return (
            <div key={line.key} className={styles.heading} role="presentation">
              {line.label}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </div>
          );
        }
        const choice = line.checked !== undefined;
        return (
          <button
            key={line.key}
            type="button"
            {...(choice ? { role: 'menuitemradio', 'aria-checked': line.checked } : { role: 'menuitem' })}
            tabIndex={-1}
            className={line.danger ? styles.dangerItem : styles.item}
            aria-disabled={line.disabled || undefined}
            onClick={() => {
              if (line.disabled) return;
              onClose(true);
              line.onSelect();
            }}
          >
            {line.icon && (
              <span className={styles.icon} aria-hidden="true">
                {line.icon}
              </span>
            )}
            <span className={styles.label}>{line.label}</span>
            {line.hint && <span className={styles.hint}>{line.hint}</span>}
            {choice && (
              <span className={styles.check} aria-hidden="true">
                {line.checked && <Check size={14} />}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function items(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** Which item a key goes to; undefined where the key is not the menu's. */
function target(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all[(at - 1 + all.length) % all.length];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
  }
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter),
  );
}
