/** What was collected for a server and is not applied yet. */
import { lazyPage, screen } from '#state/screen.ts';

export const changesScreens = [
  screen({
    id: 'frame.changes',
    path: '/changes',
    dialogs: ['file', 'approval'],
    page: lazyPage(() => import('./ChangesPage.tsx').then((file) => file.ChangesPage), { plain: true }),
    titleKey: 'changes.title',
    purposeKey: 'changes.purpose',
    permission: 'signedIn',
    menuGroup: 'tools',
    menuCode: null,
  }),
];
