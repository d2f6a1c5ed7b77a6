/** Every read of the pages of themes. */
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';

const first = (page: Page) => page.getByRole('row').nth(1).getByRole('button').first();
const inDialog = (page: Page) => page.getByRole('dialog').getByRole('row').nth(1);
const name = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('themeFields.field.topicName'), exact: true });
const cssName = (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say('themeFields.css.name'), exact: true });
const turn = (key: string) => (page: Page, say: Say) => page.getByRole('switch', { name: say(key) });
const chooseOffer = (page: Page) =>
  page.getByRole('dialog').getByRole('row').nth(1).getByRole('button').click();

const families = [
  ['back', '/themes/pc', '/themes/pc?q=a', '/themes/pc/cloud'],
  ['special', '/themes/pc?tab=special', '/themes/pc?tab=special&q=a', '/themes/pc/cloud?tab=special'],
  ['mobile', '/themes/h5', '/themes/h5?q=a', '/themes/h5/cloud'],
] as const;

export const themeReads: readonly Read[] = [
  ...families.flatMap(([family, list, search, cloud]): readonly Read[] => [
    { endpoint: `themes.${family}.query`, path: list, title: 'themes.failed', content: first },
    { endpoint: `themes.${family}.byName`, path: search, title: 'themes.failed', content: first },
    {
      endpoint: `themes.${family}.preCreate`,
      path: cloud,
      open: chooseOffer,
      title: 'themeActions.cloud.draftFailed',
      content: (page, say) => page.getByRole('form', { name: say('themeActions.cloud.willBe') }),
    },
  ]),
  {
    endpoint: 'themes.mobile.byId',
    path: '/themes/h5/edit/TM100001?style=dark',
    title: 'themeEditor.failed',
    content: name,
  },
  {
    // The preview of the navigation draws the theme.
    endpoint: 'themes.mobile.byId',
    path: '/info_other/nav/preview?terminal=h5',
    title: 'themeActions.themeFailed',
    content: (page, say) =>
      page.getByRole('img', {
        name: say('themePreview.label', { appearance: say('themePreview.appearance.light') }),
      }),
  },
  {
    endpoint: 'themes.authority',
    path: '/plugin',
    title: 'themeActions.authority.failed',
    content: turn('themeActions.authority.customTopic'),
  },
  {
    endpoint: 'themes.independence',
    path: '/plugin',
    title: 'themeActions.independence.failed',
    content: turn('themeActions.independence.allowAlone'),
  },
  {
    // The usual font and the one that is stored can be chosen without it.
    endpoint: 'themes.fonts',
    path: '/themes/pc/edit/TP100001?style=dark',
    title: 'silent',
    meanwhile: name,
    content: name,
  },
  {
    endpoint: 'themes.syncDepts',
    path: '/themes/pc/departments/TP100001',
    title: 'themeActions.sync.failed',
    content: inDialog,
  },
  {
    endpoint: 'themes.system.names',
    path: '/themes/pc/system?tab=special',
    title: 'themes.failed',
    content: inDialog,
  },
  {
    // The console offers nothing while it does not know whether the user may do it.
    endpoint: 'themes.super',
    path: '/themes/pc?tab=special',
    title: 'silent',
    meanwhile: first,
    content: (page, say) => page.getByRole('button', { name: say('themeActions.system.action') }),
  },
  {
    // The import on the spot is not offered either while the right is unknown.
    endpoint: 'themes.cloudStonePermission',
    path: '/themes/pc',
    title: 'silent',
    meanwhile: first,
    content: (page, say) => page.getByRole('button', { name: say('themePackages.importAction') }),
  },
  {
    // Whether there is a store: without the answer there is none to go to.
    endpoint: 'cloudStore.config',
    path: '/themes/pc',
    title: 'silent',
    meanwhile: first,
    content: (page, say) => page.getByRole('button', { name: say('themeActions.cloud.from') }),
  },
  {
    endpoint: 'cloudStore.themes',
    path: '/themes/pc/cloud',
    title: 'themeActions.cloud.failed',
    content: inDialog,
  },
  {
    endpoint: 'cssThemes.query',
    path: '/css_theme',
    title: 'list.failed',
    content: (page) => page.getByRole('row').nth(1),
  },
  {
    endpoint: 'cssThemes.byId',
    path: '/css_theme/TC100001',
    title: 'themeEditor.failed',
    content: cssName,
  },
];
