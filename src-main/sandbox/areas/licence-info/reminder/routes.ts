/** The licence reminder, and the reminders of single apps and people (spec 1§2.5, 1§7.2). */
import type { Implementation } from '../../../kernel/http/implement.ts';
import { reminderRoutes } from './reminder-routes.ts';
import { remindSettingRoutes } from './setting-routes.ts';

export const licenceRemindRoutes: readonly Implementation[] = [...reminderRoutes, ...remindSettingRoutes];
