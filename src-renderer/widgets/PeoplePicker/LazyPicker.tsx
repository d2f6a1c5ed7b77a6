/** The picker of people or departments, whose code loads when it opens. */

import { lazyComponent } from '#state/lazy-component.ts';
import type { PickerProps } from './DepartmentPicker.tsx';
import type { PickedKind } from './use-names.ts';

const DepartmentPicker = lazyComponent(async () => (await import('./DepartmentPicker.tsx')).DepartmentPicker);
const PeoplePicker = lazyComponent(async () => (await import('./PeoplePicker.tsx')).PeoplePicker);

interface LazyPickerProps extends Omit<PickerProps, 'onTake'> {
  readonly kind: PickedKind;
  /** Receives the chosen ids; the picker then closes. */
  readonly onTake: (ids: readonly string[]) => void;
}

export function LazyPicker({ kind, onTake, ...props }: LazyPickerProps) {
  const Picker = kind === 'department' ? DepartmentPicker : PeoplePicker;
  return (
    <Picker
      {...props}
      onTake={(taken) => {
        onTake(taken.map(({ id }) => id));
        props.onClose();
      }}
    />
  );
}
