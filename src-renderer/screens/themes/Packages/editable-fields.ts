/** Fields of a packaged theme that can be edited without a server: its name, and all others but pictures and icons. */
import type { AnyRow, Fields } from '#shared/rules/common/fields/field.ts';
import { nameLimit } from '#shared/rules/themes/fields/naming-fields.ts';
import type { PackagePart, PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { fieldsOfPart, portableRows } from '#shared/rules/themes/package/portable.ts';

/** CSS themes have their name in `name`. */
export const nameField = ({ family }: Pick<PackageTheme, 'family'>) =>
  family === 'css' ? 'name' : 'topicName';

export function editableThemeFields(theme: PackageTheme, part: PackagePart): Fields<object> {
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

/** Without a server its fonts are unknown: a font is a text field here. */
function withoutServer(row: AnyRow<never>): object {
  if (row.kind !== 'font') return row;
  const { label, group } = row;
  return { kind: 'text', label, group, most: 100 };
}
