/** Who may use a theme, and who of them may not (spec 2§3, 2§6; THM-064): the form. */
import type { Fields } from '../fields/field.ts';
import type { Share } from '../shares/share.ts';
import { mostTargets, themeTargets } from './appointment-fields.ts';
import { themesRight } from './right.ts';

export interface RangeForm {
  readonly useRange: readonly Share[];
  readonly useRangeDisable: readonly Share[];
}

const shares = {
  kind: 'shares',
  ...{ menuCode: themesRight.menu, most: mostTargets },
  ...{ kinds: themeTargets, levels: true },
} as const;

export const rangeFields: Fields<RangeForm> = {
  useRange: {
    ...{ ...shares, label: 'themeActions.range.use', help: 'themeActions.range.useHelp' },
  },
  useRangeDisable: {
    ...{ ...shares, label: 'themeActions.range.disable', help: 'themeActions.range.disableHelp' },
  },
};
