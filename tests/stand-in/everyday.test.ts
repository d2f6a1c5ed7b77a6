/** Ordinary functions of a window: a context menu, find in page, back and forward, in the console and elsewhere. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { BrowserWindow, recordedOf, resetElectron, schemeHandlers } from './electron.ts';
import { handledRequest } from './electron/rules.ts';
import { pretendPlatform, quit, standing, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

interface Item {
  id?: string;
  role?: string;
  label?: string;
  enabled?: boolean;
  accelerator?: string;
  click?: () => void;
  submenu?: Item[];
}
const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
const choose = (id: string): void =>
  all(recordedOf('menu').at(-1)?.[0] as Item[])
    .find((item) => item.id === id)
    ?.click?.();
async function started(): Promise<BrowserWindow> {
  const { window } = await startDesktop();
  await standing();
  return window;
}

describe('the context menu', () => {
  const nothing = {
    isEditable: false,
    selectionText: '',
    linkURL: '',
    editFlags: {
      canUndo: false,
      canRedo: false,
      canCut: false,
      canCopy: false,
      canPaste: true,
      canDelete: false,
      canSelectAll: true,
    },
  };
  const menuFor = (window: BrowserWindow, facts: object): Item[] | null => {
    const before = recordedOf('menu.popup').length;
    window.webContents.emit('context-menu', {}, { ...nothing, ...facts });
    return (recordedOf('menu.popup')[before]?.[0] as Item[] | undefined) ?? null;
  };

  it('of a field cuts, copies and pastes as far as the field allows, a password’s too', async () => {
    const password = menuFor(await started(), { isEditable: true }) ?? [];
    const enabled = password.filter((item) => item.enabled).map(({ role }) => role);
    expect(enabled).toEqual(['paste', 'selectAll']);
    expect(password.map(({ label }) => label)).toContain('Cut');
  });

  it('of a text copies, of nothing is none', async () => {
    const window = await started();
    expect(menuFor(window, { selectionText: 'x' })?.map(({ role }) => role)).toEqual(['copy']);
    expect(menuFor(window, {})).toBeNull();
    expect(menuFor(window, { linkURL: 'javascript:1' })).toBeNull();
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['console://app/base/licence?tab=2', 'steward://open?profile=Sandbox&path=%2Fbase%2Flicence%3Ftab%3D2'],
  ])('of the link %s copies %s', async (linkURL, copied) => {
    const [item] = menuFor(await started(), { linkURL }) ?? [];
    expect(item?.label).toBe('Copy Link');
    item?.click?.();
    await until(() => recordedOf('clipboard.writeText').length > 0);
    expect(recordedOf('clipboard.writeText')).toEqual([[copied]]);
  });

  it('is there in windows of the platform too', async () => {
    await started();
    const other = new BrowserWindow({ webPreferences: {} });
    expect(menuFor(other, { isEditable: true })).not.toBeNull();
  });
});

describe('back and forward', () => {
  async function atSecondPage(): Promise<BrowserWindow> {
    const window = await started();
    window.webContents.commit('console://app/base');
    return window;
  }
  it('by the menu, in the window that has the focus', async () => {
    const window = await atSecondPage();
    choose('back');
    expect(window.webContents.url).toBe('console://app/');
    choose('forward');
    expect(window.webContents.url).toBe('console://app/base');
    const other = new BrowserWindow({ webPreferences: {} });
    other.webContents.commit('https://s.example.com/1');
    other.webContents.commit('https://s.example.com/2');
    other.focus();
    choose('back');
    expect(other.webContents.url).toBe('https://s.example.com/1');
    expect(window.webContents.url).toBe('console://app/base');
  });

  it.each([
    ['win32', 'app-command', 'browser-backward', 'browser-forward'],
    ['linux', 'app-command', 'browser-backward', 'browser-forward'],
    ['darwin', 'swipe', 'left', 'right'],
  ] as const)('on %s by %s', async (platform, event, back, forward) => {
    pretendPlatform(platform);
    const window = await atSecondPage();
    window.emit(event, {}, back);
    expect(window.webContents.url).toBe('console://app/');
    window.emit(event, {}, back);
    window.emit(event, {}, forward);
    expect(window.webContents.url).toBe('console://app/base');
    window.emit(event, {}, 'volume-up');
    expect(recordedOf('navigationHistory.goBack')).toHaveLength(1);
  });
});

describe('find in page', () => {
  const bar = (window: BrowserWindow) => window.contentView.children[0];
  const ask = (window: BrowserWindow, asked: Record<string, string>): void =>
    bar(window)?.webContents.inPage(`console://app/-/find#${new URLSearchParams(asked)}`);

  it('searches what is typed, goes on and back, says the number of hits, and ends with Esc', async () => {
    const window = await started();
    choose('find');
    expect(bar(window)?.bounds).toEqual({ x: 604, y: 0, width: 380, height: 44 });
    ask(window, { step: 'first', text: 'Meyer' });
    ask(window, { step: 'next', text: 'Meyer' });
    ask(window, { step: 'previous', text: 'Meyer' });
    expect(recordedOf('webContents.findInPage')).toEqual([
      ['Meyer', { findNext: true, forward: true }],
      ['Meyer', { findNext: false, forward: true }],
      ['Meyer', { findNext: false, forward: false }],
    ]);
    window.webContents.emit('found-in-page', {}, { activeMatchOrdinal: 2, matches: 7 });
    expect(bar(window)?.webContents.url).toBe('console://app/-/find#hits=2+of+7');
    ask(window, { step: 'first', text: '' });
    expect(recordedOf('webContents.stopFindInPage')).toEqual([['clearSelection']]);
    ask(window, { step: 'close', text: '' });
    expect(recordedOf('webContents.stopFindInPage').at(-1)).toEqual(['keepSelection']);
    expect(bar(window)).toBeUndefined();
    choose('find');
    expect(bar(window)).toBeDefined();
  });

  it('has one bar in each window, which ends with the page and with the window', async () => {
    const window = await started();
    choose('find');
    choose('find');
    expect(window.contentView.children).toHaveLength(1);
    window.webContents.commit('console://app/base');
    expect(window.contentView.children).toHaveLength(0);
    choose('find');
    const own = bar(window)?.webContents;
    window.close();
    expect(own?.destroyed).toBe(true);
  });

  it('leaves nothing behind when it is closed, so that its window closes later', async () => {
    const window = await started();
    const before = window.listenerCount('closed');
    for (const _ of [1, 2]) {
      choose('find');
      ask(window, { step: 'close', text: '' });
    }
    expect(window.listenerCount('closed')).toBe(before);
    window.close();
    expect(window.isDestroyed()).toBe(true);
  });

  it('is a page without rights, under the console’s policy, which leads nowhere', async () => {
    const window = await started();
    choose('find');
    const [[{ webPreferences }]] = recordedOf('WebContentsView') as [[{ webPreferences: object }]];
    expect(webPreferences).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false });
    expect(webPreferences).not.toHaveProperty('preload');
    expect(bar(window)?.webContents.follow('console://app/')).toBe(false);
    const answer = await schemeHandlers.get('console')?.(handledRequest('console://app/-/find'));
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer?.text()).toContain('aria-label="Find in page"');
  });
});
