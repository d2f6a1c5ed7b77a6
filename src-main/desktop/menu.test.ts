import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { desktop as english } from '#shared/text/en-US/desktop.ts';
import { desktop as chinese } from '#shared/text/zh-CN/desktop.ts';
import { menuTemplate } from './menu.ts';

type Item = MenuItemConstructorOptions;
const build = (platform: NodeJS.Platform, over: object = {}): Item[] =>
  menuTemplate({ texts: english.menu, platform, developer: false, send: () => undefined, ...over });
const items = (menus: Item[]): Item[] =>
  menus.flatMap((menu) => [menu, ...(Array.isArray(menu.submenu) ? items(menu.submenu) : [])]);
const named = (menus: Item[], id: string): Item | undefined => items(menus).find((item) => item.id === id);

describe.each(['darwin', 'win32', 'linux'] as const)('on %s', (platform) => {
  it('every command is there once and is sent when it is chosen', () => {
    const send = vi.fn();
    const menus = build(platform, { send });
    for (const id of ['openLicence', 'palette', 'settings', 'signOut', 'about', 'shortcuts']) {
      expect(
        items(menus).filter((item) => item.id === id),
        id,
      ).toHaveLength(1);
      // Electron gives a menu item's click more than the template needs.
      (named(menus, id)?.click as (() => void) | undefined)?.();
      expect(send).toHaveBeenLastCalledWith(id);
    }
  });

  it('every item has a text, in both languages, and no accelerator is given twice', () => {
    for (const texts of [english.menu, chinese.menu]) {
      const all = items(build(platform, { texts, developer: true })).filter(
        (item) => item.type !== 'separator',
      );
      expect(all.filter((item) => !item.label)).toEqual([]);
      const keys = all.flatMap((item) => item.accelerator ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

it('follows each system’s conventions', () => {
  expect(build('darwin')[0]?.label).toBe('Steward');
  expect(build('linux')[0]?.label).toBe('File');
  expect(named(build('darwin'), 'settings')?.accelerator).toBe('Command+,');
  expect(items([build('win32')[0] ?? {}]).map((item) => item.label)).toContain('Exit');
  expect(items([build('darwin')[0] ?? {}]).map((item) => item.label)).toContain('Quit Steward');
});
