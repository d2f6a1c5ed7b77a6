import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { usualWidth } from './menu-width.ts';
import { SideMenu } from './SideMenu.tsx';
import { officeProfile, stage } from './testing/frame-stage.tsx';
import { sizes } from './tokens.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('#data/http.ts', () => ({ send }));
const everything = menuEntries.map(({ code }) => ({ menuCode: code, children: [] }));
const granted = () =>
  send.mockImplementation(async ({ id }) => (id === 'frame.currentTree' ? everything : true));
const broken = new ApiError({
  kind: 'refused',
  endpoint: 'frame.currentTree',
  code: 500,
  message: 'No menu today',
});

beforeEach(() => {
  localStorage.clear();
  send.mockReset();
});

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;

test('a menu that cannot be read leaves the tools, says so, and is read again', async () => {
  send.mockRejectedValue(broken);
  await stage(<SideMenu />);
  await within(menu()).findByText('The menu could not be read');
  for (const name of ['Licence tool', 'Servers', 'Journal of changes', 'Settings'])
    expect(within(menu()).getByRole('link', { name }), name).toBeTruthy();
  expect(menu().querySelector('[aria-hidden="true"] [data-skeleton]')).toBeNull();
  granted();
  fireEvent.click(within(menu()).getByRole('button', { name: 'Retry' }));
  await within(menu()).findByRole('button', { name: 'Engine' });
  expect(within(menu()).queryByText('The menu could not be read')).toBeNull();
});

test('the collapsed menu says it too, and keeps the tools', async () => {
  send.mockRejectedValue(broken);
  await stage(<SideMenu />, { settings: { menuCollapsed: true } });
  fireEvent.click(await within(menu()).findByRole('button', { name: 'The menu could not be read' }));
  expect(screen.getByText('No menu today')).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Retry' })).toBeTruthy();
  fireEvent.click(within(menu()).getByRole('button', { name: 'Tools' }));
  expect(screen.getByRole('menuitem', { name: 'Journal of changes' })).toBeTruthy();
});

test('the tools are there while the menu is on its way', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  await stage(<SideMenu />);
  expect(within(menu()).getByRole('link', { name: 'Settings' })).toBeTruthy();
});

test('our own pages come first, the platform’s below them, folded and marked for good', async () => {
  granted();
  await stage(<SideMenu />);
  const own = await within(menu()).findByRole('link', { name: 'Base settings' });
  const platform = within(menu()).getByRole('region', { name: 'On the platform' });
  expect(own.compareDocumentPosition(platform) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(platform).queryByRole('link')).toBeNull();
  fireEvent.click(within(platform).getByRole('button', { name: 'Logs: more' }));
  const link = within(platform).getByRole('link', { name: 'Audit log' });
  expect(link.querySelector('svg')).not.toBeNull();
});

test.each([
  ['/base/licence', 'Base settings', 'true'],
  ['/base/teams', 'Base settings', 'page'],
  ['/servers/edit/new', 'Servers', 'true'],
  ['/policy', 'Settings', 'true'],
  ['/platform/okr', 'OKR', 'page'],
])('at %s it marks %s', async (at, name, current) => {
  granted();
  await stage(<SideMenu />, { at });
  const link = await within(menu()).findByRole('link', { name });
  expect(link.getAttribute('aria-current')).toBe(current);
  expect(menu().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('the group of the page one is on unfolds, and can be folded again', async () => {
  granted();
  await stage(<SideMenu />, { at: '/platform/okr' });
  await within(menu()).findByRole('link', { name: 'OKR' });
  fireEvent.click(within(menu()).getByRole('button', { name: 'Apps centre' }));
  expect(within(menu()).queryByRole('link', { name: 'OKR' })).toBeNull();
});

test('one tab stop; arrows, Home, End and letters move; right and left unfold and fold', async () => {
  granted();
  await stage(<SideMenu />);
  await within(menu()).findByRole('button', { name: 'Engine' });
  const stops = () =>
    [...menu().querySelectorAll<HTMLElement>('[data-menu-item]')].filter((e) => e.tabIndex === 0);
  expect(stops().map((stop) => stop.textContent)).toEqual(['Overview']);
  stops()[0]?.focus();
  key('ArrowDown');
  expect(focused()).toBe('Base settings');
  expect(stops()).toHaveLength(1);
  // A fixed clock keeps the second letter within the same word on a slow computer.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  key('e');
  expect(focused()).toBe('Error list');
  key('n');
  expect(focused()).toBe('Engine');
  clock.mockRestore();
  key('ArrowRight');
  key('ArrowDown');
  expect(focused()).toBe('Rules engine');
  key('ArrowUp');
  key('ArrowLeft');
  expect(within(menu()).queryByRole('link', { name: 'Rules engine' })).toBeNull();
  key('End');
  expect(focused()).toBe('Custom: more');
  key('Home');
  expect(focused()).toBe('Overview');
});

const names = (list: string) =>
  within(within(menu()).getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('starred pages stand above the groups, and below them three that were opened last', async () => {
  granted();
  const opened = ['screen-loginLog', 'screen-security', 'gone', 'screen-backMenu', 'screen-frame.servers'];
  localStorage.setItem(
    'steward.palette.starred',
    JSON.stringify(['screen-tenant.info', 'platform-okr', 'gone']),
  );
  localStorage.setItem('steward.palette.recent', JSON.stringify(opened));
  await stage(<SideMenu />);
  await within(menu()).findByRole('link', { name: 'OKR' });
  await within(menu()).findByRole('list', { name: 'Starred' });
  expect(names('Starred')).toEqual(['Base settings', 'OKR']);
  expect(names('Recent')).toEqual(['Login log', 'Account security', 'Servers']);
  const groups = within(menu()).getByRole('list', { name: 'Global basics' });
  const stars = within(menu()).getByText('Starred');
  expect(stars.compareDocumentPosition(groups) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the tools fold, and stay folded for the next start', async () => {
  granted();
  await stage(<SideMenu />);
  fireEvent.click(await within(menu()).findByRole('button', { name: 'Tools' }));
  expect(within(menu()).queryByRole('link', { name: 'Settings' })).toBeNull();
  cleanup();
  await stage(<SideMenu />);
  fireEvent.click(await within(menu()).findByRole('button', { name: 'Tools' }));
  expect(within(menu()).getByRole('link', { name: 'Settings' })).toBeTruthy();
});

test('the menu is as wide as it was drawn, within limits, and has its usual width again', async () => {
  granted();
  await stage(<SideMenu />);
  const edge = () => within(menu()).getByRole('separator', { name: 'Width of the menu' });
  await within(menu()).findByRole('separator');
  expect(usualWidth).toBe(sizes.menu);
  expect(edge().getAttribute('aria-valuenow')).toBe(String(usualWidth));
  edge().focus();
  key('ArrowRight');
  expect(menu().style.width).toBe('248px');
  key('End');
  key('ArrowRight');
  expect(menu().style.width).toBe('420px');
  cleanup();
  await stage(<SideMenu />);
  expect(menu().style.width).toBe('420px');
  await within(menu()).findByRole('separator');
  fireEvent.doubleClick(edge());
  expect(menu().style.width).toBe('232px');
  expect(localStorage.getItem('steward.menu.width')).toBeNull();
});

test.each([
  [{}, 'https://office.example/base/setting/okr'],
  [{ okr: '/okr/admin' }, 'https://office.example/base/okr/admin'],
  [{ manager: '/sp/manager' }, 'https://office.example/base/sp/manager/setting/okr'],
  [{ okr: 'goals', manager: 'sp/#' }, 'https://office.example/base/sp/#/goals'],
])('a page on a server is a real link, where the profile %o says', async (pages, href) => {
  granted();
  await stage(<SideMenu />, { server: { ...officeProfile, mapping: { ...noMapping, pages } } });
  fireEvent.click(await within(menu()).findByRole('button', { name: 'Apps centre' }));
  const link = within(menu()).getByRole('link', { name: 'OKR' });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

const listed = (children: readonly object[]) => ({
  backstageMenus: [{ ...named('9', '', 'Our basics'), originCustomName: '', menuType: 'system', children }],
  permission: true,
  hasSelfMenus: true,
});
const named = (id: string, menuCode: string, customName = '') => ({
  id,
  menuCode,
  menuName: menuCode,
  customName,
  customNameStatus: customName !== '',
  menuOrder: 1,
  menuStatus: true,
  type: '9',
  parentId: '9',
  common: false,
  icon: '',
  menuPath: menuCode,
  openMode: 'current',
  isParent: false,
});

test('the tenant’s own menu: renamed, in its order, without what is hidden, when the first picture stands', async () => {
  const list = listed([
    named('im', 'im'),
    named('base', 'base', 'Our settings'),
    named('org', 'org', 'People'),
  ]);
  send.mockImplementation(async ({ id }) => {
    if (id === 'backMenu.menus') return list;
    return id === 'frame.currentTree' ? everything : true;
  });
  await stage(<SideMenu />);
  // Until the list arrives, the menu is the specification's.
  expect(await within(menu()).findByRole('link', { name: 'Base settings' })).toBeTruthy();
  expect(await within(menu()).findByRole('link', { name: 'Our settings' })).toBeTruthy();
  expect(within(menu()).queryByRole('button', { name: 'Engine' })).toBeNull();
  fireEvent.click(within(menu()).getByRole('button', { name: 'Our basics: more' }));
  const platform = within(menu()).getByRole('region', { name: 'On the platform' });
  const links = () =>
    within(platform)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(links()).toEqual(['Work messages', 'People', 'Login page setting']);
});

test('as it was the last time it stands at once, and stays where it can’t be read', async () => {
  const list = listed([named('base', 'base', 'Our settings')]);
  const answer = vi.fn<() => Promise<unknown>>(async () => list);
  send.mockImplementation(async ({ id }) => {
    if (id === 'backMenu.menus') return answer();
    return id === 'frame.currentTree' ? everything : true;
  });
  await stage(<SideMenu />);
  await within(menu()).findByRole('link', { name: 'Our settings' });
  cleanup();
  answer.mockRejectedValue(broken);
  await stage(<SideMenu />);
  expect(within(menu()).getByRole('link', { name: 'Our settings' })).toBeTruthy();
  await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThan(1));
  expect(within(menu()).getByRole('link', { name: 'Our settings' })).toBeTruthy();
  expect(within(menu()).queryByText('The menu could not be read')).toBeNull();
});
