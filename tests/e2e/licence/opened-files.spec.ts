/** Files that the system opens with the program while the page starts; what becomes of them is in tests/screens/licence. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FileHandle } from '#shared/bridge/files.ts';
import { sample } from '../../support/licences.ts';
import { expect, test } from '../support/console.ts';

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

/**
 * The shell tells the console what it tells on the desktop: the web shell itself is never opened with files. Its
 * stream of events breaks until then; the console opens it again and again.
 */
async function desktopEvents(page: Page): Promise<(...each: (readonly FileHandle[])[]) => Promise<void>> {
  const waiting: string[] = [];
  await page.route('**/bridge/events', (route) => route.fulfill({ body: waiting.shift() ?? '\n' }));
  return async (...each) => {
    const lines = each.map((files) => `${JSON.stringify({ name: 'files.opened', payload: { files } })}\n`);
    waiting.push(lines.join(''));
    await expect.poll(() => waiting.length).toBe(0);
  };
}

test('told while the page starts, when the board alone listens, they wait for the frame', async ({
  page,
  console,
}) => {
  await console.open('/settings');
  const handles = await handOver(page, ['farridge-2026.lic', 'farridge-2027-renewal.lic']);
  const tellOpened = await desktopEvents(page);
  const told = tellOpened(handles);
  await console.open('/licensetool?entry=board');
  await told;
  await expect(page.getByRole('grid', { name: 'Opened licences' })).toHaveAttribute('aria-rowcount', '3');
});
