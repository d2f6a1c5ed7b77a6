/**
 * The people who may use a theme and those who are excluded (spec 2§3, 2§6; THM-064), for a dialog of its own and for
 * every editor.
 */
import type { Fields } from '../common/fields/field.ts';
import { themesRight } from '../common/session/area-rights.ts';
import type { Share } from '../common/shares/share.ts';
import { mostTargets } from './appointment-fields.ts';

export interface RangeForm {
  readonly useRange: readonly Share[];
  readonly useRangeDisable: readonly Share[];
}

/** All kinds of targets: the documents name none, and `isAmong` knows all of them. */
const shares = { kind: 'shares', menuCode: themesRight.menu, most: mostTargets, levels: true } as const;

export const rangeFields = {
  useRange: { ...shares, label: 'themeFields.field.useRange', help: 'themeFields.useRangeHint' },
  useRangeDisable: {
    ...shares,
    label: 'themeFields.field.useRangeDisable',
    help: 'themeFields.useRangeDisableHint',
  },
} as const satisfies Fields<RangeForm>;
