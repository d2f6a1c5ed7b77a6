import type { SharesRow } from '#shared/rules/common/fields/field.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { ShareEditor } from '../../Shares/ShareEditor.tsx';
import type { KindProps } from './kind.ts';

type SharesProps = KindProps<SharesRow<never>, readonly Share[]>;

export function Shares({ row, label, value, required, readOnly, onChange }: SharesProps) {
  const { menuCode, most, kinds, levels = false, open = false } = row;
  return (
    <ShareEditor
      label={label}
      value={value}
      onChange={onChange}
      readOnly={readOnly}
      menuCode={menuCode}
      most={most}
      levels={levels}
      open={open}
      required={required}
      {...(kinds ? { kinds } : {})}
    />
  );
}
