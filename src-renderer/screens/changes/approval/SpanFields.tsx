/** The span in which an answer holds, which is signed with it: a start, an end, or neither. */
import { useText } from '#data/text.ts';
import { InstantField } from '#widgets/Instant/InstantField.tsx';
import { InstantPair } from '#widgets/Instant/InstantPair.tsx';
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
      <InstantPair>
        <InstantField
          names={[t('changes.approval.span.fromDay'), t('changes.approval.span.fromTime')]}
          word={t('changes.approval.span.from')}
          missing="00:00"
          value={value.from}
          wrong={wrong}
          onChange={(from) => onChange({ ...value, from })}
        />
        <InstantField
          names={[t('changes.approval.span.untilDay'), t('changes.approval.span.untilTime')]}
          word={t('changes.approval.span.until')}
          missing="23:59"
          value={value.until}
          wrong={wrong}
          onChange={(until) => onChange({ ...value, until })}
        />
      </InstantPair>
      {wrong && (
        <p className={ink.problem} role="alert">
          {t('changes.approval.span.wrong')}
        </p>
      )}
    </div>
  );
}
