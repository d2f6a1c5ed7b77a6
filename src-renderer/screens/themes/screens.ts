/** Themes and the interface configuration (spec 2; 1§2.1, 1§2.2). */
import { brandRight, themesRight } from '#shared/rules/common/session/area-rights.ts';
import { terminals } from '#shared/rules/themes/terminals.ts';
import { lazyPage, screen } from '#state/screen.ts';

const config = () => import('./Config/InterfacePage.tsx');
const editor = () => import('./ThemeEditor/ThemeEditorPage.tsx').then((file) => file.ThemeEditorPage);
const titleAt = (terminal: string | undefined) => {
  const known = terminals.find((one) => one === terminal);
  return known ? (`themes.page.${known}` as const) : 'themes.title';
};
const hidden = { permission: themesRight, menuGroup: null, menuCode: null } as const;

export const themeScreens = [
  screen({
    id: 'themes.config',
    path: '/ui_config/:type',
    page: lazyPage(() => config().then((file) => file.InterfacePage)),
    titleKey: 'themes.config.title',
    purposeKey: 'themes.config.purpose',
    permission: themesRight,
    menuGroup: 'basics',
    menuCode: 'ui_config',
    example: { type: 'pc' },
  }),
  screen({
    ...hidden,
    id: 'themes.configHome',
    path: '/ui_config',
    titleKey: 'themes.config.title',
    page: lazyPage(() => config().then((file) => file.InterfaceHome)),
  }),
  screen({
    ...hidden,
    id: 'themes.logo',
    path: '/ui_config/logo/:id',
    titleKey: 'branding.title',
    purposeKey: 'branding.purpose',
    dialogs: ['target/:navigation'],
    page: lazyPage(() => import('./Logo/LogoPage.tsx').then((file) => file.LogoPage)),
    permission: brandRight,
    within: 'themes.config',
    example: { id: 'own' },
  }),
  screen({
    ...hidden,
    id: 'themes.list',
    path: '/themes/:terminal',
    titleKey: 'themes.title',
    purposeKey: 'themes.purpose',
    page: lazyPage(() => import('./ThemeList/ThemeListPage.tsx').then((file) => file.ThemeListPage)),
    titleOf: ({ terminal }) => titleAt(terminal),
    carries: ['dept', 'style', 'source'],
    dialogs: [
      'preview/:id',
      'appoint/:id',
      'default/:id',
      'enable/:id',
      'disable/:id',
      'before/:id',
      'colours/:id',
      'trial/:id',
      'range/:id',
      'titles/:id',
      'names/:id',
      'style/:id',
      'departments/:id',
      'cloud',
      'system',
      'unseen',
      'families',
      'export',
      'export/:id',
    ],
    within: 'themes.config',
    example: { terminal: 'pc' },
  }),
  screen({
    ...hidden,
    id: 'themes.whoSees',
    path: '/themes/:terminal/who-sees',
    titleKey: 'themesWho.title',
    purposeKey: 'themesWho.purpose',
    page: lazyPage(() => import('./WhoSees/WhoSeesPage.tsx').then((file) => file.WhoSeesPage)),
    within: 'themes.list',
    example: { terminal: 'pc' },
  }),
  screen({
    ...hidden,
    id: 'themes.plugin',
    path: '/plugin',
    titleKey: 'themes.client.title',
    purposeKey: 'themes.client.purpose',
    page: lazyPage(() => import('./Config/ClientSettingsPage.tsx').then((file) => file.ClientSettingsPage)),
    within: 'themes.config',
  }),
  screen({
    ...hidden,
    id: 'themes.new',
    path: '/themes/:terminal/new',
    titleKey: 'themeEditor.new',
    page: lazyPage(editor),
    dialogs: ['colours'],
    within: 'themes.list',
    example: { terminal: 'pc' },
  }),
  screen({
    ...hidden,
    id: 'themes.edit',
    path: '/themes/:terminal/edit/:id',
    titleKey: 'themeEditor.edit',
    page: lazyPage(editor),
    dialogs: ['versions', 'versions/:version', 'colours'],
    within: 'themes.list',
    example: { terminal: 'pc', id: 'TP100001' },
  }),
  screen({
    ...hidden,
    id: 'themes.navPreview',
    path: '/info_other/nav/preview',
    titleKey: 'themes.preview.title',
    purposeKey: 'themes.preview.purpose',
    page: lazyPage(() => import('./NavPreview/NavPreviewPage.tsx').then((file) => file.NavPreviewPage)),
    within: 'themes.config',
  }),
  screen({
    ...hidden,
    permission: 'administrator',
    id: 'themes.css',
    path: '/css_theme',
    titleKey: 'themeEditor.css.title',
    purposeKey: 'themeEditor.css.purpose',
    page: lazyPage(() => import('./CssTheme/CssThemeListPage.tsx').then((file) => file.CssThemeListPage)),
    within: 'themes.config',
  }),
  screen({
    ...hidden,
    permission: 'administrator',
    id: 'themes.cssEdit',
    path: '/css_theme/:id',
    titleKey: 'themeEditor.css.edit',
    page: lazyPage(() => import('./CssTheme/CssThemePage.tsx').then((file) => file.CssThemePage)),
    dialogs: ['versions', 'versions/:version'],
    within: 'themes.css',
    example: { id: 'TC100001' },
  }),
];

/** The packages belong to the tools, because they need no server. */
export const packageScreens = [
  screen({
    id: 'themes.packages',
    path: '/theme_packages',
    titleKey: 'themePackages.title',
    purposeKey: 'themePackages.purpose',
    page: lazyPage(() => import('./Packages/PackagesPage.tsx').then((file) => file.PackagesPage)),
    // Anybody can look at a file; the import needs the right to themes.
    permission: 'anyone',
    menuGroup: 'tools',
    menuCode: null,
  }),
];
