import type { MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { Row } from '../../kernel/crud/rules.ts';
import type { AppointmentFields, Theme, ThemeValues } from './theme-columns.ts';

export type ThemeRow = Row<'theme'>;

/** Returns a theme's values as they were saved. */
export function themeValuesOf(row: ThemeRow): ThemeValues {
  return {
    ...JSON.parse(row.body),
    topicName: row.topic_name,
    topicStyle: row.style,
    topicStatus: row.enabled === 1,
    topicType: row.is_default === 1 ? 'teamsDefault' : 'teams',
    topicSource: row.source,
    deptId: row.dept_id,
    ...(row.dtu === '' ? {} : { dtu: row.dtu }),
  };
}

export function storedAppointment(row: ThemeRow): AppointmentFields {
  return JSON.parse(row.appointment);
}

/** Returns a theme in the form of lists, where a mobile theme's look is flattened and has no icons. */
export function themeOf(row: ThemeRow): Theme {
  const { appTopic = {}, appTopicIcons: _, ...values } = themeValuesOf(row) as Partial<MobileThemeValues>;
  const stamps = { updaterName: row.updater_name, updateTime: row.update_time };
  const own = { id: row.id, topicOrder: row.position };
  // Names in other languages: the sandbox has only its own, and ignores saved ones (2§5).
  const inner = { topicNameInter: row.topic_name, titleNameInter: values.titleName ?? '' };
  // The family's schema validated the values when they were saved, and validates the answer again.
  return { ...values, ...inner, ...appTopic, ...own, ...storedAppointment(row), ...stamps } as Theme;
}
