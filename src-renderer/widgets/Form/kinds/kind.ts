import type { ReactNode } from 'react';
import type { FieldControlProps } from '../FormField.tsx';

export interface KindProps<Row, Value> {
  readonly row: Row;
  /** Attributes of a single labelled control; absent for a group, which its row names. */
  readonly control?: FieldControlProps;
  /** The name by which the form finds the control. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** Called with a value during a preview, e.g. under a pressed pointer; null ends the preview. */
  readonly onTry?: ((value: Value | null) => void) | undefined;
  readonly note?: ReactNode;
  /** Content below a text field. */
  readonly after?: ReactNode;
  readonly onLeave: () => void;
}
