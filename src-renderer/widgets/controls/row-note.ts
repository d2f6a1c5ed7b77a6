/** The note and the state of the form's row around a control, which the control's focusable element carries too. */
import { createContext, useContext } from 'react';
import type { ControlProps } from './control.ts';

type RowNote = Pick<ControlProps, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

export const RowNoteContext = createContext<RowNote>({});

/** The control's own attributes come before those of its row. */
export function useRowNote<Props extends ControlProps>(props: Props): Props {
  const row = useContext(RowNoteContext);
  return {
    ...props,
    'aria-describedby': props['aria-describedby'] ?? row['aria-describedby'],
    'aria-invalid': props['aria-invalid'] ?? row['aria-invalid'],
    'aria-required': props['aria-required'] ?? row['aria-required'],
  };
}
