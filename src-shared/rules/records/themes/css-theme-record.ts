/** A custom CSS theme (spec 2§3, 2§7; THM-094, 095, 180 to 182). Saving it also compiles what pages load. */
import * as z from 'zod';
import { cssThemeById, queryCssThemes, updateCssTheme } from '../../../api/themes/css-theme.ts';
import { describedBy } from '../../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { compileCss } from '../../themes/css/compile-css.ts';
import { type CssForm, cssFields } from '../../themes/fields/css-fields.ts';
import { checkGone } from './check-gone.ts';

const locator = z.strictObject({ id: z.string().min(1) });

export const cssThemeRecord: RecordKind<z.output<typeof locator>, CssForm> = {
  id: 'cssTheme',
  locator,
  touches: [cssThemeById, queryCssThemes],
  along: ['sheetName', 'sheetState'],
  ...describedBy(cssFields),
  title: () => 'themeEditor.css.changed',
  async read(ask, { id }) {
    const { name, cssCode, refStyles } = await checkGone(ask(cssThemeById, { id }), async () => {
      if (!(await ask(queryCssThemes, {})).some((theme) => theme.id === id)) throw new GoneRecord();
    });
    const { content, name: sheetName, state: sheetState } = cssCode;
    return {
      name,
      content,
      refStyles: refStyles.join('\n'),
      ...(sheetName !== documented.name && { sheetName }),
      ...(sheetState !== documented.state && { sheetState }),
    };
  },
  write: ({ id }, after) => ({ endpoint: updateCssTheme, input: { id, ...cssBody(after) } }),
};

const documented = { name: 'entry', state: 'n' } as const;

export function cssBody({
  name,
  content,
  refStyles,
  sheetName = documented.name,
  sheetState = documented.state,
}: CssForm) {
  const ids = refStyles.split(/[\s,]+/).filter((one) => one !== '');
  return {
    name: name.trim(),
    belongModule: 'THEME_PAGE',
    cssCode: { content, compiledContent: compileCss(content).css, name: sheetName, state: sheetState },
    refStyles: [...new Set(ids)] as string[],
  } as const;
}
