/** The default theme of a style (spec 2§1, 2§7; THM-001). */
import type * as z from 'zod';
import type { RecordKind } from '../../common/record/record.ts';
import { callsAt } from '../../themes/families.ts';
import { allThemes } from '../../themes/find-theme.ts';
import { themeInput, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { themeReads } from './theme-reads.ts';

const locator = themeLocatorSchema.omit({ id: true, name: true });

export interface DefaultTheme {
  /** The list has no element or one. */
  readonly theme: readonly { readonly id: string; readonly name: string }[];
}

export const themeDefaultRecord: RecordKind<z.output<typeof locator>, DefaultTheme> = {
  id: 'themeDefault',
  locator,
  touches: themeReads,
  countedFields: ['theme'],
  rows: { theme: { label: () => ({ key: 'themes.title' }) } },
  title: () => 'themeActions.defaultSet',
  label: () => ({ key: 'themes.isDefault' }),
  async read(ask, at) {
    const all = await allThemes(ask, at);
    const found = all.filter(
      ({ topicType, topicStyle }) => topicType === 'teamsDefault' && topicStyle === at.style,
    );
    return { theme: found.slice(0, 1).map(({ id, topicName: name }) => ({ id, name })) };
  },
  write: (at, { theme: [wanted] }) => ({
    endpoint: callsAt(at.terminal).setDefault,
    input: themeInput({ ...at, id: wanted?.id ?? '', name: wanted?.name ?? '' }),
  }),
};
