/** The native menus, in the user's language and in the order of each system. */
import type { MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/bridge/index.ts';
import type { HistoryStep } from './back-and-forward.ts';
import type { RecentFile } from './recent-files.ts';
import type { DesktopTexts } from './texts.ts';
import type { ZoomStep } from './zoom.ts';

export type MenuCommand = EventPayload<'app.command'>['command'];
type Item = MenuItemConstructorOptions;

/** Actions of the main process; all other items are commands to the console. */
export interface MenuActions {
  send(command: MenuCommand): void;
  openRecent(path: string): void;
  clearRecent(): void;
  zoom(step: ZoomStep): void;
  find(): void;
  goTo(direction: HistoryStep): void;
  print(): void;
  savePdf(): void;
  showLogs(): void;
  checkForUpdates(): void;
}

export interface MenuOptions {
  readonly texts: DesktopTexts['menu'];
  readonly platform: NodeJS.Platform;
  readonly developer: boolean;
  readonly recent: readonly RecentFile[];
  /** Whether the menu offers to look for updates. */
  readonly updates: boolean;
  readonly actions: MenuActions;
}

/** A template for `Menu.buildFromTemplate`. */
export function menuTemplate(options: MenuOptions): Item[] {
  const mac = options.platform === 'darwin';
  const menus = [
    fileMenu(options, mac),
    editMenuWithFind(options),
    viewMenu(options, mac),
    windowMenu(options, mac),
  ];
  return [...(mac ? [programMenu(options)] : []), ...menus, helpMenu(options, mac)];
}

const line: Item = { type: 'separator' };

function command({ texts, actions }: MenuOptions, name: MenuCommand, accelerator?: string): Item {
  const label: Record<MenuCommand, string> = {
    openLicence: texts.openLicence,
    palette: texts.palette,
    settings: texts.settings,
    signOut: texts.signOut,
    about: texts.about,
    shortcuts: texts.shortcuts,
  };
  return {
    id: name,
    label: label[name],
    click: () => actions.send(name),
    ...(accelerator ? { accelerator } : {}),
  };
}

/** The menu with the program's name, which only macOS has. */
function programMenu(o: MenuOptions): Item {
  return {
    label: 'Steward',
    submenu: [
      command(o, 'about'),
      ...updateItem(o),
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
  const { texts, actions } = o;
  const print: Item[] = [
    { id: 'savePdf', label: texts.savePdf, click: () => actions.savePdf() },
    { id: 'print', label: texts.print, accelerator: 'CommandOrControl+P', click: () => actions.print() },
  ];
  const elsewhere: Item[] = [
    command(o, 'settings', 'Control+,'),
    line,
    command(o, 'signOut'),
    { role: 'quit', label: texts.exit },
  ];
  const close: Item = { role: 'close', label: texts.close };
  const open = command(o, 'openLicence', 'CommandOrControl+O');
  const end = mac ? [close, line, ...print] : [...print, line, ...elsewhere];
  return { label: texts.file, submenu: [open, recentMenu(o), line, ...end] };
}

function recentMenu({ texts, recent, actions }: MenuOptions): Item {
  const files: Item[] = recent.map(({ name, path }) => ({
    // A single ampersand would underline the next letter.
    label: name.replaceAll('&', '&&'),
    toolTip: path,
    click: () => actions.openRecent(path),
  }));
  const none: Item = { label: texts.noRecent, enabled: false };
  const clear: Item = { id: 'clearRecent', label: texts.clearRecent, click: () => actions.clearRecent() };
  return {
    id: 'recent',
    label: texts.openRecent,
    submenu: files.length === 0 ? [none] : [...files, line, clear],
  };
}

export function editMenu(texts: DesktopTexts['menu']): Item {
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

function editMenuWithFind({ texts, actions }: MenuOptions): Item {
  const find: Item = {
    id: 'find',
    label: texts.find,
    accelerator: 'CommandOrControl+F',
    click: () => actions.find(),
  };
  const { submenu, ...edit } = editMenu(texts);
  return { ...edit, submenu: [...(Array.isArray(submenu) ? submenu : []), line, find] };
}

function viewMenu(o: MenuOptions, mac: boolean): Item {
  const { texts, actions } = o;
  const developer: Item[] = [line, { role: 'toggleDevTools', label: texts.developerTools }];
  const zoom = (id: string, step: ZoomStep, label: string, accelerator: string): Item => ({
    id,
    label,
    accelerator,
    click: () => actions.zoom(step),
  });
  const go = (direction: HistoryStep, label: string, accelerator: string): Item => ({
    id: direction,
    label,
    accelerator,
    click: () => actions.goTo(direction),
  });
  return {
    label: texts.view,
    submenu: [
      command(o, 'palette', 'CommandOrControl+K'),
      line,
      go('back', texts.back, mac ? 'Command+[' : 'Alt+Left'),
      go('forward', texts.forward, mac ? 'Command+]' : 'Alt+Right'),
      { role: 'reload', label: texts.reload },
      line,
      zoom('zoomReset', 'reset', texts.actualSize, 'CommandOrControl+0'),
      zoom('zoomIn', 'in', texts.zoomIn, 'CommandOrControl+Plus'),
      // The same accelerator without Shift, for keyboards with plus on the key of the equals sign.
      {
        ...zoom('zoomInPlain', 'in', texts.zoomIn, 'CommandOrControl+='),
        visible: false,
        acceleratorWorksWhenHidden: true,
      },
      zoom('zoomOut', 'out', texts.zoomOut, 'CommandOrControl+-'),
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
  const about = mac ? [] : [line, ...updateItem(o), command(o, 'about')];
  return {
    role: 'help',
    label: o.texts.help,
    submenu: [
      command(o, 'shortcuts', 'CommandOrControl+/'),
      { id: 'showLogs', label: o.texts.showLogs, click: () => o.actions.showLogs() },
      ...about,
    ],
  };
}

function updateItem({ updates, texts, actions }: MenuOptions): Item[] {
  if (!updates) return [];
  return [{ id: 'checkForUpdates', label: texts.checkForUpdates, click: () => actions.checkForUpdates() }];
}

/**
 * The menu until the program has started: Electron's own is English and has developer tools, and comes back whenever
 * a start fails.
 */
export function firstMenu(
  texts: DesktopTexts['menu'],
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const end: MenuItemConstructorOptions = { role: 'quit', label: isMac ? texts.quit : texts.exit };
  return [{ label: isMac ? 'Steward' : texts.file, submenu: [end] }, editMenu(texts)];
}
