import type { ShareKind } from '#shared/rules/common/shares/share.ts';
import { DepartmentPicker, type PickerProps } from '../PeoplePicker/DepartmentPicker.tsx';
import { PeoplePicker } from '../PeoplePicker/PeoplePicker.tsx';
import { TargetPicker } from './TargetPicker.tsx';

interface SharePickerProps extends PickerProps {
  readonly kind: Exclude<ShareKind, 'all' | 'allExternal'>;
}

export function SharePicker({ kind, ...rest }: SharePickerProps) {
  switch (kind) {
    case 'user':
      return <PeoplePicker {...rest} />;
    case 'department':
      return <DepartmentPicker {...rest} />;
    default:
      return <TargetPicker kind={kind} {...rest} />;
  }
}
