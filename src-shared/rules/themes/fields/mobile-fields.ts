/** The form of mobile themes (spec 2§2, 2§3 "Mobile (H5) theme"; THM-045, 085 to 090). */
import type { MobileIcon, MobileThemeValues } from '../../../api/themes/mobile.ts';
import type { Fields } from '../../common/fields/field.ts';
import { lookRows } from '../look/look-forms.ts';
import { mobileLookTable } from '../look/mobile-look-table.ts';
import { namingFields } from './naming-fields.ts';
import { rangeBody, rangeForm, type WithFormRange } from './range-form.ts';
import { rangeRows, screenShot, topicStatus } from './rows.ts';

/** The look's fields beside the name's, and the icons as a list. */
export type MobileForm = WithFormRange<Omit<MobileThemeValues, 'appTopic' | 'appTopicIcons'>> &
  MobileThemeValues['appTopic'] & { readonly icons: readonly MobileIcon[] };

/** The icons are a sorted list that the editor shows by itself. */
export const mobileFields: Fields<MobileForm> = {
  ...namingFields<MobileForm>(),
  topicStyle: {
    kind: 'choice',
    label: 'themeFields.field.topicStyle',
    help: 'themeFields.styleHint',
    group: 'themeFields.group.base',
    options: [
      { value: 'dark', label: 'themeFields.style.dark' },
      { value: 'light', label: 'themeFields.style.light' },
    ],
  },
  topicStatus,
  ...lookRows<MobileForm>(mobileLookTable, 'base'),
  screenShot,
  ...rangeRows,
  ...lookRows<MobileForm>(mobileLookTable, 'icons'),
};

const commonNames = [
  'topicName',
  'titleName',
  'titleFormat',
  'sysTopicName',
  'titleShowWay',
  'topicStyle',
  'topicStatus',
  'topicType',
  'topicSource',
  'deptId',
  'screenShot',
  'publishLogo',
] as const;
const lookNames = Object.keys(mobileLookTable) as (keyof MobileThemeValues['appTopic'])[];

/** Flattens a theme: the look's fields come beside the name's. */
export function mobileForm(
  theme: Omit<MobileThemeValues, 'appTopic' | 'appTopicIcons'> & MobileThemeValues['appTopic'],
  icons: readonly MobileIcon[],
): MobileForm {
  return { ...only(theme, commonNames), ...only(theme, lookNames), ...rangeForm(theme), icons };
}

/** The body for saving; `topicId` is the owner of its shares. */
export function mobileBody(form: MobileForm, topicId: string): MobileThemeValues {
  return {
    ...only(form, commonNames),
    ...rangeBody(form, topicId),
    appTopic: only(form, lookNames),
    appTopicIcons: [...form.icons],
  };
}

function only<Values extends object, Name extends keyof Values & string>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}
