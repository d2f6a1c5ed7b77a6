/** The days of one theme as a bar: moved and stretched by its three parts, or drawn where there is none. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { scheduleDayNumber } from '#shared/rules/themes/schedule.ts';
import { share } from '#widgets/TimeBar/TimeBar.tsx';
import { daysText } from '../../days-text.ts';
import {
  type BarPart,
  barIn,
  type CalendarWindow,
  dayInWindow,
  drawnDays,
  movedDays,
} from './calendar-days.ts';
import styles from './ThemeCalendar.module.css';

interface DayBarProps {
  /** The theme's name, for readers of the screen. */
  readonly name: string;
  /** null: a bar can be drawn. */
  readonly days: AppointmentDays | null;
  readonly view: CalendarWindow;
  /** Days on which another theme of the department has a bar too. */
  readonly overlaps: readonly AppointmentDays[];
  readonly today: string;
  readonly isChanged: boolean;
  readonly onChange: (days: AppointmentDays) => void;
  /** Brings days outside of the window into it. */
  readonly onShow: (days: AppointmentDays) => void;
  /** Takes what was moved or drawn back. */
  readonly onRevert: () => void;
}

const parts: readonly BarPart[] = ['from', 'both', 'to'];
/** Days after the first one of a bar that is not drawn by dragging: a week in all. */
const firstLength = 6;
const week = 7;

export function DayBar(props: DayBarProps) {
  const { name, days, view, overlaps, today, isChanged, onChange, onShow, onRevert } = props;
  const text = useText();
  const { t, formatDay } = text;
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  /** Day below the mouse that presses an empty line; the keyboard presses without one. */
  const pressedDay = useRef<string | null>(null);
  const dragged = useRef<AbortController | null>(null);
  useEffect(() => () => dragged.current?.abort(), []);

  /** Calls with each new day below the pointer until it is let go, which may be beside the line. */
  const drag = (event: PointerEvent, start: string, to: (day: string) => void) => {
    if (event.button !== 0 || !track.current) return;
    event.stopPropagation();
    const { left, width } = track.current.getBoundingClientRect();
    dragged.current?.abort();
    dragged.current = new AbortController();
    const { signal } = dragged.current;
    let last = start;
    const move = ({ clientX }: { readonly clientX: number }) => {
      const day = dayAt(clientX, left, width);
      if (day !== last) to(day);
      last = day;
    };
    const end = () => dragged.current?.abort();
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', end, { signal });
  };
  const dayAt = (x: number, left: number, width: number) =>
    dayInWindow(view, width === 0 ? 0 : (x - left) / width);
  const startOf = (event: PointerEvent) => {
    const { left = 0, width = 0 } = track.current?.getBoundingClientRect() ?? {};
    return dayAt(event.clientX, left, width);
  };
  const draw = (event: PointerEvent) => {
    const start = startOf(event);
    pressedDay.current = start;
    drag(event, start, (day) => {
      pressedDay.current = null;
      latest.current(drawnDays(start, day));
    });
  };
  const pull = (event: PointerEvent, part: BarPart, of: AppointmentDays) => {
    const start = startOf(event);
    const daysFromStart = (day: string) => scheduleDayNumber(day) - scheduleDayNumber(start);
    drag(event, start, (day) => latest.current(movedDays(of, part, daysFromStart(day))));
  };
  const onKeyDown = (event: KeyboardEvent, part: BarPart, of: AppointmentDays) => {
    const step = event.shiftKey ? week : 1;
    const by = {
      ArrowLeft: -step,
      ArrowDown: -step,
      ArrowRight: step,
      ArrowUp: step,
      PageDown: -week,
      PageUp: week,
    }[event.key];
    if (by !== undefined) onChange(movedDays(of, part, by));
    else if (event.key === 'Escape' && isChanged) onRevert();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const bar = days && barIn(view, days);
  const now = barIn(view, { from: today, to: today });
  return (
    <div
      ref={track}
      className={styles.track}
      data-empty={days ? undefined : ''}
      onPointerDown={days ? undefined : draw}
    >
      {now && <span className={styles.today} style={{ left: share(now.from) }} />}
      {days === null && (
        <button
          type="button"
          className={styles.draw}
          aria-label={t('themeActions.ofOne', { action: t('themesCalendar.draw'), name })}
          onClick={() => {
            const first = pressedDay.current ?? today;
            pressedDay.current = null;
            onChange(movedDays({ from: first, to: first }, 'to', firstLength));
          }}
        >
          <span>{t('themesCalendar.draw')}</span>
        </button>
      )}
      {days && !bar && (
        <button
          type="button"
          className={styles.away}
          data-later={days.from > view.first || undefined}
          aria-label={t('themeActions.ofOne', { action: t('themesCalendar.show'), name })}
          onClick={() => onShow(days)}
        >
          <span>{t('themesCalendar.show')}</span>
        </button>
      )}
      {days && bar && (
        <div
          className={styles.bar}
          data-changed={isChanged || undefined}
          data-open-start={bar.openStart || undefined}
          data-open-end={bar.openEnd || undefined}
          style={{ left: share(bar.from), width: share(bar.to - bar.from) }}
        >
          {parts.map((part) => (
            <span
              key={part}
              className={styles[part]}
              role="slider"
              tabIndex={0}
              aria-label={t(`themesCalendar.part.${part}`, { name })}
              aria-valuemin={0}
              aria-valuemax={scheduleDayNumber('9999-12-31')}
              aria-valuenow={scheduleDayNumber(part === 'to' ? days.to : days.from)}
              aria-valuetext={part === 'both' ? daysText(days, text) : formatDay(days[part])}
              onPointerDown={(event) => pull(event, part, days)}
              onKeyDown={(event) => onKeyDown(event, part, days)}
            />
          ))}
        </div>
      )}
      {overlaps.map((overlap) => {
        const mark = barIn(view, overlap);
        return (
          mark && (
            <span
              key={`${overlap.from} ${overlap.to}`}
              className={styles.overlap}
              style={{ left: share(mark.from), width: share(mark.to - mark.from) }}
            />
          )
        );
      })}
    </div>
  );
}
