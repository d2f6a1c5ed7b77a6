import { expect, test } from 'vitest';

const { menuEntries } = await import('#shared/rules/common/menu/entries.ts');
const { buildMenu } = await import('#state/menu-model.ts');
const { aSession } = await import('#state/testing/session.ts');
const { crumbsOf } = await import('./crumbs.ts');
const { screens } = await import('./registry.ts');
const { documentTitle, withoutTwins } = await import('./use-crumbs.ts');

const tree = menuEntries.map(({ code }) => ({ menuCode: code, children: [] }));
const menu = buildMenu(screens, aSession({}), tree);

/** Each crumb as `label` or `label → address`. */
function shown(
  id: string,
  { search = '', object = '', code = '', type = 'teams', terminal = 'pc', moduleId = 'all' } = {},
): string[] {
  const screen = screens.find((one) => one.id === id) ?? null;
  return crumbsOf({ screen, params: { code, type, terminal, moduleId }, search, object }, screens, menu).map(
    ({ label, to }) => {
      const name = 'key' in label ? label.key : label.text;
      return to ? `${name} → ${to}` : name;
    },
  );
}

const basics = 'frame.menu.group.basics → /base/teams';
const tools = 'frame.menu.group.tools → /launcher/apps';
test.each<[string, Parameters<typeof shown>[1], string[]]>([
  ['frame.overview', {}, ['frame.overview.title → /info']],
  ['tenant.info', {}, [basics, 'tenant.title → /base/teams', 'tenant.tab.teams → /base/teams']],
  ['tenant.info', { type: 'nothing' }, [basics, 'tenant.title → /base/teams', 'errors.page.notFoundTitle']],
  [
    'licenceInfo.apps',
    {},
    [basics, 'tenant.title → /base/teams', 'licenceInfo.screen.apps.title → /base/appAuth'],
  ],
  [
    'licenceInfo.apps',
    { object: 'Mail' },
    [basics, 'tenant.title → /base/teams', 'licenceInfo.screen.apps.title → /base/appAuth', 'Mail'],
  ],
  [
    'applications.needs',
    { moduleId: '5', object: 'Customers' },
    [basics, 'applications.title → /appManage', 'appNeeds.tab → /appManage/needs/all', 'Customers'],
  ],
  [
    'licence.tool',
    {},
    [tools, 'licence.screen.title → /licensetool', 'licence.screen.entry.parse → /licensetool'],
  ],
  [
    'licence.tool',
    { search: '?entry=board&x=1' },
    [tools, 'licence.screen.title → /licensetool', 'licence.screen.entry.board → /licensetool?entry=board'],
  ],
  ['frame.serverEdit', { object: 'Edit Office' }, [tools, 'servers.title → /servers', 'Edit Office']],
  ['frame.serverEdit', {}, [tools, 'servers.title → /servers', 'servers.editScreen']],
  [
    'themes.edit',
    { object: 'Harbour', terminal: 'pcClient', search: '?style=light&dept=D205&copy=x' },
    [
      basics,
      'themes.config.title → /ui_config/pc',
      'themes.page.pcClient → /themes/pcClient?dept=D205&style=light',
      'Harbour',
    ],
  ],
  [
    'frame.platformPage',
    { code: 'okr' },
    ['frame.menu.platform', 'frame.menu.group.apps', 'frame.menu.entry.okr'],
  ],
  ['frame.platformPage', { code: 'sales', object: 'Buy' }, ['frame.menu.platform', 'Buy']],
  ['frame.platformPage', { code: 'zzz' }, ['frame.menu.platform', 'frame.platformPage.unknown']],
  ['no such screen', {}, ['errors.page.notFoundTitle']],
])('%s %o', (id, parts, expected) => {
  expect(shown(id, parts)).toEqual(expected);
});

test('the window’s title names the nearest first, without the group', () => {
  expect(documentTitle(['Overview'], null, 'Steward')).toBe('Overview · Steward');
  expect(documentTitle(['Tools', 'Servers', 'Office'], null, 'Steward')).toBe('Office · Servers · Steward');
  expect(documentTitle(['Overview'], 'Harbour', 'Steward')).toBe('Overview · Harbour · Steward');
});

test('no name stands twice: a tab with its page’s name stands for both', () => {
  const crumb = (name: string, to: string) => ({ name, to });
  const names = [
    crumb('Logs', '/logs'),
    crumb('Login log', '/loginlog'),
    crumb('Login log', '/loginlog/all'),
  ];
  expect(withoutTwins(names)).toEqual([crumb('Logs', '/logs'), crumb('Login log', '/loginlog/all')]);
});
