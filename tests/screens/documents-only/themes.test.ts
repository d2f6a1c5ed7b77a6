/**
 * Actions on a theme at a server with the documents' calls alone: each write is taken, and ids beyond 2^53 keep their
 * digits (THM-131, 133 to 136, 138).
 */
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import { numberFor, startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';
import { enterDocuments } from './documents-page.ts';

const [own, other] = ['88021', '88055'];
const name = '晨曦';

/** A list of two themes: one that is nobody's yet, and the default. */
function withTwoThemes(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (!('datas' in data) || !Array.isArray(data.datas))
    return Array.isArray(data)
      ? data
      : Object.fromEntries(Object.entries(data).map(([key, one]) => [key, withTwoThemes(one)]));
  const [first] = data.datas;
  if (typeof first !== 'object' || first === null || !('topicName' in first)) return data;
  const plain = { topicType: 'teams', topicStatus: 'D', topicAppoint: 0, appointDate: '', topicSource: '' };
  const usual = { id: Number(other), topicName: '暮色', topicSource: '' };
  return {
    ...data,
    datas: [
      { ...first, ...usual },
      { ...first, ...plain },
    ],
    totalCount: 2,
    currentPage: 1,
  };
}

const [id, otherId] = [numberFor(own), numberFor(other)];

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
const choose = async (page: Page, action: string) => {
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('every write of a theme at a server with the documents’ calls alone', async ({ page, console }) => {
  const server = await startDocumentsServer({ answer: withTwoThemes });
  /** Its target and its body, as they were sent. */
  const written = async (call: string) => {
    const last = () => server.taken.findLast((one) => one.name === `backTopic ${call}`)?.text;
    await expect.poll(last).toBeDefined();
    return decodeURIComponent(last() ?? '');
  };
  const theme = new RegExp(`(?:"topicId":"?|[?&\\n]topicId=)${id}(?!\\d)`);
  const begin = async (path: string) => {
    await page.goto(path);
    await page.settled();
  };
  try {
    await enterDocuments(page, console, server);
    await begin('/themes/pc');
    await page.getByRole('button', { name: `Enable: ${name}` }).click();
    expect(await written('enableTopic')).toMatch(theme);

    await step('put first, and made the default', async () => {
      await choose(page, 'Put first');
      expect(await written('dragSort')).toContain(`ids=${id},${otherId}`);
      await choose(page, 'Set as default');
      await dialog(page).getByRole('button', { name: 'Set as default' }).click();
      expect(await written('appointDefaultTopic')).toMatch(theme);
    });

    await step('appointed', async () => {
      await begin(`/themes/pc/appoint/${id}`);
      await dialog(page).getByRole('radio', { name: 'Permanently' }).click();
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
      expect(await written('appointTopic')).toMatch(theme);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await step('made anew', async () => {
      await begin('/themes/pc/new?style=dark');
      await page.getByRole('textbox', { name: 'Theme name', exact: true }).fill('Harbour');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      expect(await written('addBaseTopic')).toContain('"topicName":"Harbour"');
      await expect(page).toHaveURL(/\/themes\/pc(?:\?|$)/);
    });

    await step('imported', async () => {
      await begin('/theme_packages');
      await page.locator('input[type=file]').setInputFiles({
        name: 'one.zip',
        mimeType: 'application/zip',
        buffer: new Uint8Array(await examplePackage('backTopic').bytes()),
      });
      await page.getByRole('button', { name: 'Import 1 theme', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Import 1 theme', exact: true }).click();
      await expect(page.getByText('1 of 1 done.')).toBeVisible();
      expect(server.taken.filter((one) => one.name === 'backTopic uploadLocalFileZip')).toHaveLength(1);
    });

    await step('deleted', async () => {
      await begin('/themes/pc');
      await choose(page, 'Delete');
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
      expect(await written('delTopic')).toMatch(theme);
    });
    expect(server.refusals.filter((line) => /Topic/.test(line))).toEqual([]);
  } finally {
    await server.close();
  }
});
