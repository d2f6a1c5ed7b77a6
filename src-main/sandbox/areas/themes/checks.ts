/** The server's checks of a theme by the tables of its form (spec 2§5); each returns a message, or null. */
import type { MobileThemeValues } from '#shared/api/themes/mobile.ts';
import { checkFields, type FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { backFields, backForm } from '#shared/rules/themes/fields/back-fields.ts';
import { type CssForm, cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { mobileFields, mobileForm } from '#shared/rules/themes/fields/mobile-fields.ts';
import { checkIcons } from '#shared/rules/themes/fields/mobile-icons.ts';
import { specialFields, specialForm } from '#shared/rules/themes/fields/special-fields.ts';
import type { Message } from '#shared/text/message.ts';
import type { ThemeValues } from './theme-columns.ts';

/** `before`: the stored theme of the same family; unchanged fields are not checked again. */
export function themeProblem(values: ThemeValues, before?: ThemeValues): Message | null {
  return problemsOf(values, before)[0]?.message ?? null;
}

function problemsOf(values: ThemeValues, before: ThemeValues | undefined): FieldProblem[] {
  if ('appTopic' in values) {
    const stored = before && 'appTopic' in before ? formOfMobile(before) : undefined;
    return [...checkFields(mobileFields, formOfMobile(values), stored), ...checkIcons(values.appTopicIcons)];
  }
  if ('createWay' in values) {
    const stored = before && 'createWay' in before ? specialForm(before) : undefined;
    return checkFields(specialFields, specialForm(values), stored);
  }
  return checkFields(backFields, backForm(values), before && 'dtu' in before ? backForm(before) : undefined);
}

function formOfMobile({ appTopic, appTopicIcons, ...values }: MobileThemeValues) {
  return mobileForm({ ...values, ...appTopic }, appTopicIcons);
}

export function cssProblem(form: CssForm): Message | null {
  return checkFields(cssFields, form)[0]?.message ?? null;
}
