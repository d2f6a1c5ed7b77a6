/**
 * The form of standard and desktop-client themes (spec 2§2 "Theme editor", 2§3, 2§4, 2§5, 2§9; THM-041 to 048, 054 to
 * 079, 104, 105, 116 to 120): names, audience, and the look by its own table.
 */
import type { BackThemeValues } from '../../../api/themes/standard.ts';
import type { Fields } from '../../common/fields/field.ts';
import { backLookTable } from '../look/back-look-table.ts';
import { lookRows } from '../look/look-forms.ts';
import { namingFields } from './naming-fields.ts';
import { rangeBody, rangeForm, type WithFormRange } from './range-form.ts';
import { rangeRows, screenShot, topicStatus } from './rows.ts';

export type BackForm = WithFormRange<BackThemeValues>;

const isClient = ({ dtu }: BackForm) => dtu === 'app-pc';
/** The order is the editor's; fields of a group are adjacent. */
export const backFields: Fields<BackForm> = {
  ...namingFields<BackForm>(),
  topicStyle: {
    kind: 'choice',
    label: 'themeFields.field.topicStyle',
    help: 'themeFields.styleHint',
    group: 'themeFields.group.base',
    options: [
      { value: 'client', label: 'themeFields.style.client', when: isClient },
      { value: 'dark', label: 'themeFields.style.dark' },
      { value: 'light', label: 'themeFields.style.light' },
    ],
  },
  topicStatus,
  screenShot,
  ...rangeRows,
  ...lookRows<BackForm>(backLookTable),
};

export function backForm(values: BackThemeValues): BackForm {
  return { ...values, ...rangeForm(values) };
}

/** The body for saving; `topicId` is the owner of its shares. */
export function backBody({ storedRange, ...form }: BackForm, topicId: string): BackThemeValues {
  return { ...form, ...rangeBody({ ...form, storedRange }, topicId) };
}
