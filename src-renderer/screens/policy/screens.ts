import { lazyPage, screen } from '#state/screen.ts';

export const policyScreens = [
  screen({
    id: 'frame.policy',
    path: '/policy',
    page: lazyPage(() => import('./PolicyPage.tsx').then((file) => file.PolicyPage), {
      plain: true,
    }),
    titleKey: 'policy.title',
    within: 'frame.settings',
    purposeKey: 'policy.purpose',
    permission: 'anyone',
    menuGroup: null,
    menuCode: null,
  }),
];
