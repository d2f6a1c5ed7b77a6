/** States of themes: whether each is enabled, its titles, and who may use it. Looks travel in theme packages. */

import type { RecordKind } from '../../common/record/record.ts';
import type { AnyTheme } from '../../themes/families.ts';
import { allThemes } from '../../themes/find-theme.ts';
import { terminals } from '../../themes/terminals.ts';
import type { ThemeLocator } from '../../themes/theme-locator.ts';
import { rangeOf, themeRangeRecord } from '../themes/theme-range-record.ts';
import { themeStateRecord } from '../themes/theme-state-record.ts';
import { themeTitlesRecord, titleValues } from '../themes/theme-titles-record.ts';
import { type ListedKind, listedKinds } from './listed-kind.ts';

function listed<Values extends object>(
  kind: RecordKind<ThemeLocator, Values>,
  values: (theme: AnyTheme) => Values,
): ListedKind<ThemeLocator, Values> {
  return {
    kind,
    key: ({ terminal, id }) => `${terminal} ${id}`,
    async *records(ask) {
      for (const terminal of terminals) {
        const scope = { terminal, deptId: '', external: false };
        for (const theme of await allThemes(ask, scope)) {
          const { id, topicName: name, topicStyle: style } = theme;
          yield { locator: { ...scope, id, name, style }, name, values: values(theme) };
        }
      }
    },
  };
}

export const themeKinds = listedKinds(
  listed(themeStateRecord, ({ topicStatus: enabled }) => ({ enabled })),
  listed(themeTitlesRecord, ({ titleShowWay }) => titleValues(titleShowWay)),
  listed(themeRangeRecord, rangeOf),
);
