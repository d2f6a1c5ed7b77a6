/** The native menus, in the user's language and in the order that each system's users expect. */
import type { MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/bridge/index.ts';
import type { DesktopTexts } from './texts.ts';

export type MenuCommand = EventPayload<'app.command'>['command'];
type Item = MenuItemConstructorOptions;

export interface MenuOptions {
  readonly texts: DesktopTexts['menu'];
  readonly platform: NodeJS.Platform;
  readonly developer: boolean;
  readonly send: (command: MenuCommand) => void;
}

/** A template for `Menu.buildFromTemplate`. */
export function menuTemplate(options: MenuOptions): Item[] {
  const mac = options.platform === 'darwin';
  const menus = [fileMenu(options, mac), editMenu(options), viewMenu(options), windowMenu(options, mac)];
  return [...(mac ? [programMenu(options)] : []), ...menus, helpMenu(options, mac)];
}

const line: Item = { type: 'separator' };

function command({ texts, send }: MenuOptions, name: MenuCommand, accelerator?: string): Item {
  const label: Record<MenuCommand, string> = {
    openLicence: texts.openLicence,
    palette: texts.palette,
    settings: texts.settings,
    signOut: texts.signOut,
    about: texts.about,
    shortcuts: texts.shortcuts,
  };
  return { id: name, label: label[name], click: () => send(name), ...(accelerator ? { accelerator } : {}) };
}

/** macOS only: the menu that carries the program's name. */
function programMenu(o: MenuOptions): Item {
  return {
    label: 'Steward',
    submenu: [
      command(o, 'about'),
      line,
      command(o, 'settings', 'Command+,'),
      line,
      { role: 'services', label: o.texts.services },
      line,
      { role: 'hide', label: o.texts.hide },
      { role: 'hideOthers', label: o.texts.hideOthers },
      { role: 'unhide', label: o.texts.showAll },
      line,
      command(o, 'signOut'),
      { role: 'quit', label: o.texts.quit },
    ],
  };
}

function fileMenu(o: MenuOptions, mac: boolean): Item {
  const open = command(o, 'openLicence', 'CommandOrControl+O');
  const close: Item = { role: 'close', label: o.texts.close };
  const elsewhere: Item[] = [
    command(o, 'settings', 'Control+,'),
    line,
    command(o, 'signOut'),
    { role: 'quit', label: o.texts.exit },
  ];
  return { label: o.texts.file, submenu: [open, line, ...(mac ? [close] : elsewhere)] };
}

function editMenu({ texts }: MenuOptions): Item {
  return {
    label: texts.edit,
    submenu: [
      { role: 'undo', label: texts.undo },
      { role: 'redo', label: texts.redo },
      line,
      { role: 'cut', label: texts.cut },
      { role: 'copy', label: texts.copy },
      { role: 'paste', label: texts.paste },
      { role: 'pasteAndMatchStyle', label: texts.pasteAndMatchStyle },
      { role: 'delete', label: texts.delete },
      { role: 'selectAll', label: texts.selectAll },
    ],
  };
}

function viewMenu(o: MenuOptions): Item {
  const { texts } = o;
  const developer: Item[] = [line, { role: 'toggleDevTools', label: texts.developerTools }];
  return {
    label: texts.view,
    submenu: [
      command(o, 'palette', 'CommandOrControl+K'),
      line,
      { role: 'reload', label: texts.reload },
      line,
      { role: 'resetZoom', label: texts.actualSize },
      { role: 'zoomIn', label: texts.zoomIn },
      { role: 'zoomOut', label: texts.zoomOut },
      line,
      { role: 'togglefullscreen', label: texts.fullScreen },
      ...(o.developer ? developer : []),
    ],
  };
}

function windowMenu({ texts }: MenuOptions, mac: boolean): Item {
  return {
    role: 'windowMenu',
    label: texts.window,
    submenu: [
      { role: 'minimize', label: texts.minimize },
      { role: 'zoom', label: texts.zoom },
      ...(mac ? [line, { role: 'front', label: texts.bringToFront } as const] : []),
      ...(mac ? [] : [{ role: 'close', label: texts.close } as const]),
    ],
  };
}

function helpMenu(o: MenuOptions, mac: boolean): Item {
  const about = mac ? [] : [line, command(o, 'about')];
  return {
    role: 'help',
    label: o.texts.help,
    submenu: [command(o, 'shortcuts', 'CommandOrControl+/'), ...about],
  };
}
