/** The filter for a span of time: presets, or two exact instants. */
import { CalendarRange, X } from 'lucide-react';
import { useState } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import { isPreset, readSpan, spanPresets, type TimeSpan, writeSpan } from '#shared/rules/login-log/span.ts';
import { useActiveServer } from '#state/program.ts';
import { useServerClockAhead, useServerToday } from '#state/server-day.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Popover } from '#widgets/controls/Popover.tsx';
import { InstantField } from '#widgets/Instant/InstantField.tsx';
import { InstantPair } from '#widgets/Instant/InstantPair.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

/** Milliseconds from which a clock's difference matters to somebody who types a time. */
const toldDifference = 60_000;

interface SpanFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SpanFilter({ value, onChange }: SpanFilterProps) {
  const text = useText();
  const { t } = text;
  const label = t('loginLog.span.label');
  const spanLabel = spanText(value, text, useServerToday());
  return (
    <span className={layout.inline}>
      <Popover
        label={label}
        content={(close) => (
          <SpanPanel
            value={value}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      >
        <Button aria-label={`${label}: ${spanLabel}`} icon={<CalendarRange size={14} aria-hidden="true" />}>
          {spanLabel}
        </Button>
      </Popover>
      {value !== '' && (
        <IconButton label={t('list.filter.clearOne', { filter: label })} onClick={() => onChange('')}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}

export function spanText(value: string, { t, formatTime }: TextTools, today: string): string {
  if (isPreset(value)) return t(`loginLog.span.presets.${value}`);
  const span = readSpan(value, today);
  if (!span || (span.begin === '' && span.end === '')) return t('loginLog.span.any');
  const [begin, end] = [formatTime(span.begin), formatTime(span.end)];
  if (span.end === '') return t('loginLog.span.since', { begin });
  return span.begin === '' ? t('loginLog.span.until', { end }) : t('loginLog.span.between', { begin, end });
}

function SpanPanel({ value, onChange }: SpanFilterProps) {
  const { t, formatDuration } = useText();
  const ahead = useServerClockAhead();
  const today = useServerToday();
  const { timeZone } = useActiveServer();
  const [span, setSpan] = useState<TimeSpan>(() => readSpan(value, today) ?? { begin: '', end: '' });
  const wrong = span.begin !== '' && span.end !== '' && span.begin > span.end;
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        {spanPresets.map((preset) => (
          <Button key={preset} size="small" aria-pressed={value === preset} onClick={() => onChange(preset)}>
            {t(`loginLog.span.presets.${preset}`)}
          </Button>
        ))}
      </div>
      <p className={ink.help}>
        {timeZone
          ? t('loginLog.span.serverClock', { zone: timeZone })
          : t('loginLog.span.clock', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        {Math.abs(ahead) >= toldDifference &&
          ` ${t(ahead > 0 ? 'loginLog.span.ahead' : 'loginLog.span.behind', { duration: formatDuration(Math.abs(ahead)) })}`}
      </p>
      <p className={ink.label}>{t('loginLog.span.exact')}</p>
      <InstantPair>
        <InstantField
          word={t('loginLog.span.from')}
          names={[t('loginLog.span.fromDay'), t('loginLog.span.fromTime')]}
          seconds
          missing="00:00:00"
          value={span.begin}
          wrong={wrong}
          onChange={(begin) => setSpan({ ...span, begin })}
        />
        <InstantField
          word={t('loginLog.span.to')}
          names={[t('loginLog.span.toDay'), t('loginLog.span.toTime')]}
          seconds
          missing="23:59:59"
          value={span.end}
          wrong={wrong}
          onChange={(end) => setSpan({ ...span, end })}
        />
      </InstantPair>
      {wrong && (
        <p className={ink.problem} role="alert">
          {t('loginLog.span.wrong')}
        </p>
      )}
      <Button look="primary" disabled={wrong} onClick={() => onChange(writeSpan(span))}>
        {t('loginLog.span.apply')}
      </Button>
    </div>
  );
}
