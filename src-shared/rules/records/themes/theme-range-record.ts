/** The people who may use a theme (spec 2§3 "Range"). The call saves the whole theme, which is read just before. */
import type * as z from 'zod';
import { mobileThemeById } from '../../../api/themes/mobile.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { Ask, RecordKind } from '../../common/record/record.ts';
import { type AnyTheme, ownCallsAt } from '../../themes/families.ts';
import { type FormRange, rangeBody, rangeForm } from '../../themes/fields/range-form.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type RangeForm, rangeFields } from '../../themes/range-fields.ts';
import { type ThemeLocator, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { themeReads } from './theme-reads.ts';

type Body = Readonly<Record<string, unknown>>;

export interface RangeValues extends FormRange {
  /** The other fields of the theme, unchanged; null where the range is only shown. */
  readonly body: Body | null;
}

export const themeRangeRecord: RecordKind<ThemeLocator, RangeValues> = {
  id: 'themeRange',
  locator: themeLocatorSchema,
  touches: themeReads,
  along: ['body', 'storedRange'],
  ...describedBy<RangeForm>(rangeFields),
  title: () => 'themeActions.range.done',
  async read(ask, locator) {
    const theme = await findTheme(ask, locator);
    return { ...rangeOf(theme), body: await bodyOf(ask, locator, theme) };
  },
  write: ({ terminal, id }, { body, ...range }) => ({
    endpoint: ownCallsAt(terminal).update,
    input: { ...body, id, ...rangeBody(range, id) },
  }),
  before: (_, { useRange, useRangeDisable }) => ({ useRange, useRangeDisable }),
};

export function rangeOf(theme: AnyTheme): RangeValues {
  return { ...rangeForm(theme), body: null };
}

/** The look of a mobile theme travels inside `appTopic`, with the icons beside it. */
async function bodyOf(ask: Ask, { terminal, id }: ThemeLocator, theme: AnyTheme): Promise<Body> {
  const { shape } = ownCallsAt(terminal).update.request;
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
