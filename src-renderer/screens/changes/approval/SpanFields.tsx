/** When an answer holds, which is signed with it: from an instant, until another one, or both left open. */
import { useText } from '#data/text.ts';
import { DatePicker } from '#widgets/controls/DatePicker.tsx';
import { TimePicker } from '#widgets/controls/TimePicker.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import type { TypedSpan } from './typed-span.ts';

interface SpanFieldsProps {
  readonly value: TypedSpan;
  readonly wrong: boolean;
  readonly onChange: (value: TypedSpan) => void;
}

export function SpanFields({ value, wrong, onChange }: SpanFieldsProps) {
  const { t } = useText();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={layout.stack}>
      <p className={ink.quiet}>{t('changes.approval.span.help', { zone })}</p>
      <Instant
        names={[t('changes.approval.span.fromDay'), t('changes.approval.span.fromTime')]}
        word={t('changes.approval.span.from')}
        missing="00:00"
        value={value.from}
        wrong={wrong}
        onChange={(from) => onChange({ ...value, from })}
      />
      <Instant
        names={[t('changes.approval.span.untilDay'), t('changes.approval.span.untilTime')]}
        word={t('changes.approval.span.until')}
        missing="23:59"
        value={value.until}
        wrong={wrong}
        onChange={(until) => onChange({ ...value, until })}
      />
      {wrong && (
        <p className={ink.problem} role="alert">
          {t('changes.approval.span.wrong')}
        </p>
      )}
    </div>
  );
}

interface InstantProps {
  readonly word: string;
  readonly names: readonly [day: string, time: string];
  /** The time of a day that was chosen without one. */
  readonly missing: string;
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
}

function Instant({ word, names, missing, value, wrong, onChange }: InstantProps) {
  const [day = '', time = ''] = value.split(' ');
  return (
    <div className={layout.row}>
      <span aria-hidden="true">{word}</span>
      <DatePicker
        label={names[0]}
        aria-invalid={wrong}
        value={day || null}
        onChange={(next) => onChange(next === null ? '' : `${next} ${time || missing}`)}
      />
      <TimePicker
        label={names[1]}
        disabled={day === ''}
        aria-invalid={wrong}
        value={time || null}
        onChange={(next) => onChange(`${day} ${next ?? missing}`)}
      />
    </div>
  );
}
