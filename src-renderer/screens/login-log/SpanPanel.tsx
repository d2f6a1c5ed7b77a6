/** The choice of a span of time: presets, or two exact instants. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { readSpan, spanPresets, type TimeSpan, writeSpan } from '#shared/rules/login-log/span.ts';
import { useActiveServer } from '#state/program.ts';
import { useServerClockAhead, useServerToday } from '#state/server-day.ts';
import { Button } from '#widgets/Button.tsx';
import { InstantField } from '#widgets/Instant/InstantField.tsx';
import { InstantPair } from '#widgets/Instant/InstantPair.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

/** Milliseconds from which a clock's difference matters to somebody who types a time. */
const toldDifference = 60_000;

interface SpanPanelProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SpanPanel({ value, onChange }: SpanPanelProps) {
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
