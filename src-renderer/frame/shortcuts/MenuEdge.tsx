/**
 * The side menu's edge, a window splitter (ARIA 1.2): the pointer or the arrow keys set the menu's width, which is kept
 * for the next start.
 */
import type { KeyboardEvent, PointerEvent } from 'react';
import { useText } from '#data/text.ts';
import { saveChoice } from '#state/choices.ts';
import { menuWidthKey, narrowest, usualWidth, widest } from '../menu-width.ts';
import styles from '../SideMenu.module.css';

/** Pixels of one press of an arrow key. */
const step = 16;

interface MenuEdgeProps {
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

export function MenuEdge({ width, onWidth }: MenuEdgeProps) {
  const { t } = useText();
  const within = (wanted: number) => Math.round(Math.min(widest, Math.max(narrowest, wanted)));
  const keep = (next: number) => saveChoice(menuWidthKey, next === usualWidth ? '' : String(next));
  const set = (next: number) => {
    onWidth(next);
    keep(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: narrowest, End: widest }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    set(within(next));
  };
  const isDrawn = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between two parts cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('frame.menu.width')}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      title={t('frame.menu.widthHint')}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(usualWidth)}
      onPointerDown={(event) => event.button === 0 && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isDrawn(event) && onWidth(within(event.clientX))}
      onPointerUp={(event) => isDrawn(event) && keep(width)}
    />
  );
}
