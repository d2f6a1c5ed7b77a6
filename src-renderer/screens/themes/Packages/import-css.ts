/** Imports a CSS theme by the page designer's own call; its CSS is compiled here (spec 2§7 "Other"). */
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { createCssTheme, queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { cssBody, cssThemeRecord } from '#shared/rules/records/themes/css-theme-record.ts';
import { cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { type Attempts, type ImportOutcome, type ImportTools, importOutcomeOf } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';

export async function importCss(
  { theme, plan, instead, name }: ThemeToImport,
  attempts: Attempts,
  { signal }: ImportTools,
): Promise<ImportOutcome> {
  const content = String(theme.fields.content ?? '');
  if (plan === 'replace' && instead) {
    const locator = { id: instead.id };
    const { content: from } = await cssThemeRecord.read(callRead, locator, []);
    if (from === content) return 'same';
    const edits = { content: { from, to: content } };
    return importOutcomeOf(
      await saveAsking(cssThemeRecord, locator, edits, 'themePackages.replaced', { failure: 'here' }),
    );
  }
  const named = async () => (await callRead(queryCssThemes, {})).filter((one) => one.name === name.trim());
  const isCreated = async () => (await named()).some(({ id }) => !attempts.known?.has(id));
  if (attempts.known !== null && (await isCreated())) return 'made';
  attempts.known ??= new Set((await named()).map(({ id }) => id));
  const values = { name, content, refStyles: '' };
  try {
    await submitChange(
      {
        title: 'themePackages.imported',
        endpoint: createCssTheme,
        before: null,
        failure: 'here',
        touches: cssThemeRecord.touches,
        success: null,
        input: cssBody(values),
        check: formCheck(createCssTheme, cssFields, values),
      },
      { signal },
    );
  } catch (error) {
    if (isUnconfirmed(error as Error) && !signal.aborted && (await isCreated())) return 'made';
    throw error;
  }
  return 'made';
}
