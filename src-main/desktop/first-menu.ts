/**
 * The menu until the program stands: Electron's own is English and has developer tools, and comes back whenever a start
 * fails.
 */
import type { MenuItemConstructorOptions } from 'electron';
import { editMenu } from './menu.ts';
import type { DesktopTexts } from './texts.ts';

export function firstMenu(
  texts: DesktopTexts['menu'],
  platform: NodeJS.Platform,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const end: MenuItemConstructorOptions = { role: 'quit', label: isMac ? texts.quit : texts.exit };
  return [{ label: isMac ? 'Steward' : texts.file, submenu: [end] }, editMenu(texts)];
}
