/** Security settings: a part of account security, a tab for each subject (spec 1§2.1, 1§2.7; FRAME-024). */
import { securityRight } from '#shared/rules/security/entries.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const securitySettingsScreens = [
  screen({
    id: 'securitySettings',
    path: '/safe_account/securityconfig/:tab',
    example: { tab: 'loginInvalid' },
    dialogs: ['add/:kind'],
    page: lazyPage(() => import('./SecuritySettingsPage.tsx').then((file) => file.SecuritySettingsPage)),
    titleKey: 'securitySettings.title',
    within: 'security',
    purposeKey: 'securitySettings.purpose',
    permission: securityRight('securityconfig'),
    menuGroup: null,
    menuCode: null,
  }),
];
