/** Licence information, app authorization and licence reminders: tabs of base settings (spec 1§2.4, 1§2.5, 1§2.12). */
import { licenceInfoRight } from '#shared/rules/licence-info/access.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const licenceInfoScreens = [
  screen({
    id: 'licenceInfo.licence',
    path: '/base/licence',
    page: lazyPage(() => import('./LicenceInfo/LicenceInfoPage.tsx').then((file) => file.LicenceInfoPage), {
      plain: true,
    }),
    titleKey: 'licenceInfo.screen.title',
    within: 'tenant.info',
    purposeKey: 'licenceInfo.screen.purpose',
    permission: licenceInfoRight,
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'licenceInfo.apps',
    path: '/base/appAuth',
    page: lazyPage(() => import('./AppAuth/AppAuthPage.tsx').then((file) => file.AppAuthPage)),
    titleKey: 'licenceInfo.screen.apps.title',
    within: 'tenant.info',
    purposeKey: 'licenceInfo.screen.apps.purpose',
    permission: 'manager',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'licenceInfo.reminder',
    path: '/base/licenceRemind',
    page: lazyPage(() => import('./Reminder/ReminderPage.tsx').then((file) => file.ReminderPage)),
    titleKey: 'licenceInfo.screen.reminder.title',
    within: 'tenant.info',
    purposeKey: 'licenceInfo.screen.reminder.purpose',
    permission: 'manager',
    menuGroup: null,
    menuCode: null,
  }),
];
