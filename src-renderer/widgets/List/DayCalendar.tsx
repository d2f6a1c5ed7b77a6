/** The calendar beside a day field: a press, or the arrows and Enter, choose a day. */
import { type RefObject, useState } from 'react';
import { useText } from '#data/text.ts';
import { dayNumber, dayOf } from '#shared/kit/days.ts';
import { Calendar } from '../controls/Calendar.tsx';
import { PlacedPopup } from '../PlacedPopup.tsx';
import styles from './List.module.css';

/** Days by which each arrow key moves. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DayCalendarProps {
  readonly label: string;
  readonly beside: RefObject<HTMLElement | null>;
  /** The day marked at first, as YYYY-MM-DD. */
  readonly day: string;
  readonly onTake: (day: string) => void;
  /** `back` asks to return the focus to the field. */
  readonly onClose: (back: boolean) => void;
}

export function DayCalendar({ label, beside, day, onTake, onClose }: DayCalendarProps) {
  const { formatDay } = useText();
  const [at, setAt] = useState(day);
  return (
    <PlacedPopup
      label={label}
      beside={beside}
      className={styles.calendarPopup}
      onClose={onClose}
      onKeyDown={(event) => {
        const step = steps[event.key];
        const inside = event.target !== event.currentTarget;
        if (event.key === 'Enter' && !inside) onTake(at);
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
    </PlacedPopup>
  );
}
