/** What a control of a form's table is given. */
import type { ReactNode } from 'react';
import type { ControlProps } from '../FormField.tsx';

export interface KindProps<Row, Value> {
  readonly row: Row;
  /** Of a control that has one label; a group is named by its row. */
  readonly control?: ControlProps;
  /** By which the form finds it. */
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
  /** What is only being tried, e.g. under a pressed pointer; null: nothing any more. */
  readonly onTry?: ((value: Value | null) => void) | undefined;
  /** What is said of a colour. */
  readonly note?: ReactNode;
  /** Stands under a text. */
  readonly after?: ReactNode;
  /** The user has left it. */
  readonly onLeave: () => void;
}
