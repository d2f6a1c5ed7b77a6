import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { desktop } from '#shared/text/tables/desktop.ts';
import { type MenuActions, type MenuOptions, menuTemplate } from './menu.ts';

type Item = MenuItemConstructorOptions;
const actions = (): MenuActions => ({
  send: vi.fn(),
  openRecent: vi.fn(),
  clearRecent: vi.fn(),
  zoom: vi.fn(),
  find: vi.fn(),
  goTo: vi.fn(),
  print: vi.fn(),
  savePdf: vi.fn(),
  showLogs: vi.fn(),
  checkForUpdates: vi.fn(),
});
const build = (platform: NodeJS.Platform, over: Partial<MenuOptions> = {}): Item[] =>
  menuTemplate({
    texts: desktop['en-US'].menu,
    platform,
    developer: false,
    recent: [],
    updates: false,
    actions: actions(),
    ...over,
  });
const choose = (item: Item | undefined): void => (item?.click as (() => void) | undefined)?.();
const items = (menus: Item[]): Item[] =>
  menus.flatMap((menu) => [menu, ...(Array.isArray(menu.submenu) ? items(menu.submenu) : [])]);
const named = (menus: Item[], id: string): Item | undefined => items(menus).find((item) => item.id === id);

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  it('every command is there once and is sent when it is chosen', () => {
    const send = vi.fn();
    const menus = build(platform, { actions: { ...actions(), send } });
    for (const id of ['openLicence', 'palette', 'settings', 'signOut', 'about', 'shortcuts']) {
      expect(
        items(menus).filter((item) => item.id === id),
        id,
      ).toHaveLength(1);
      choose(named(menus, id));
      expect(send).toHaveBeenLastCalledWith(id);
    }
  });

  it('every item has a text, in both languages, and no accelerator is given twice', () => {
    for (const { menu: texts } of Object.values(desktop)) {
      const all = items(build(platform, { texts, developer: true, updates: true })).filter(
        (item) => item.type !== 'separator',
      );
      expect(all.filter((item) => !item.label)).toEqual([]);
      const keys = all.flatMap((item) => item.accelerator ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe.each(['darwin', 'win32', 'linux'] as const)('on %s, main itself', (platform) => {
  it.each([
    ['print', 'print'],
    ['savePdf', 'savePdf'],
    ['showLogs', 'showLogs'],
    ['checkForUpdates', 'checkForUpdates'],
    ['zoomIn', 'zoom', 'in'],
    ['zoomInPlain', 'zoom', 'in'],
    ['zoomOut', 'zoom', 'out'],
    ['zoomReset', 'zoom', 'reset'],
  ] as const)('does %s', (id, action, ...given) => {
    const does = actions();
    choose(named(build(platform, { actions: does, updates: true }), id));
    expect(does[action]).toHaveBeenCalledExactlyOnceWith(...given);
  });
});

describe('recent files', () => {
  const recent = [
    { name: 'a&b.lic', path: '/x/a&b.lic' },
    { name: 'c.lic', path: '/y/c.lic' },
  ];
  const shown = (menus: Item[]): Item[] => named(menus, 'recent')?.submenu as Item[];

  it('are listed by name, opened by path, and can be cleared', () => {
    const does = actions();
    const list = shown(build('linux', { recent, actions: does }));
    expect(list.map(({ label, type }) => label ?? type)).toEqual([
      'a&&b.lic',
      'c.lic',
      'separator',
      'Clear Menu',
    ]);
    choose(list[1]);
    expect(does.openRecent).toHaveBeenCalledExactlyOnceWith('/y/c.lic');
    choose(list[3]);
    expect(does.clearRecent).toHaveBeenCalledOnce();
  });

  it('say that there are none', () => {
    expect(shown(build('win32'))).toEqual([{ label: 'No Recent Files', enabled: false }]);
  });
});

it('offers to look for updates only where there is a feed', () => {
  expect(named(build('linux'), 'checkForUpdates')).toBeUndefined();
  expect(named(build('linux', { updates: true }), 'checkForUpdates')).toBeDefined();
});

it('follows each system’s conventions', () => {
  expect(build('darwin')[0]?.label).toBe('Steward');
  expect(build('linux')[0]?.label).toBe('File');
  expect(named(build('darwin'), 'settings')?.accelerator).toBe('Command+,');
  expect(items([build('win32')[0] ?? {}]).map((item) => item.label)).toContain('Exit');
  expect(items([build('darwin')[0] ?? {}]).map((item) => item.label)).toContain('Quit Steward');
});
