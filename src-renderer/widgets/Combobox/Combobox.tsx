/**
 * One of many, with a search: a button that opens a list above everything else. The focus is in the search; arrows,
 * Home, End, Enter and Esc work as a screen reader announces (ARIA combobox with a listbox).
 */
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import styles from './Combobox.module.css';
import { type ComboOption, matching } from './options.ts';

interface ComboboxProps {
  readonly label: string;
  readonly searchLabel: string;
  readonly emptyText: string;
  readonly options: readonly ComboOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Combobox({ label, searchLabel, emptyText, options, value, onChange }: ComboboxProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${label}: ${chosen ? `${chosen.label} ${chosen.hint ?? ''}` : t('common.none')}`}
        onClick={() => setOpen(!open)}
      >
        {chosen?.short ?? chosen?.label}
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <Popup
          anchor={button.current}
          {...{ searchLabel, emptyText, options, value, label }}
          onClose={close}
          onChoose={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </>
  );
}

interface PopupProps extends Omit<ComboboxProps, 'onChange'> {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onChoose: (value: string) => void;
}

function Popup({ anchor, label, searchLabel, emptyText, options, value, onClose, onChoose }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const found = matching(options, query);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const id = useId();
  // In the top layer, so that no dialog cuts it off.
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor) return;
    element.showPopover?.();
    const { left, bottom, top } = anchor.getBoundingClientRect();
    const below = window.innerHeight - bottom > element.offsetHeight + 12;
    element.style.left = `${Math.max(8, Math.min(left, window.innerWidth - element.offsetWidth - 8))}px`;
    element.style.top = `${below ? bottom + 4 : Math.max(8, top - element.offsetHeight - 4)}px`;
    element.querySelector('input')?.focus();
  }, [anchor]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!popup.current?.contains(target) && !anchor?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [anchor, onClose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active row is brought on view when another is active or the list is another
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);
  const onKey = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const move = moves[event.key];
    const choice = found[active];
    if (move !== undefined) setActive(move);
    else if (event.key === 'Enter' && choice) onChoose(choice.value);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={popup} popover="manual" className={styles.popup}>
      <input
        className={styles.search}
        role="combobox"
        aria-label={searchLabel}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={searchLabel}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
      >
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above, by aria-activedescendant
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(option.value)}
          >
            <span>{option.label}</span>
            <span className={styles.hint}>{option.hint}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className={styles.nothing}>{emptyText}</p>}
    </div>
  );
}
