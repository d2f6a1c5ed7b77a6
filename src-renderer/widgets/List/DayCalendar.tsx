/** The month around a day, beside its field: a day is taken by a press, or with the arrows and Enter. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import { Calendar } from '../controls/Calendar.tsx';
import { usePlaceBeside } from '../place-beside.ts';
import styles from './List.module.css';

/** Days that an arrow leads on. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayCalendarProps {
  readonly label: string;
  readonly beside: RefObject<HTMLElement | null>;
  /** The one that is marked when it opens. */
  readonly day: string;
  readonly onTake: (day: string) => void;
  /** `back`: the focus returns to where it came from. */
  readonly onClose: (back: boolean) => void;
}

export function DayCalendar({ label, beside, day, onTake, onClose }: DayCalendarProps) {
  const { formatDay } = useText();
  const [at, setAt] = useState(day);
  const popup = useRef<HTMLDivElement>(null);
  usePlaceBeside('below', beside, popup);
  useEffect(() => popup.current?.focus(), []);
  return (
    <div
      ref={popup}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.calendarPopup}
      data-ground="page"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !beside.current?.contains(relatedTarget))
          onClose(false);
      }}
      onKeyDown={(event) => {
        const step = steps[event.key];
        const inside = event.target !== event.currentTarget;
        if (event.key === 'Escape') onClose(true);
        else if (event.key === 'Enter' && !inside) onTake(at);
        else if (step !== undefined) setAt(dayOf((dayNumber(at) ?? 0) + step));
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <p className="visually-hidden" aria-live="polite">
        {formatDay(at)}
      </p>
      <Calendar label={label} value={at} onChange={setAt} onTake={onTake} />
    </div>
  );
}
