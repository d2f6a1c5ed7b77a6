/** Search or jump: a combobox over all pages and actions of this person. */
import { CornerDownLeft, Search, Star } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { openHelp } from '#state/help.ts';
import { Button } from '#widgets/Button.tsx';
import { openModal } from '#widgets/top-layer.ts';
import { commandKey } from '../keys.ts';
import { noteOpened, toggleStar, useShortcuts } from '../shortcuts/shortcuts.ts';
import { findLabels } from './find-labels.ts';
import styles from './Palette.module.css';
import type { PaletteItem } from './palette-item.ts';
import { findAmong, findItems, findNear } from './palette-items.ts';
import { takeTypedAhead } from './TypedAhead.tsx';
import { useAppItems } from './use-app-items.ts';
import { useDiffering } from './use-differing.ts';
import { useLabelItems } from './use-label-items.ts';
import { useOtherLanguage, usePaletteItems } from './use-palette-items.ts';
import { useServerItems } from './use-server-items.ts';

export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(takeTypedAhead);
  const [at, setAt] = useState(0);
  const shortcuts = useShortcuts();
  const server = useServerItems(typed);
  const other = useOtherLanguage();
  const apps = useAppItems(typed);
  const items = [...usePaletteItems(other), ...apps, ...server.items];
  const labels = useLabelItems(other);
  const [isNarrowed, setNarrowed] = useState(false);
  const differing = useDiffering(isNarrowed, items, labels);
  const labelHits = useMemo(() => findLabels(labels, typed, shortcuts), [labels, typed, shortcuts]);
  const kept = new Set([...shortcuts.starred, ...shortcuts.recent]);
  const keptLabels = typed.trim() === '' ? labels.filter(({ id }) => kept.has(id)) : [];
  const all = () => findItems([...items, ...keptLabels], typed, shortcuts, labelHits);
  const exact = isNarrowed ? findAmong(differing.items, typed) : all();
  const isWaiting = isNarrowed ? differing.isReading : server.searching;
  const near = exact.length === 0 && !isWaiting && !isNarrowed ? findNear(items, labels, typed) : [];
  const found = exact.length > 0 ? exact : near;
  const active = found[Math.min(at, found.length - 1)];
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element to show is named by the active item
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    if (!item.of) noteOpened(item.id);
    item.run();
  };
  const searchHelp = () => {
    onClose();
    openHelp(typed);
  };
  const star = (item: PaletteItem) => {
    if (!item.of) toggleStar(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: found.length - 1,
    };
    const next = moves[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      run(active);
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && active) {
      event.preventDefault();
      star(active);
    } else if (next !== undefined && found.length > 0 && !(typed && /Home|End/.test(event.key))) {
      event.preventDefault();
      setAt((next + found.length) % found.length);
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it by the dialog's own cancel event
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('frame.palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          <Search size={16} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={t('frame.palette.title')}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={active ? `${id}-${active.id}` : undefined}
            aria-autocomplete="list"
            placeholder={t('frame.palette.placeholder')}
            className={styles.input}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('frame.palette.results')}
          className={styles.list}
          tabIndex={-1}
        >
          {found.map((item, index) => (
            <div key={item.id} role="presentation">
              {item.section !== found[index - 1]?.section && (
                <div className={styles.section} role="presentation">
                  {t(`frame.palette.${item.section}`)}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys */}
              <div
                id={`${id}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                className={styles.item}
                onMouseMove={() => setAt(index)}
                onClick={() => run(item)}
              >
                <span className={styles.label}>{item.label}</span>
                <span className={styles.hint}>{item.hint}</span>
                {item.isSimilar && <span className={styles.similar}>{t('frame.palette.similar')}</span>}
                {item === active && <CornerDownLeft size={13} aria-hidden="true" className={styles.enter} />}
                {!item.of && (
                  <StarMark on={shortcuts.starred.includes(item.id)} onToggle={() => star(item)} />
                )}
              </div>
            </div>
          ))}
        </div>
        {exact.length === 0 && !isWaiting && !isNarrowed && (
          <p className={styles.none} role="status">
            {t(near.length > 0 ? 'frame.palette.near' : 'frame.palette.none', { words: typed })}{' '}
            <Button look="quiet" size="small" onClick={searchHelp}>
              {t('frame.palette.searchHelp')}
            </Button>
          </p>
        )}
        <div className={styles.foot}>
          <Button
            look="quiet"
            size="small"
            aria-pressed={isNarrowed}
            onClick={() => {
              setNarrowed(!isNarrowed);
              setAt(0);
            }}
          >
            {t('frame.palette.onlyDiffering')}
          </Button>
          {isNarrowed && (
            <span role="status">
              {isWaiting
                ? t('frame.palette.readingSettings')
                : t('frame.palette.differing', { count: differing.items.length })}
              {differing.unread > 0 && ` ${t('frame.palette.unread', { count: differing.unread })}`}
            </span>
          )}
          <span>{t('frame.palette.hint', { key: commandKey })}</span>
        </div>
      </div>
    </dialog>
  );
}

/** A star for the pointer; keyboard users press Ctrl/Cmd+D on the active item. */
function StarMark({ on, onToggle }: { readonly on: boolean; readonly onToggle: () => void }) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an option holds no second control; the key does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <span
      className={styles.star}
      data-on={on || undefined}
      title={t(on ? 'frame.palette.unstar' : 'frame.palette.star', { key: commandKey })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Star size={14} aria-hidden="true" />
      {on && <span className="visually-hidden">{t('frame.palette.starred')}</span>}
    </span>
  );
}
