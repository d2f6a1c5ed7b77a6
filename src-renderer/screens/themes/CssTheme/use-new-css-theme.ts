import { createCssTheme, queryCssThemes, updateCssTheme } from '#shared/api/themes/css-theme.ts';
import { cssBody, cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { type CssForm, cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import type { FormChange } from '#widgets/Form/change.ts';
import { useNewNumbered } from '#widgets/Form/new-numbered.ts';

export function useNewCssTheme(): FormChange<CssForm> {
  return useNewNumbered<CssForm>({
    kind: cssThemeRecord,
    fields: cssFields,
    title: 'themeEditor.css.created',
    success: 'common.done.saved',
    add: createCssTheme,
    update: updateCssTheme,
    body: cssBody,
    listed: (read) => read(queryCssThemes, {}),
  });
}
