/** How one is told (spec 1§3 remindMode): one or more of popup, system message, SMS. */

import { useText } from '#data/text.ts';
import { type RemindMode, remindModes } from '#shared/rules/licence-info/reminder/values.ts';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import styles from './reminder.module.css';

const offered = Object.values(remindModes);

interface ModeFieldProps {
  readonly label: string;
  readonly modes: readonly RemindMode[];
  readonly problem: string | null;
  readonly help?: string | undefined;
  readonly onChange: (modes: readonly RemindMode[]) => void;
}

export function ModeField({ label, modes, problem, help, onChange }: ModeFieldProps) {
  const { t } = useText();
  return (
    <FormField label={label} required help={help} problem={problem}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a legend can't stand in a column beside its controls
        <span
          role="group"
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          className={styles.modes}
        >
          {offered.map((mode, index) => (
            <label key={mode}>
              <input
                {...(index === 0 ? { id: control.id } : {})}
                type="checkbox"
                name={index === 0 ? 'modes' : `modes-${mode}`}
                aria-invalid={control['aria-invalid']}
                checked={modes.includes(mode)}
                onChange={({ target }) =>
                  onChange(offered.filter((each) => (each === mode ? target.checked : modes.includes(each))))
                }
              />
              {t(`licenceInfo.remind.mode.${mode}`)}
            </label>
          ))}
        </span>
      )}
    </FormField>
  );
}
