/** Common props of all controls, and their translation to antd's. */

export interface ControlProps {
  /** Accessible name, even where a visible label has the same words. */
  readonly label: string;
  /** Id for the visible label; a field supplies it with the description and the error state. */
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-required'?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Attributes of the focusable element. */
export function attributes(props: ControlProps) {
  return {
    'aria-label': props.label,
    ...(props.id !== undefined && { id: props.id }),
    ...(props['aria-describedby'] !== undefined && { 'aria-describedby': props['aria-describedby'] }),
    ...(props['aria-invalid'] && { 'aria-invalid': true }),
    ...(props['aria-required'] && { 'aria-required': true }),
    ...(props.disabled !== undefined && { disabled: props.disabled }),
  };
}

/** Gives antd's red border. */
export function antdStatus(props: ControlProps) {
  return props['aria-invalid'] ? ({ status: 'error' } as const) : {};
}

export interface ControlOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}
