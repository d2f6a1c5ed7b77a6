/** The tool in the head of a sheet's column by which the column becomes the same as another one. */
import { CopyCheck } from 'lucide-react';
import { IconButton } from '#widgets/Button.tsx';

interface SameAsToolProps {
  readonly label: string;
  readonly onOpen: () => void;
}

export function SameAsTool({ label, onOpen }: SameAsToolProps) {
  return (
    <IconButton label={label} onClick={onOpen}>
      <CopyCheck size={14} aria-hidden="true" />
    </IconButton>
  );
}
