/** The box of pages that load nothing of antd: the browser's own, which looks as `controls/Checkbox` does (base.css). */
import { useId } from 'react';
import layout from './looks/layout.module.css';

interface PlainCheckboxProps {
  readonly label: string;
  /** False where the words stand beside it already: they are its name alone. Default: true. */
  readonly shown?: boolean;
  readonly checked: boolean;
  /** Some of what it stands for is chosen. */
  readonly partly?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function PlainCheckbox(props: PlainCheckboxProps) {
  const { label, shown = true, checked, partly = false, disabled = false, onChange } = props;
  const id = useId();
  const box = (
    <input
      id={id}
      ref={(element) => {
        if (element) element.indeterminate = partly;
      }}
      type="checkbox"
      aria-label={shown ? undefined : label}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
  if (!shown) return box;
  return (
    <label htmlFor={id} className={layout.line}>
      {box}
      {label}
    </label>
  );
}
