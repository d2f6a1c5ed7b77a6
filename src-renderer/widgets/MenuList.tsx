/** The lines of an open menu: arrows, Home, End, type-ahead, Esc; a line may be a link. */
import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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
      readonly onSelect?: (() => void) | undefined;
      /** It is a link: to a page of the console, or out of it into a tab of its own. */
      readonly link?: MenuLink;
      /** Where the user is. */
      readonly current?: boolean;
    };

/** `onOpen` takes the click in hand, where the browser must not follow by itself. */
type MenuLink =
  | { readonly to: string }
  | { readonly href: string; readonly onOpen?: (event: MouseEvent) => void };

type MenuItemLine = Exclude<MenuLine, { kind: 'heading' | 'line' }>;

export interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly MenuLine[];
  readonly onClose: (focusButton: boolean) => void;
  /** It stands at the right of its button: the left arrow leads back. */
  readonly closesLeft?: boolean;
  /** Its first line has the focus as it opens. */
  readonly focusFirst?: boolean;
}

export function MenuList({
  id,
  label,
  lines,
  onClose,
  closesLeft = false,
  focusFirst = true,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusFirst) itemsOf(list.current)[0]?.focus();
  }, [focusFirst]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || (event.key === 'ArrowLeft' && closesLeft)) {
      event.stopPropagation();
      // A dialog around it stays.
      event.preventDefault();
      onClose(true);
      return;
    }
    const all = itemsOf(list.current);
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
        return <Item key={line.key} line={line} onClose={onClose} />;
      })}
    </div>
  );
}

function Item({
  line,
  onClose,
}: {
  readonly line: MenuItemLine;
  readonly onClose: MenuListProps['onClose'];
}) {
  const choice = line.checked !== undefined;
  const look = {
    tabIndex: -1,
    className: line.danger ? styles.dangerItem : styles.item,
    'aria-disabled': line.disabled || undefined,
    'aria-current': line.current ? ('page' as const) : undefined,
  };
  const choose = () => {
    if (line.disabled) return;
    onClose(true);
    line.onSelect?.();
  };
  const content = (
    <>
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
    </>
  );
  if (line.link && 'to' in line.link) {
    return (
      <Link to={line.link.to} role="menuitem" {...look} onClick={choose}>
        {content}
      </Link>
    );
  }
  if (line.link) {
    const { href, onOpen } = line.link;
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        role="menuitem"
        {...look}
        onClick={(event) => {
          onOpen?.(event);
          choose();
        }}
        onAuxClick={onOpen}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...(choice ? { role: 'menuitemradio', 'aria-checked': line.checked } : { role: 'menuitem' })}
      {...look}
      onClick={choose}
    >
      {content}
    </button>
  );
}

/** Of an open menu, in their order. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
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
