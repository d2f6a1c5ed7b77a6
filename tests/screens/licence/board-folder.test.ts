/** The board watches a folder: what comes, changes and goes in it is said and marked. */
import { afterEach } from 'vitest';
import { licenceFile } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });
const row = (page: Page, name: RegExp) => grid(page).getByRole('row', { name });

/** A folder as a person would pick one, in the place of the browser's own. */
function pickOwnFolder() {
  const files = new Map<string, File>();
  let gone = false;
  const handle = {
    kind: 'directory',
    name: 'licences',
    async *values() {
      if (gone) throw new DOMException('it is gone', 'NotFoundError');
      for (const [name, file] of files) yield { kind: 'file', name, getFile: async () => file };
    },
  };
  Object.assign(window, { showDirectoryPicker: async () => handle });
  return {
    put: (name: string, content: string) => void files.set(name, new File([content], name)),
    take: (name: string) => void files.delete(name),
    remove: () => {
      gone = true;
    },
  };
}

afterEach(() => void Reflect.deleteProperty(window, 'showDirectoryPicker'));

const licence = (company: string, seats = 100) =>
  licenceFile({ company, customerId: company, code: company, seats, modules: 3, subModules: 0 });

test('new, changed and gone files are announced and marked; a gone one keeps what was read', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  const folder = pickOwnFolder();
  folder.put('alder.lic', licence('Alder'));
  folder.put('birch.lic', licence('Birch'));
  folder.put('readme.docx', 'no licence');
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(page.getByText('Watching licences')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(row(page, /alder/)).not.toContainText('New');

  folder.put('cedar.lic', licence('Cedar'));
  await expect(page.getByText('New in licences: cedar.lic')).toBeVisible();
  await expect(page.getByText('New in licences: cedar.lic')).toHaveAttribute('aria-live', 'polite');
  await expect(row(page, /cedar/)).toContainText('New');
  await expectAccessible();

  folder.put('birch.lic', licence('Birch', 777));
  await expect(row(page, /birch/)).toContainText('777');
  await expect(row(page, /birch/)).toContainText('Changed');

  folder.take('alder.lic');
  await expect(page.getByText('No longer in licences: alder.lic')).toBeVisible();
  await expect(row(page, /alder/)).toContainText('Gone');
  await row(page, /alder/).click();
  await expect(page.getByText('This file is no longer in the folder.', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).click();

  folder.put('alder.lic', licence('Alder'));
  await expect(row(page, /alder/)).not.toContainText('Gone');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');

  await page.getByRole('button', { name: 'Stop watching' }).click();
  folder.put('dogwood.lic', licence('Dogwood'));
  await page.pass(3000);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
});

test('a row taken off the board does not come back with the next look; a folder that goes is said', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  const folder = pickOwnFolder();
  folder.put('alder.lic', licence('Alder'));
  folder.put('birch.lic', licence('Birch'));
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await grid(page).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Remove from the board' }).click();
  folder.put('cedar.lic', licence('Cedar'));
  await expect(row(page, /cedar/)).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  folder.remove();
  await expect(page.getByText('The folder licences can’t be read at the moment')).toBeVisible();
  await expect(page.getByText('As soon as it is back', { exact: false })).toBeVisible();
  await expect(row(page, /cedar/)).toContainText('Gone');
});

test('a gone file that can’t be read any more still shows what was read of it, and says why', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  const folder = pickOwnFolder();
  // More than any number of days that the file is still good for.
  folder.put('alder.lic', licence('Alder', 4321));
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  folder.take('alder.lic');
  await expect(row(page, /alder/)).toContainText('Gone');
  // The desktop's answer, whose handle stands for the file in the folder.
  const params = { name: 'alder.lic', reason: 'MISSING' };
  const error = { code: 'FILE_UNREADABLE', message: 'the file can not be read: MISSING', params };
  await page.route('**/bridge/call/licence.parse', (route) =>
    route.fulfill({ body: `${JSON.stringify({ ok: false, error })}\n` }),
  );
  await row(page, /alder/).click();
  await expect(page.getByText('This file is no longer in the folder.', { exact: false })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('alder.lic: It is no longer there.');
  await expect(page.getByText('This is an earlier reading.', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await expect(page.locator('dl').getByText('4,321')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(row(page, /alder/)).toContainText('4,321');
});
