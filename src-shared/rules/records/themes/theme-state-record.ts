/** Whether a theme is enabled (spec 2§3, 2§4; THM-057, 101). */

import type { RecordKind } from '../../common/record/record.ts';
import { callsAt } from '../../themes/families.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type ThemeLocator, themeInput, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { themeReads } from './theme-reads.ts';

export interface ThemeState {
  readonly enabled: boolean;
}

export const themeStateRecord: RecordKind<ThemeLocator, ThemeState> = {
  id: 'themeState',
  locator: themeLocatorSchema,
  touches: themeReads,
  title: (_, { enabled }) => (enabled ? 'themeActions.enabled' : 'themeActions.disabled'),
  label: () => ({ key: 'themes.column.status' }),
  words: (_, value) => [value === true ? 'themes.status.enabled' : 'themes.status.disabled'],
  read: async (ask, locator) => ({ enabled: (await findTheme(ask, locator)).topicStatus }),
  write(locator, { enabled }) {
    const calls = callsAt(locator.terminal);
    return { endpoint: enabled ? calls.enable : calls.disable, input: themeInput(locator) };
  },
  before: ({ name }, { enabled }) => ({ topicName: name, enabled }),
};
