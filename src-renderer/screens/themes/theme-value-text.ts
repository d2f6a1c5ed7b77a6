/** A value of a theme in words, the same wherever two themes are compared; pictures are left to the caller. */
import { valueText } from '#data/records/record-text.ts';
import type { Translate } from '#data/text.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { iconsText } from '#shared/rules/themes/fields/rowless-fields.ts';

export function themeValueText<Values extends object>(
  kind: Partial<Pick<RecordKind<never, Values>, 'words' | 'html' | 'shares' | 'countedFields' | 'rows'>>,
  name: keyof Values & string,
  value: unknown,
  t: Translate,
): string {
  const icons = iconsText(name, value, t);
  if (icons) return icons.length === 0 ? t('record.empty') : icons.join(t('common.form.separator'));
  return valueText(kind, name, value);
}
