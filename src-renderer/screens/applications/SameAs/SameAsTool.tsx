/** The tool in the head of a sheet's column by which the column becomes the same as another one. */
import { CopyCheck } from 'lucide-react';
import { useText } from '#data/text.ts';
import { IconButton } from '#widgets/Button.tsx';

interface SameAsToolProps {
  readonly name: string;
  readonly onOpen: () => void;
}

export function SameAsTool({ name, onOpen }: SameAsToolProps) {
  const { t } = useText();
  return (
    <IconButton label={t('sameAs.actionOf', { name })} onClick={onOpen}>
      <CopyCheck size={14} aria-hidden="true" />
    </IconButton>
  );
}
