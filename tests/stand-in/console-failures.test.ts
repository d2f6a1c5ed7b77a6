/** The console dies, hangs, or holds unsaved work: what the user is told and what happens then. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { answers, recordedOf, resetElectron, schemeHandlers } from './electron.ts';
import { logged, quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

const stopped = 'console://app/-/stopped';
async function page(): Promise<{ answer: Response; html: string }> {
  const answer = (await schemeHandlers.get('console')?.(new Request(stopped))) as Response;
  return { answer, html: await answer.text() };
}

describe('a console that died', () => {
  it('is replaced by a local page with a way back and a report', async () => {
    const { window, dataDir } = await startDesktop();
    window.webContents.url = 'console://app/base/licence?search=Meyer#x';
    window.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: -536870904 });
    expect(recordedOf('window.loadURL').at(-1)).toEqual([stopped]);
    const { html } = await page();
    expect(html).toContain('The console stopped');
    expect(html).toContain('href="console://app/base/licence?search=Meyer#x"');
    expect(html).toMatch(/oom \(-536870904\)\ntime \d{4}-/);
    // A search word may be a person's name.
    expect(/<textarea[\s\S]*<\/textarea>/.exec(html)?.[0]).not.toContain('Meyer');
    await until(async () => (await logged(dataDir)).includes('console oom'));
    // Nothing is loaded again unasked.
    expect(recordedOf('window.loadURL')).toHaveLength(2);
  });

  it('gets a page under the console’s own policy, with nothing from elsewhere', async () => {
    const { window } = await startDesktop();
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    const { answer, html } = await page();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = '?'] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
    for (const [tag] of html.matchAll(/<(?:script|style)[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/https?:|src=|\son[a-z]+=|style="/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      'console://app/',
      'console://app/',
    ]);
  });

  it('speaks the user’s language, and escapes what it shows', async () => {
    answers.language = 'zh-CN';
    const { window } = await startDesktop();
    window.webContents.url = 'console://app/"><script>alert(1)</script>';
    window.webContents.emit('render-process-gone', {}, { reason: '<b>crashed</b>', exitCode: 5 });
    const { html } = await page();
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('控制台已停止运行');
    expect(html).not.toMatch(/<b>|<script>alert/);
    expect(html).toContain('href="console://app/&quot;&gt;&lt;script&gt;');
  });

  it('has no such page while nothing has happened, nor after a clean exit', async () => {
    const { window } = await startDesktop();
    window.webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
    expect((await page()).answer.status).toBe(404);
    expect(recordedOf('window.loadURL')).toHaveLength(1);
  });

  it.each([
    [0, 'window.loadURL'],
    [1, 'app.quit'],
  ])('asks by the system’s dialog when that page dies too (button %d)', async (button, does) => {
    answers.button = button;
    const { window } = await startDesktop();
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    const before = recordedOf(does).length;
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await until(() => recordedOf(does).length > before);
    expect(recordedOf('dialog.message')).toHaveLength(1);
  });
});

describe('a console that does not answer', () => {
  it('is left alone when the user waits; one question at a time', async () => {
    const { window } = await startDesktop();
    window.emit('unresponsive');
    window.emit('unresponsive');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(recordedOf('dialog.message')).toHaveLength(1);
    expect(recordedOf('webContents.forcefullyCrashRenderer')).toEqual([]);
  });

  it('is stopped when the user says so, and says that it hung', async () => {
    answers.button = 1;
    const { window } = await startDesktop();
    window.emit('unresponsive');
    await until(() => recordedOf('window.loadURL').length > 1);
    expect(recordedOf('webContents.forcefullyCrashRenderer')).toHaveLength(1);
    expect((await page()).html).toMatch(/no longer answered[\s\S]*did not answer/);
  });

  it('takes its question back when it answers again', async () => {
    answers.button = 1;
    const { window } = await startDesktop();
    window.emit('unresponsive');
    const [{ signal }] = recordedOf('dialog.message')[0] as [{ signal: AbortSignal }];
    window.emit('responsive');
    expect(signal.aborted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(recordedOf('webContents.forcefullyCrashRenderer')).toEqual([]);
  });
});

it('that could not be loaded is replaced by the same page, except where another load replaced it', async () => {
  const { window } = await startDesktop();
  const fails = (code: number, name: string, isMainFrame: boolean): unknown =>
    window.webContents.emit('did-fail-load', {}, code, name, 'console://app/', isMainFrame);
  fails(-3, 'ERR_ABORTED', true);
  fails(-2, 'ERR_FAILED', false);
  expect(recordedOf('window.loadURL')).toHaveLength(1);
  fails(-2, 'ERR_FAILED', true);
  expect(recordedOf('window.loadURL').at(-1)).toEqual([stopped]);
  expect((await page()).html).toContain('ERR_FAILED (-2)');
});
