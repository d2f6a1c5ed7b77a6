import type { ImageRow, SharesRow, SwitchRow } from '../../common/fields/field.ts';
import type { PictureRule } from '../../common/pictures/picture-rule.ts';
import { rangeFields } from '../range-fields.ts';

/** The thumbnail in the list of themes. */
const shot: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
  result: { type: 'image/jpeg', width: 800, height: 500 },
};

export const screenShot = {
  kind: 'image',
  picture: shot,
  label: 'themeFields.field.screenShot',
  help: 'themeFields.screenShotHint',
  group: 'themeFields.group.base',
} as const satisfies ImageRow<never>;

export const topicStatus = {
  kind: 'switch',
  label: 'themeFields.field.topicStatus',
  help: 'themeFields.statusHint',
  group: 'themeFields.group.base',
} as const satisfies SwitchRow<never>;

const group = 'themeFields.group.range';
export const rangeRows = {
  useRange: { ...rangeFields.useRange, group },
  useRangeDisable: { ...rangeFields.useRangeDisable, group },
} as const satisfies Readonly<Record<string, SharesRow<never>>>;
