import { lazyPage, screen } from '#state/screen.ts';

export const changesScreens = [
  screen({
    id: 'frame.changes',
    path: '/changes',
    dialogs: ['file', 'approval', 'later', 'edit/:id', 'configuration', 'compare', 'set/:id', 'back/:id'],
    page: lazyPage(() => import('./ChangesPage.tsx').then((file) => file.ChangesPage), { plain: true }),
    titleKey: 'changes.title',
    purposeKey: 'changes.purpose',
    permission: 'signedIn',
    menuGroup: 'tools',
    menuCode: null,
  }),
  screen({
    id: 'frame.changes.scheduled',
    path: '/changes/scheduled',
    page: lazyPage(() => import('./Scheduled/ScheduledPage.tsx').then((file) => file.ScheduledPage)),
    titleKey: 'changes.jobs.title',
    purposeKey: 'changes.jobs.purpose',
    permission: 'signedIn',
    within: 'frame.changes',
    menuGroup: null,
    menuCode: null,
  }),
  screen({
    id: 'frame.changes.mapping',
    path: '/changes/mapping',
    page: lazyPage(() => import('./Mapping/MappingPage.tsx').then((file) => file.MappingPage)),
    titleKey: 'changeMapping.title',
    purposeKey: 'changeMapping.purpose',
    permission: 'signedIn',
    within: 'frame.changes',
    menuGroup: null,
    menuCode: null,
  }),
];
