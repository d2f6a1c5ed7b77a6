/** The titles that a theme shows (spec 2§7 `updateTitleShowWay`): of standard and of special themes. */

import { updateBackTitles, updateSpecialTitles } from '../../../api/themes/settings.ts';
import type { TitleShown } from '../../../api/themes/titles.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type ThemeLocator, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { type TitleForm, titleFields, titlesOf, withTitles } from '../../themes/title-fields.ts';
import { themeReads } from './theme-reads.ts';

/** The stored list keeps its order. */
export interface TitleValues extends TitleForm {
  readonly storedTitles: readonly TitleShown[];
}

export const themeTitlesRecord: RecordKind<ThemeLocator, TitleValues> = {
  id: 'themeTitles',
  locator: themeLocatorSchema,
  touches: themeReads,
  along: ['storedTitles'],
  // The documents have no such call for mobile themes (2§7).
  fixed: ({ terminal }) => (terminal === 'h5' ? ['titles'] : []),
  ...describedBy(titleFields),
  title: () => 'themeActions.titles.done',
  read: async (ask, locator) => titleValues((await findTheme(ask, locator)).titleShowWay),
  write({ terminal, id, deptId }, { titles, storedTitles }) {
    return {
      endpoint: terminal === 'special' ? updateSpecialTitles : updateBackTitles,
      input: {
        topicId: id,
        titleShowWay: withTitles(storedTitles, titles),
        ...(deptId === '' ? {} : { deptId }),
      },
    };
  },
};

export function titleValues(stored: readonly TitleShown[]): TitleValues {
  return { titles: titlesOf(stored), storedTitles: stored };
}
