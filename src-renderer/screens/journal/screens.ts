import { lazyPage, screen } from '#state/screen.ts';

export const journalScreens = [
  screen({
    id: 'frame.journal',
    path: '/journal',
    page: lazyPage(() => import('./JournalPage.tsx').then((file) => file.JournalPage), {
      plain: true,
    }),
    titleKey: 'journal.title',
    purposeKey: 'journal.purpose',
    permission: 'anyone',
    menuGroup: 'tools',
    menuCode: null,
  }),
];
