/** The people who have each theme now, and after a theme becomes the default, is enabled, disabled or deleted. */
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { SpreadPicture } from './SpreadPicture.tsx';

export type Consequence = 'default' | 'enable' | 'disable' | 'delete';

interface ConsequencePictureProps {
  readonly of: Consequence;
  readonly locator: ThemeLocator;
}

export function ConsequencePicture({ of, locator }: ConsequencePictureProps) {
  const takesAway = of === 'disable' || of === 'delete';
  return (
    <SpreadPicture
      locator={locator}
      change={(own) => (of === 'default' ? { ...own, isDefault: true } : { ...own, topicStatus: !takesAway })}
      changeOthers={(other) =>
        of === 'default' && isOfSameList(other, locator) ? { ...other, isDefault: false } : other
      }
      takesAway={takesAway}
    />
  );
}

/** Each style of a department has one default. */
function isOfSameList(
  { deptId, topicStyle }: ClaimedTheme,
  locator: { readonly deptId: string; readonly style: string },
): boolean {
  return deptId === locator.deptId && topicStyle === locator.style;
}
