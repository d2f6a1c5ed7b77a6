/** Files that the system opens with the program: one is parsed, several go to the board. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FileHandle } from '#shared/bridge/files.ts';
import { sample } from '../../support/licences.ts';
import { type Console, expect, test } from '../support/console.ts';

/** Gives the shell the files of these names; answers their handles. */
async function handOver(page: Page, names: readonly string[]): Promise<FileHandle[]> {
  const contents = names.map((name) => ({ name, text: readFileSync(sample(name), 'utf8') }));
  return page.evaluate(async (files) => {
    const handles: FileHandle[] = [];
    for (const { name, text } of files) {
      const response = await fetch('/bridge/files', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/octet-stream',
          'X-File-Name': encodeURIComponent(name),
          'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '',
        },
        body: text,
      });
      handles.push(((await response.json()) as { value: FileHandle }).value);
    }
    return handles;
  }, contents);
}

const openedLines = (each: readonly (readonly FileHandle[])[]) =>
  each.map((files) => `${JSON.stringify({ name: 'files.opened', payload: { files } })}\n`).join('');

/**
 * The shell tells the console what it tells on the desktop: the web shell itself is never opened with files. The pages
 * that come hear this in the place of its stream of events. `first`: told as soon as they listen.
 */
async function desktopEvents(
  page: Page,
  first: readonly (readonly FileHandle[])[] = [],
): Promise<(...each: (readonly FileHandle[])[]) => Promise<void>> {
  await page.addInitScript((before) => {
    const bytes = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(events) {
        const tell = (lines: string) => events.enqueue(bytes.encode(lines));
        Object.assign(globalThis, { tell });
        tell(before);
      },
    });
    const fetched = globalThis.fetch;
    globalThis.fetch = async (target, init) =>
      target === '/bridge/events' ? new Response(stream) : fetched(target, init);
  }, openedLines(first));
  return (...each) =>
    page.evaluate(
      (lines) => (globalThis as unknown as { tell(lines: string): void }).tell(lines),
      openedLines(each),
    );
}

/** The system, by which somebody opens files of these names. */
async function openedWith(
  page: Page,
  { startWith }: Console,
): Promise<(names: readonly string[]) => Promise<void>> {
  if (startWith) return (names) => startWith(names.map(sample));
  const tell = await desktopEvents(page);
  return async (names) => tell(await handOver(page, names));
}

test('one is parsed at once; several go to the board, whatever was on view; one more is added to it', async ({
  page,
  console,
}) => {
  const opened = await openedWith(page, console);
  await console.open('/settings');
  await opened(['farridge-2026.lic']);
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await expect(page).toHaveURL(/licensetool$/);

  await page.getByRole('link', { name: 'Settings' }).click();
  const names = ['farridge-2026.lic', 'farridge-2027-renewal.lic', 'farridge-tampered.lic'];
  await opened(names);
  const grid = page.getByRole('grid', { name: 'Opened licences' });
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(page).toHaveURL(/licensetool\?entry=board/);
  for (const name of names) await expect(grid.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByText('3 files added.')).toBeVisible();

  // While the board is on view, even one is added to it.
  await opened(['farridge-unsigned.json']);
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await opened(['clinica-rs256.jws', 'farridge-2024-expired.lic']);
  await expect(grid).toHaveAttribute('aria-rowcount', '7');

  // The board that was left is a new one.
  await page.getByRole('link', { name: 'Settings' }).click();
  await opened(['farridge-2036-future.lic', 'farridge-unknown-key.lic']);
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
});

test('told one by one at the same time, as some systems do, they are all on the board', async ({
  page,
  console,
}) => {
  const tell = await desktopEvents(page);
  await console.open('/settings');
  const handles = await handOver(page, ['farridge-2036-future.lic', 'farridge-unknown-key.lic']);
  await tell(...handles.map((handle) => [handle]));
  await expect(page.getByRole('grid', { name: 'Opened licences' })).toHaveAttribute('aria-rowcount', '3');
});

test('told while the page starts, when the board alone listens, they wait for the frame', async ({
  page,
  console,
}) => {
  await console.open('/settings');
  const handles = await handOver(page, ['farridge-2026.lic', 'farridge-2027-renewal.lic']);
  await desktopEvents(page, [handles]);
  await console.open('/licensetool?entry=board');
  await expect(page.getByRole('grid', { name: 'Opened licences' })).toHaveAttribute('aria-rowcount', '3');
});
