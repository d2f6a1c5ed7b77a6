/** A list filter for a day, typed in any usual format or chosen in a calendar that loads when it opens. */
import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { typedDay } from '#data/typed-day.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { IconButton } from '../Button.tsx';
import { openerEscape } from '../opener-escape.ts';
import { WithAntd } from '../WithAntd.tsx';
import { FilterChip } from './FilterChip.tsx';
import styles from './List.module.css';

const DayCalendar = lazyComponent(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface DayFieldProps {
  readonly id: string;
  readonly label: string;
  /** YYYY-MM-DD, or ''. */
  readonly value: string;
  readonly wrong: boolean;
  readonly set: (day: string) => void;
}

export function DayField({ id, label, value, wrong, set }: DayFieldProps) {
  const { t, language, formatDay } = useText();
  /** The typed text; null shows the value in the console's format. */
  const [typed, setTyped] = useState<string | null>(null);
  // Unfinished text is reported only after the field has lost the focus.
  const [wasLeft, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const reportedValue = useRef(value);
  const tell = (day: string) => {
    reportedValue.current = day;
    if (day !== value) set(day);
  };
  useEffect(() => {
    if (value === reportedValue.current) return;
    reportedValue.current = value;
    setTyped(null);
  }, [value]);
  const unread = typed !== null && typed.trim() !== '' && typedDay(typed, language) === null;
  const leave = () => {
    setLeft(true);
    if (!unread) setTyped(null);
  };
  const close = () => {
    setOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const onEscape = openerEscape(open, () => setOpen(false));
  const problem = unread && wasLeft;
  return (
    <>
      <FilterChip id={id} label={label} set={value !== ''} onClear={() => set('')}>
        <input
          id={id}
          type="text"
          className={styles.day}
          autoComplete="off"
          maxLength={40}
          placeholder={t('list.filter.dayFormat')}
          aria-invalid={wrong || problem || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={typed ?? formatDay(value)}
          onChange={({ target }) => {
            setLeft(false);
            setTyped(target.value);
            const day = target.value.trim() === '' ? '' : typedDay(target.value, language);
            if (day !== null) tell(day);
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            onEscape(event);
            if (event.key === 'Enter') leave();
            if (event.key !== 'ArrowDown' || !event.altKey) return;
            event.preventDefault();
            setOpen(true);
          }}
        />
        <span ref={anchor} className={styles.calendar}>
          <IconButton
            label={t('list.filter.chooseDay', { filter: label })}
            onClick={() => setOpen(!open)}
            onKeyDown={onEscape}
          >
            <CalendarDays size={14} aria-hidden="true" />
          </IconButton>
        </span>
        {open && (
          <WithAntd>
            <DayCalendar
              label={label}
              beside={anchor}
              day={value === '' ? localDay(Date.now()) : value}
              onTake={(day) => {
                setTyped(null);
                tell(day);
                close();
              }}
              onClose={(back) => (back ? close() : setOpen(false))}
            />
          </WithAntd>
        )}
      </FilterChip>
      {problem && (
        <p id={`${id}-problem`} className={styles.wrong} role="alert">
          {t('list.filter.noDay', { text: typed, example: formatDay(localDay(Date.now())) })}
        </p>
      )}
    </>
  );
}
