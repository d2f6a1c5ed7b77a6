/** A native checkbox in the look of `controls/Checkbox` (base.css), for pages that do not load antd. */
import { useId } from 'react';
import layout from './looks/layout.module.css';

interface PlainCheckboxProps {
  readonly label: string;
  /** False hides the label, which remains the accessible name; default true. */
  readonly hasVisibleLabel?: boolean;
  readonly checked: boolean;
  /** Draws the indeterminate state. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function PlainCheckbox(props: PlainCheckboxProps) {
  const { label, hasVisibleLabel = true, checked, partly = false, disabled = false, onChange } = props;
  const id = useId();
  const box = (
    <input
      id={id}
      ref={(element) => {
        if (element) element.indeterminate = partly;
      }}
      type="checkbox"
      aria-label={hasVisibleLabel ? undefined : label}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
  if (!hasVisibleLabel) return box;
  return (
    <label htmlFor={id} className={layout.line}>
      {box}
      {label}
    </label>
  );
}
