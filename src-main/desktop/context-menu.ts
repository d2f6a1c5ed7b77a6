/** The menu of the right mouse button: what can be done with a field, a text or a link. Electron has none of its own. */
import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import type { DesktopTexts } from './texts.ts';

type Item = MenuItemConstructorOptions;
export type ContextFacts = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText' | 'linkURL'>;

/** Empty where nothing can be done. */
export function contextTemplate(
  facts: ContextFacts,
  texts: DesktopTexts['menu'],
  copyLink: (address: string) => void,
): Item[] {
  const { isEditable, editFlags: can, selectionText, linkURL } = facts;
  if (isEditable)
    return [
      { role: 'undo', label: texts.undo, enabled: can.canUndo },
      { role: 'redo', label: texts.redo, enabled: can.canRedo },
      { type: 'separator' },
      // A password can be neither cut nor copied: Chromium's own flags say so.
      { role: 'cut', label: texts.cut, enabled: can.canCut },
      { role: 'copy', label: texts.copy, enabled: can.canCopy },
      { role: 'paste', label: texts.paste, enabled: can.canPaste },
      { role: 'delete', label: texts.delete, enabled: can.canDelete },
      { type: 'separator' },
      { role: 'selectAll', label: texts.selectAll, enabled: can.canSelectAll },
    ];
  const link: Item = { id: 'copyLink', label: texts.copyLink, click: () => copyLink(linkURL) };
  return [
    ...(isLink(linkURL) ? [link] : []),
    ...(selectionText.trim() === '' ? [] : [{ role: 'copy', label: texts.copy } as const]),
  ];
}

/** Only addresses that somebody can use elsewhere. */
function isLink(address: string): boolean {
  return /^(https?|mailto|console):/i.test(address);
}

/** `copyLink` puts an address into the clipboard, in the form that leads there from outside. */
export function watchContextMenu(
  window: BrowserWindow,
  texts: () => DesktopTexts,
  copyLink: (address: string) => void,
): void {
  window.webContents.on('context-menu', (_event, facts) => {
    const template = contextTemplate(facts, texts().menu, copyLink);
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}
