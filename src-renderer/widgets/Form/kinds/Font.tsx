/** A font family by name; '' is the default font. The first such field reads the server's list. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryFonts } from '#shared/api/themes/settings.ts';
import type { FontRow } from '#shared/rules/common/fields/field.ts';
import { Select } from '../../controls/Select.tsx';
import type { KindProps } from './kind.ts';

type FontProps = KindProps<FontRow<never>, string>;

export function Font(props: FontProps) {
  const { families } = props.row;
  return families === 'platform' ? (
    <PlatformFont {...props} />
  ) : (
    <Families {...props} options={families.map((family) => ({ value: family, label: family }))} />
  );
}

/** Without the server's list, the default font and the stored one remain available. */
function PlatformFont(props: FontProps) {
  const { data = [] } = useRead(queryFonts, {});
  return (
    <Families
      {...props}
      options={data.map(({ fontFamily, fontName }) => ({ value: fontFamily, label: fontName }))}
    />
  );
}

interface FamiliesProps extends FontProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Families({ row, label, value, readOnly, onChange, options }: FamiliesProps) {
  const { t } = useText();
  const known = value === '' || options.some((each) => each.value === value);
  return (
    <Select
      label={label}
      disabled={readOnly}
      value={value}
      options={[
        { value: '', label: t(row.usual ?? 'common.form.usualFont') },
        ...options,
        ...(known ? [] : [{ value, label: value }]),
      ]}
      onChange={onChange}
    />
  );
}
