import 'virtual:steward-antd/Calendar';
import { Calendar as AntdCalendar } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { localeOf } from '#shared/text/locale.ts';
import { IconButton } from '../Button.tsx';
import styles from './controls.module.css';
import { fromDayjs, toDayjs } from './day.ts';

interface CalendarProps {
  readonly label: string;
  readonly value: string;
  /** Called for a chosen day, and for a day of another month that comes into view. */
  readonly onChange: (day: string) => void;
  /** Called when the user presses a day. */
  readonly onTake?: (day: string) => void;
  readonly dayContent?: (day: string) => ReactNode;
}

export function Calendar({ label, value, onChange, onTake, dayContent }: CalendarProps) {
  const { t, language } = useText();
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' });
  const shown = toDayjs(value);
  return (
    <section className={styles.calendar} aria-label={label}>
      <AntdCalendar
        fullscreen={dayContent !== undefined}
        {...(shown && { value: shown })}
        onChange={(day) => onChange(fromDayjs(day) ?? value)}
        onSelect={(day, { source }) => source === 'date' && onTake?.(fromDayjs(day) ?? value)}
        cellRender={(day, { type }) => type === 'date' && dayContent?.(fromDayjs(day) ?? '')}
        // antd's own header consists of two lists without a name.
        headerRender={({ value: day, onChange: go }) => (
          <div className={styles.month}>
            <IconButton label={t('controls.month.previous')} onClick={() => go(day.subtract(1, 'month'))}>
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <span aria-live="polite">{month.format(day.toDate())}</span>
            <IconButton label={t('controls.month.next')} onClick={() => go(day.add(1, 'month'))}>
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      />
    </section>
  );
}
