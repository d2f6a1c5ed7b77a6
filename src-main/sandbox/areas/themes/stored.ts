/** Themes as they come out of the database. */
import type { MobileThemeValues } from '#shared/api/themes/mobile.ts';
import type { Row } from '../../kernel/crud/rules.ts';
import type { Appointment, Theme, ThemeValues } from './theme-columns.ts';

export type ThemeRow = Row<'theme'>;

/** What is saved of a theme, as it was saved. */
export function valuesOf(row: ThemeRow): ThemeValues {
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

export function appointmentOf(row: ThemeRow): Appointment {
  return JSON.parse(row.appointment);
}

/** As lists show it: the look of a mobile theme lies flat there, without its icons. */
export function themeOf(row: ThemeRow): Theme {
  const { appTopic = {}, appTopicIcons: _, ...values } = valuesOf(row) as Partial<MobileThemeValues>;
  const stamps = { updaterName: row.updater_name, updateTime: row.update_time };
  const own = { id: row.id, topicOrder: row.position };
  // Names in other languages: the sandbox has none besides its own, and takes none with what is saved (2§5).
  const inner = { topicNameInter: row.topic_name, titleNameInter: values.titleName ?? '' };
  // What was saved was checked by the family's schema, and is checked by it again when it is answered.
  return { ...values, ...inner, ...appTopic, ...own, ...appointmentOf(row), ...stamps } as Theme;
}
