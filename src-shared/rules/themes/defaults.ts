/**
 * The initial values of a new theme, and the look that a change of style resets it to (spec 2§2, 2§4, 2§9; THM-048,
 * 067, 068, 081, 102, 195 to 199).
 */
import type { ThemeDtu, TopicStyle } from '../../api/themes/context.ts';
import type { MobileThemeValues } from '../../api/themes/mobile.ts';
import { titlesShownByDefault } from '../../api/themes/titles.ts';
import type { BackForm } from './fields/back-fields.ts';
import type { CssForm } from './fields/css-fields.ts';
import type { MobileForm } from './fields/mobile-fields.ts';
import { type DefaultIconKey, defaultIcons } from './fields/mobile-icons.ts';
import { noRange } from './fields/range-form.ts';
import type { SpecialForm } from './fields/special-fields.ts';
import { backLookTable, pageColourTable } from './look/back-look-table.ts';
import { lookBegun, lookSetBack } from './look/look-forms.ts';
import { mobileLookTable } from './look/mobile-look-table.ts';

interface Where {
  readonly deptId: string;
  readonly external?: boolean;
}

function common(topicStyle: TopicStyle, { deptId, external = false }: Where) {
  return {
    topicName: '',
    titleName: '',
    titleFormat: '',
    sysTopicName: '',
    titleShowWay: titlesShownByDefault,
    topicStyle,
    topicStatus: false,
    topicType: 'teams' as const,
    deptId,
    topicSource: external ? 'external' : '',
    screenShot: '',
    publishLogo: '',
    ...noRange,
  } as const;
}

export function newBackTheme(dtu: ThemeDtu, style: TopicStyle, where: Where): BackForm {
  return { ...common(style, where), dtu, ...lookBegun(backLookTable, style) } as BackForm;
}

/** Changing the style resets the look; the rest stays. */
export function withBackStyle(form: BackForm, topicStyle: TopicStyle): BackForm {
  return { ...form, ...lookSetBack(backLookTable, topicStyle), topicStyle };
}

export function newSpecialTheme(where: Where): SpecialForm {
  return {
    ...common('dark', where),
    createWay: 'ebuilder',
    ecode: '',
    ...lookBegun(pageColourTable, 'dark'),
  } as SpecialForm;
}

/** `text` returns the label of a default icon. */
export function newMobileTheme(
  style: TopicStyle,
  where: Where,
  text: (key: DefaultIconKey) => string,
): MobileForm {
  const look = lookBegun(mobileLookTable, style) as MobileThemeValues['appTopic'];
  return { ...common(style, where), ...look, icons: defaultIcons(text) };
}

/** Changing the style resets the look; the rest and the icons stay. */
export function withMobileStyle(form: MobileForm, topicStyle: TopicStyle): MobileForm {
  return { ...form, ...lookSetBack(mobileLookTable, topicStyle), topicStyle };
}

export const newCssTheme: CssForm = { name: '', content: '', refStyles: '' };
