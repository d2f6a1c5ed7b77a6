/** Questions before a theme is deleted, enabled or disabled, with who sees what now and afterwards. */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { findTheme } from '#shared/rules/themes/find-theme.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { confirm } from '#widgets/confirm.tsx';
import ink from '#widgets/looks/ink.module.css';
import { ConsequencePicture } from './ConsequencePicture.tsx';

/** Whether a change of such a theme's state changes what people see; of another system's it is not known. */
export function isMeantForSomebody(
  { topicAppoint, topicType }: Pick<AnyTheme, 'topicAppoint' | 'topicType'>,
  { external }: Pick<ThemeLocator, 'external'>,
): boolean {
  return !external && (topicAppoint !== 'none' || topicType === 'teamsDefault');
}

export function askDeletion(theme: AnyTheme, locator: ThemeLocator): Promise<boolean> {
  const isDefault = theme.topicType === 'teamsDefault';
  const isSeen = theme.topicStatus && isMeantForSomebody(theme, locator);
  return confirm({
    title: translate('themeActions.deleteTitle', { name: locator.name }),
    text: (
      <>
        <p className={ink.text}>
          {translate(isDefault ? 'themeActions.deleteDefault' : 'themeActions.deleteText')}
        </p>
        {isSeen && <ConsequencePicture of="delete" locator={locator} />}
      </>
    ),
    action: translate('themeActions.delete'),
    danger: true,
    wide: isSeen,
  });
}

/** Asks only where somebody is to see the theme. Throws where it cannot be read. */
export async function askState(locator: ThemeLocator, enabled: boolean): Promise<boolean> {
  const theme = await findTheme(callRead, locator);
  if (!isMeantForSomebody(theme, locator)) return true;
  // A link to the editor may name no department.
  const at = locator.deptId === '' ? { ...locator, deptId: theme.deptId } : locator;
  const of = enabled ? 'enable' : 'disable';
  return confirm({
    title: translate(`themesSpread.question.${of}`, { name: locator.name }),
    text: at.deptId !== '' && <ConsequencePicture of={of} locator={at} />,
    action: translate(`themeActions.${of}`),
    wide: true,
  });
}
