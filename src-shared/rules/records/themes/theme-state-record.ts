/** Whether a theme is enabled (spec 2§3, 2§4; THM-057, 101). */

import type { RecordKind } from '../../common/record/record.ts';
import { callsAt } from '../../themes/families.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type ThemePlace, themeInput, themePlaceSchema } from '../../themes/theme-place.ts';
import { themeReads } from './theme-reads.ts';

export interface ThemeState {
  readonly enabled: boolean;
}

export const themeStateRecord: RecordKind<ThemePlace, ThemeState> = {
  id: 'themeState',
  place: themePlaceSchema,
  touches: themeReads,
  title: (_, { enabled }) => (enabled ? 'themeActions.enabled' : 'themeActions.disabled'),
  label: () => ({ key: 'themes.column.status' }),
  words: (_, value) => [value === true ? 'themes.status.enabled' : 'themes.status.disabled'],
  read: async (ask, place) => ({ enabled: (await findTheme(ask, place)).topicStatus }),
  write(place, { enabled }) {
    const calls = callsAt(place.terminal);
    return { endpoint: enabled ? calls.enable : calls.disable, input: themeInput(place) };
  },
  before: ({ name }, { enabled }) => ({ topicName: name, enabled }),
};
