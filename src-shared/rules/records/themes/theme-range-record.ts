/** Who may use a theme (spec 2§3 "Range"): saved with everything else that is saved of it, which is read just before. */
import type * as z from 'zod';
import { mobileThemeById, mobileThemes } from '../../../api/themes/mobile.ts';
import { specialThemes } from '../../../api/themes/special.ts';
import { backThemes } from '../../../api/themes/standard.ts';
import { describedBy } from '../../fields/field.ts';
import { fromWire, toWire } from '../../shares/wire-shares.ts';
import type { AnyTheme } from '../../themes/families.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type RangeForm, rangeFields } from '../../themes/range-fields.ts';
import { terminalFacts } from '../../themes/terminals.ts';
import { type ThemePlace, themePlaceSchema } from '../../themes/theme-place.ts';
import type { Ask, RecordKind } from '../record.ts';
import { themeReads } from './theme-reads.ts';

type Body = Readonly<Record<string, unknown>>;

export interface RangeValues extends RangeForm {
  /** What is saved of the theme besides, as it is; null: only shown. */
  readonly body: Body | null;
  /** The shares as they are stored keep their ids. */
  readonly stored: Pick<AnyTheme, 'useRange' | 'useRangeDisable'>;
}

const updates = {
  backTopic: backThemes.update,
  featureTopic: specialThemes.update,
  appTopic: mobileThemes.update,
} as const;

export const themeRangeRecord: RecordKind<ThemePlace, RangeValues> = {
  id: 'themeRange',
  place: themePlaceSchema,
  touches: themeReads,
  ...describedBy(rangeFields),
  title: () => 'themeActions.range.done',
  async read(ask, place) {
    const theme = await findTheme(ask, place);
    return { ...rangeOf(theme), body: await bodyOf(ask, place, theme) };
  },
  write({ terminal, id }, { useRange, useRangeDisable, body, stored }) {
    const of = { moduleStr: 'theme', moduleId: id, levels: true };
    return {
      endpoint: updates[terminalFacts[terminal].family],
      input: {
        ...{ ...body, id },
        useRange: toWire(useRange, of, stored.useRange),
        useRangeDisable: toWire(useRangeDisable, of, stored.useRangeDisable),
      },
    };
  },
  before: (_, { useRange, useRangeDisable }) => ({ useRange, useRangeDisable }),
};

export function rangeOf({ useRange, useRangeDisable }: AnyTheme): RangeValues {
  return {
    ...{ useRange: fromWire(useRange), useRangeDisable: fromWire(useRangeDisable), body: null },
    stored: { useRange, useRangeDisable },
  };
}

/** The look of a mobile theme travels inside `appTopic`, with the icons beside it. */
async function bodyOf(ask: Ask, { terminal, id }: ThemePlace, theme: AnyTheme): Promise<Body> {
  const { shape } = updates[terminalFacts[terminal].family].request;
  if (!('appTopic' in shape)) return picked(theme, shape);
  const { appTopic, appTopicIcons } = await ask(mobileThemeById, { topicId: id });
  return {
    ...picked(appTopic, shape),
    appTopic: picked(appTopic, shape.appTopic.shape),
    appTopicIcons,
  };
}

function picked(theme: object, shape: Readonly<Record<string, z.ZodType>>): Body {
  const known = theme as Body;
  return Object.fromEntries(
    Object.keys(shape).flatMap((name) => (name in known ? [[name, known[name]]] : [])),
  );
}
