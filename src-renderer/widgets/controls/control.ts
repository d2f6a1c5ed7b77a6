/** What every control takes, and how it is told to antd. */

export interface ControlProps {
  /** Its name for a screen reader, also where a label beside it repeats the words. */
  readonly label: string;
  /** What the label beside it is for; a field gives it, with what describes it and whether it is wrong. */
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** The attributes of the element that has the focus. */
export function attributes(props: ControlProps) {
  return {
    'aria-label': props.label,
    ...(props.id !== undefined && { id: props.id }),
    ...(props['aria-describedby'] !== undefined && { 'aria-describedby': props['aria-describedby'] }),
    ...(props['aria-invalid'] && { 'aria-invalid': true }),
    ...(props.disabled !== undefined && { disabled: props.disabled }),
  };
}

/** antd's red border. */
export function statusOf(props: ControlProps) {
  return props['aria-invalid'] ? ({ status: 'error' } as const) : {};
}

/** One of what can be chosen. */
export interface ControlOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}
