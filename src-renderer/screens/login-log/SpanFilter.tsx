/** The filter for a span of time: presets, or two exact instants. */
import { CalendarRange, X } from 'lucide-react';
import { type TextTools, useText } from '#data/text.ts';
import { isPreset, readSpan } from '#shared/rules/login-log/span.ts';
import { expectedComponent } from '#state/lazy-component.ts';
import { useServerToday } from '#state/server-day.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Popover } from '#widgets/controls/Popover.tsx';
import layout from '#widgets/looks/layout.module.css';

const SpanPanel = expectedComponent(async () => (await import('./SpanPanel.tsx')).SpanPanel);

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
