/** Some of a few, each with a tick. */

import { useText } from '#data/text.ts';
import type { ChoicesRow, Option } from '#shared/rules/fields/field.ts';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

interface TicksProps extends KindProps<ChoicesRow<string, never>, readonly string[]> {
  readonly options: readonly Option<string>[];
}

export function Ticks({ options, value, readOnly, onChange, onLeave }: TicksProps) {
  const { t } = useText();
  return (
    <span className={styles.ticks}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            disabled={readOnly}
            checked={value.includes(option.value)}
            onBlur={onLeave}
            onChange={({ target }) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? target.checked : value.includes(each))),
              )
            }
          />
          {t(option.label)}
        </label>
      ))}
    </span>
  );
}
