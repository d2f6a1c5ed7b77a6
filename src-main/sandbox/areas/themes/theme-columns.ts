/** Converts a theme to its row: columns for queried values, the rest as JSON in clean names. */
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import type { MobileTheme, MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { SpecialTheme, SpecialThemeValues } from '#shared/api/themes/special.ts';
import type { BackTheme, BackThemeValues } from '#shared/api/themes/standard.ts';

export type ThemeValues = BackThemeValues | SpecialThemeValues | MobileThemeValues;
export type Theme = BackTheme | SpecialTheme | MobileTheme;
/** The people who get a theme; a new theme is appointed to nobody. */
export type AppointmentFields = Pick<
  Theme,
  'topicAppoint' | 'appointDate' | 'allowUserSwitch' | 'appointRange'
>;

export const appointedToNobody: AppointmentFields = {
  topicAppoint: 'none',
  appointDate: null,
  allowUserSwitch: false,
  appointRange: [],
};

/** Columns of the saved values; another call sets the default theme. */
export function themeColumnsOf(values: ThemeValues) {
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

export const idPrefix: Readonly<Record<ThemeFamily, string>> = {
  backTopic: 'TP',
  featureTopic: 'TF',
  appTopic: 'TM',
};
