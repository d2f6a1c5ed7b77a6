/** The lines of an open menu, with arrows, Home, End, type-ahead and Esc; a line may be a link. */
import { Check } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './Menu.module.css';

export type MenuLine =
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly label: string;
      /** Text beside the heading: why the choices below are disabled. */
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
      /** Set for one of several exclusive choices. */
      readonly checked?: boolean;
      readonly disabled?: boolean;
      readonly onSelect?: (() => void) | undefined;
      /** Makes the item a link: to a page of the console, or out of it into a new tab. */
      readonly link?: MenuLink;
      readonly current?: boolean;
    };

/** `onOpen` handles the click when the browser must not follow the link itself. */
type MenuLink =
  | { readonly to: string }
  | { readonly href: string; readonly onOpen?: (event: MouseEvent) => void };

type MenuItemLine = Exclude<MenuLine, { kind: 'heading' | 'line' }>;

export interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly MenuLine[];
  readonly onClose: (focusButton: boolean) => void;
  /** The menu is at its button's right: the left arrow closes it. */
  readonly closesLeft?: boolean;
  /** The first line takes the focus when the menu opens. */
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
      // A surrounding dialog stays open.
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

/** Items of an open menu, in order. */
export function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

/** The item that a key moves to; undefined for keys that the menu does not handle. */
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
