/** What of a theme in a package can be edited without a server: its name, and all that travels but pictures and icons. */
import type { AnyRow, Fields } from '#shared/rules/common/fields/field.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';
import type { PackagePart, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { fieldsOfPart, portableRows } from '#shared/rules/themes/package/portable.ts';

/** Of a theme of CSS its name is `name`. */
export const nameField = ({ family }: Pick<PackageTheme, 'family'>) =>
  family === 'css' ? 'name' : 'topicName';

export function editableFields(theme: PackageTheme, part: PackagePart): Fields<object> {
  const names = new Set(fieldsOfPart(theme.family, part));
  const rows = [...portableRows(theme.family)].filter(
    ([name, { kind }]) => names.has(name) && kind !== 'image',
  );
  const name = {
    kind: 'text',
    label: 'themeFields.field.topicName',
    group: 'themeFields.group.base',
    missing: 'themeFields.missing.topicName',
    required: true,
    most: nameLimit,
  };
  return Object.fromEntries([
    [nameField(theme), name],
    ...rows.map(([field, row]) => [field, withoutServer(row)] as const),
  ]) as Fields<object>;
}

/** Which fonts a platform has is the server's to say: here a font is its name. */
function withoutServer(row: AnyRow<never>): object {
  if (row.kind !== 'font') return row;
  const { label, group } = row;
  return { kind: 'text', label, group, most: 100 };
}
