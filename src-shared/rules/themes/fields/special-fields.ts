/** The form of special themes (spec 2§2, 2§3 "Special theme", 2§5; THM-050, 083, 084, 121). */
import type { SpecialThemeValues } from '../../../api/themes/special.ts';
import type { Fields } from '../../common/fields/field.ts';
import { pageColourTable } from '../look/back-look-table.ts';
import { optionsFromWords } from '../look/look-controls.ts';
import { lookRows } from '../look/look-forms.ts';
import { nameLimit, namingFields } from './naming-fields.ts';
import { rangeBody, rangeForm, type WithFormRange } from './range-form.ts';
import { rangeRows, screenShot, topicStatus } from './rows.ts';

export type SpecialForm = WithFormRange<SpecialThemeValues>;

const base = 'themeFields.group.base';

const isCode = ({ createWay }: SpecialForm) => createWay === 'ecode';

export const specialFields: Fields<SpecialForm> = {
  ...namingFields<SpecialForm>(),
  sysTopicName: {
    kind: 'text',
    label: 'themeFields.field.sysTopicName',
    help: 'themeFields.sysNameHint',
    group: base,
    most: nameLimit,
  },
  createWay: {
    kind: 'choice',
    label: 'themeFields.field.createWay',
    group: base,
    options: optionsFromWords({ ebuilder: 'themeFields.way.ebuilder', ecode: 'themeFields.way.ecode' }),
  },
  ecode: {
    kind: 'text',
    label: 'themeFields.field.ecode',
    help: 'themeFields.ecodeHint',
    missing: 'themeFields.missing.ecode',
    group: base,
    mono: true,
    most: 100,
    when: isCode,
    required: isCode,
  },
  topicStatus,
  screenShot,
  ...rangeRows,
  ...lookRows<SpecialForm>(pageColourTable),
};

export function specialForm(values: SpecialThemeValues): SpecialForm {
  return { ...values, ...rangeForm(values) };
}

/** The body for saving; `topicId` is the owner of its shares. */
export function specialBody({ storedRange, ...form }: SpecialForm, topicId: string): SpecialThemeValues {
  return { ...form, ...rangeBody({ ...form, storedRange }, topicId) };
}
