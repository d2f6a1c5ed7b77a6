/** The titles that one of the platform's own special themes shows (spec 2§7 `sysTopic`; THM-162, 163). */
import * as z from 'zod';
import { systemThemeNames, updateSystemTitles } from '../../../api/themes/settings.ts';
import { describedBy } from '../../common/fields/field.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { titleFields, withTitles } from '../../themes/title-fields.ts';
import { type TitleValues, titleValues } from './theme-titles-record.ts';

/** `publishLogo` is the key by which the call finds the theme. */
const locator = z.strictObject({ id: z.string().min(1), publishLogo: z.string() });
export type SystemThemeLocator = z.output<typeof locator>;

export const systemTitlesRecord: RecordKind<SystemThemeLocator, TitleValues> = {
  id: 'systemTitles',
  locator,
  touches: [systemThemeNames],
  along: ['storedTitles'],
  ...describedBy(titleFields),
  title: () => 'themeActions.titles.done',
  async read(ask, { id, publishLogo }) {
    const theme = (await ask(systemThemeNames, { publishLogo })).find((one) => one.id === id);
    if (!theme) throw new GoneRecord();
    return titleValues(theme.titleShowWay);
  },
  write: ({ id }, { titles, storedTitles }) => ({
    endpoint: updateSystemTitles,
    input: { topicId: id, titleShowWay: withTitles(storedTitles, titles) },
  }),
};
