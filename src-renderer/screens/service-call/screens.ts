/** Service calls between platforms (spec 1§2.1, 3§2; FRAME-029 to 031, 064). */
import { serviceCallRight, serviceTabs } from '#shared/rules/service-call/access.ts';
import { lazyPage, screen } from '#state/screen.ts';

export const serviceCallScreens = [
  screen({
    id: 'serviceCall',
    path: '/custom_service_call',
    page: lazyPage(() => import('./ServiceCallPage.tsx').then((file) => file.ServiceCallHome)),
    titleKey: 'serviceCall.title',
    purposeKey: 'serviceCall.purpose',
    permission: serviceCallRight,
    menuGroup: 'custom',
    menuCode: null,
  }),
  screen({
    id: 'serviceCall.part',
    path: '/custom_service_call/:type',
    example: { type: 'bind' },
    dialogs: ['create'],
    page: lazyPage(() => import('./ServiceCallPage.tsx').then((file) => file.ServiceCallPage)),
    titleKey: 'serviceCall.title',
    titleOf: ({ type }) => `serviceCall.tab.${serviceTabs.find((one) => one === type) ?? 'bind'}` as const,
    permission: serviceCallRight,
    within: 'serviceCall',
    menuGroup: null,
    menuCode: null,
  }),
];
