import { lazyPage, screen } from '#state/screen.ts';

export const settingsScreens = [
  screen({
    id: 'frame.settings',
    path: '/settings',
    page: lazyPage(() => import('./SettingsPage.tsx').then((file) => file.SettingsPage)),
    titleKey: 'settings.title',
    purposeKey: 'settings.purpose',
    permission: 'anyone',
    menuGroup: 'tools',
    menuCode: null,
  }),
];
