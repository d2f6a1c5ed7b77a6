/**
 * The limits of the console's pages before they show anything: files and kilobytes of script on the wire, checked on a
 * build (check-weight.ts). Limits stand somewhat above the present figures: an increase must be looked at before it
 * is shipped.
 */
export interface PageBudget {
  readonly page: string;
  /** Names of files that the page loads itself, beside those of the document. */
  readonly loads: readonly string[];
  /** Whether only `loads` count, for a script that runs before the document's others. */
  readonly alone?: boolean;
  /** Kilobytes of 1000 on the wire, as brotli compresses them. */
  readonly most: number;
  /** Files of script. */
  readonly mostFiles: number;
}

/** The parts that a page with controls loads beside its own. */
const withControls = ['first', 'client', 'antd'] as const;

export const pageBudgets: readonly PageBudget[] = [
  { page: 'the first script', loads: ['early'], alone: true, most: 4, mostFiles: 1 },
  { page: 'landing', loads: ['first'], most: 216, mostFiles: 3 },
  // For a remembered tenant's theme the colours are computed before the first picture.
  { page: 'landing in a theme', loads: ['first', 'tenant-theme'], most: 224, mostFiles: 4 },
  { page: 'sign-in', loads: ['first', 'client'], most: 236, mostFiles: 4 },
  {
    page: '/info with its cards',
    loads: ['first', 'client', 'texts-frame', 'frame'],
    most: 430,
    mostFiles: 12,
  },
  { page: '/base/teams', loads: [...withControls, 'texts-tenant', 'tenant'], most: 428, mostFiles: 11 },
  { page: '/teamshare', loads: [...withControls, 'texts-feed', 'feed'], most: 435, mostFiles: 11 },
  {
    page: '/appManage',
    loads: [...withControls, 'texts-applications', 'applications-AppManagePage'],
    most: 470,
    mostFiles: 11,
  },
  {
    page: '/loginlog',
    loads: [...withControls, 'texts-login-log', 'login-log-LoginLogPage'],
    most: 456,
    mostFiles: 13,
  },
  {
    page: '/themes/pc',
    loads: [...withControls, 'texts-themes', 'themes-ThemeListPage'],
    most: 520,
    mostFiles: 12,
  },
  {
    page: '/backMenuSetting',
    loads: [...withControls, 'texts-back-menu', 'back-menu-BackMenuPage'],
    most: 480,
    mostFiles: 12,
  },
];
