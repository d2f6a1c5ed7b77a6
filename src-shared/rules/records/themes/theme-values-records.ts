/**
 * The form values of a standard, a special and a mobile theme (spec 2§3, 2§7 `updateTopic`). Enabling a theme has calls
 * of its own; names in several languages are not part of what is saved (2§5).
 */
import { type MobileIcon, mobileThemeById, mobileThemes } from '../../../api/themes/mobile.ts';
import { type SpecialTheme, type SpecialThemeValues, specialThemes } from '../../../api/themes/special.ts';
import { type BackTheme, type BackThemeValues, backThemes } from '../../../api/themes/standard.ts';
import { iconProblem } from '../../common/applications/app-icon.ts';
import { type Ask, GoneRecord, type RecordKind } from '../../common/record/record.ts';
import type { AnyTheme } from '../../themes/families.ts';
import { type BackForm, backBody, backFields, backForm } from '../../themes/fields/back-fields.ts';
import { type MobileForm, mobileBody, mobileFields, mobileForm } from '../../themes/fields/mobile-fields.ts';
import { describedTheme } from '../../themes/fields/rowless-fields.ts';
import {
  type SpecialForm,
  specialBody,
  specialFields,
  specialForm,
} from '../../themes/fields/special-fields.ts';
import { findTheme } from '../../themes/find-theme.ts';
import { type Terminal, terminalFacts } from '../../themes/terminals.ts';
import { type ThemeLocator, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { checkGone } from './check-gone.ts';
import { themeReads } from './theme-reads.ts';

const common = {
  locator: themeLocatorSchema,
  touches: themeReads,
  title: () => 'themeEditor.changed' as const,
} as const;

export const backThemeRecord: RecordKind<ThemeLocator, BackForm> = {
  ...common,
  id: 'backTheme',
  ...describedTheme(backFields),
  // The terminal's family decides the type of theme, hence the cast.
  read: async (ask, locator) => backForm(ownValues((await findInAnyStyle(ask, locator)) as BackTheme)),
  write: ({ id }, after) => ({ endpoint: backThemes.update, input: { id, ...backBody(after, id) } }),
};

export const specialThemeRecord: RecordKind<ThemeLocator, SpecialForm> = {
  ...common,
  id: 'specialTheme',
  ...describedTheme(specialFields),
  read: async (ask, locator) => specialForm(ownValues((await findTheme(ask, locator)) as SpecialTheme)),
  write: ({ id }, after) => ({ endpoint: specialThemes.update, input: { id, ...specialBody(after, id) } }),
};

export const mobileThemeRecord: RecordKind<ThemeLocator, MobileForm> = {
  ...common,
  id: 'mobileTheme',
  ...describedTheme(mobileFields),
  rules({ icons }) {
    const wrong = picturesIn(icons).map((icon) => (icon === '' ? null : iconProblem(icon)));
    const message = wrong.find((one) => one !== null);
    return message ? [{ name: 'icons', message }] : [];
  },
  async read(ask, locator) {
    const { appTopic: theme, appTopicIcons } = await checkGone(
      ask(mobileThemeById, { topicId: locator.id }),
      () => findInAnyStyle(ask, locator),
    );
    return mobileForm(theme, appTopicIcons);
  },
  write: ({ id }, after) => ({ endpoint: mobileThemes.update, input: { id, ...mobileBody(after, id) } }),
};

/** A file may have any value in place of icons; the request schema refuses what is not text. */
function picturesIn(icons: unknown): readonly string[] {
  const all = Array.isArray(icons) ? icons.map((icon) => Object(icon) as Partial<MobileIcon>) : [];
  return all
    .flatMap(({ iconDefault, iconSelected }) => [iconDefault, iconSelected])
    .filter((icon) => typeof icon === 'string');
}

/** Finds a theme whose style was changed meanwhile in the list of its new style. */
async function findInAnyStyle(ask: Ask, locator: ThemeLocator): Promise<AnyTheme> {
  const others = terminalFacts[locator.terminal].styles.filter((style) => style !== locator.style);
  for (const style of [locator.style, ...others]) {
    try {
      return await findTheme(ask, { ...locator, style });
    } catch (error) {
      if (!(error instanceof GoneRecord)) throw error;
    }
  }
  throw new GoneRecord();
}

/** The form of a theme as its list has it; null for a mobile theme, whose list lacks its icons. */
export function listedForm(terminal: Terminal, theme: AnyTheme): BackForm | SpecialForm | null {
  if (terminal === 'h5') return null;
  return terminal === 'special'
    ? specialForm(ownValues(theme as SpecialTheme))
    : backForm(ownValues(theme as BackTheme));
}

type Listed = BackTheme | SpecialTheme;
const onlyListed = [
  'id',
  'topicNameInter',
  'titleNameInter',
  'topicOrder',
  'topicAppoint',
  'appointDate',
  'allowUserSwitch',
  'appointRange',
  'updaterName',
  'updateTime',
];

function ownValues<Theme extends Listed>(
  theme: Theme,
): Theme extends BackTheme ? BackThemeValues : SpecialThemeValues {
  // Rows of both families are their request bodies with the list's own fields added.
  return Object.fromEntries(Object.entries(theme).filter(([name]) => !onlyListed.includes(name))) as never;
}
