/** System reminders: a tab of base settings (spec 1§2.2, 1§2.12). */
import { remindersRight } from '#shared/rules/common/session/area-rights.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const remindersScreens = [
  screen({
    id: 'reminders',
    path: '/base/systemReminders',
    dialogs: ['workreport/:report'],
    page: lazyPage(() => import('./RemindersPage.tsx').then((file) => file.RemindersPage)),
    titleKey: 'reminders.title',
    within: 'tenant.info',
    purposeKey: 'reminders.purpose',
    permission: remindersRight,
    menuGroup: null,
    menuCode: null,
  }),
];
