/** The control of one setting: a choice, a switch or a number. It applies at once, a number on blur or Enter. */

import { useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { SettingDefinition } from '#shared/rules/settings/definitions.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { choiceText, settingTitle } from '#state/setting-text.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Switch } from '#widgets/controls/Switch.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import styles from './Settings.module.css';

interface SettingControlProps<Definition extends SettingDefinition = SettingDefinition> {
  readonly definition: Definition;
  readonly value: Settings[keyof Settings];
  readonly locked: boolean;
  /** Ids of the help text, and of the reason of a lock. */
  readonly describedBy: string;
  readonly onChange: (value: Settings[keyof Settings]) => void;
}

export function SettingControl(props: SettingControlProps) {
  const { t } = useText();
  const { definition, value, locked, describedBy, onChange } = props;
  const title = settingTitle(definition.key, t);
  switch (definition.kind) {
    case 'choice':
      return (
        <Segmented
          label={title}
          value={String(value)}
          options={definition.choices.map((choice) => ({
            value: choice,
            label: choiceText(definition.key, choice, t),
          }))}
          disabled={locked}
          aria-describedby={describedBy}
          // The schema accepts exactly the definition's choices (definitions.test.ts).
          onChange={(choice) => onChange(choice as Settings[keyof Settings])}
        />
      );
    case 'switch':
      return (
        <Switch
          label={title}
          aria-describedby={describedBy}
          checked={value === true}
          disabled={locked}
          onChange={onChange}
        />
      );
    case 'number':
      // The key resets the field when the value changes elsewhere.
      return <NumberControl key={String(value)} {...props} definition={definition} />;
  }
}

/** A plain text field: antd's number field silently reverts invalid input; this one shows the problem. */
function NumberControl(props: SettingControlProps<Extract<SettingDefinition, { kind: 'number' }>>) {
  const { t } = useText();
  const { definition, value, locked, describedBy, onChange } = props;
  const { min, max, unit } = definition;
  const [draft, setDraft] = useState(String(value));
  const [tried, setTried] = useState(false);
  const noteId = useId();
  const number = /^\d{1,9}$/.test(draft.trim()) ? Number(draft) : Number.NaN;
  const wrong = tried && !(number >= min && number <= max);
  const keep = () => {
    setTried(true);
    if (number >= min && number <= max && number !== value) onChange(number);
  };
  return (
    <div>
      <span className={layout.inline}>
        <input
          type="text"
          inputMode="numeric"
          className={`${inputs.input} ${styles.number}`}
          aria-label={t('common.noted', {
            text: settingTitle(definition.key, t),
            note: t(`settings.unit.${unit}`),
          })}
          aria-describedby={wrong ? `${noteId} ${describedBy}` : describedBy}
          aria-invalid={wrong || undefined}
          disabled={locked}
          value={draft}
          maxLength={9}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
            if (event.key === 'Escape' && draft !== String(value)) {
              event.preventDefault();
              event.stopPropagation();
              setDraft(String(value));
              setTried(false);
            }
          }}
        />
        {t(`settings.unit.${unit}`)}
      </span>
      {wrong && (
        <p id={noteId} className={ink.problem} role="alert">
          {t('settings.outside', { min, max })}
        </p>
      )}
    </div>
  );
}
