/** What the database keeps of a theme: columns for what calls ask for, the rest as JSON in clean names. */
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import type { MobileTheme, MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { SpecialTheme, SpecialThemeValues } from '#shared/api/themes/special.ts';
import type { BackTheme, BackThemeValues } from '#shared/api/themes/standard.ts';

export type ThemeValues = BackThemeValues | SpecialThemeValues | MobileThemeValues;
export type Theme = BackTheme | SpecialTheme | MobileTheme;
/** Who gets it; a theme begins with nobody. */
export type Appointment = Pick<Theme, 'topicAppoint' | 'appointDate' | 'allowUserSwitch' | 'appointRange'>;

export const appointedToNobody: Appointment = {
  topicAppoint: 'none',
  appointDate: null,
  allowUserSwitch: false,
  appointRange: [],
};

/** Columns of what is saved; whether it is the default is another call's business. */
export function columnsOf(values: ThemeValues) {
  const { topicName, topicStyle, topicStatus, topicType: _, topicSource, deptId, ...rest } = values;
  const { dtu = '', ...body } = { dtu: '' as const, ...rest };
  return {
    dtu,
    dept_id: deptId,
    source: topicSource,
    style: topicStyle,
    topic_name: topicName,
    enabled: topicStatus ? 1 : 0,
    body: JSON.stringify(body),
  };
}

/** What the ids of a family begin with. */
export const idPrefix: Readonly<Record<ThemeFamily, string>> = {
  backTopic: 'TP',
  featureTopic: 'TF',
  appTopic: 'TM',
};
