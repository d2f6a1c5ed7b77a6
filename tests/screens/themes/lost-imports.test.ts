/** An import that the server carried out while its answer was lost: nothing arrives twice, whichever way one goes on (THM-036, 126). */
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const api = '/api/basicserver/backTopic';
const sent = `${api}/uploadLocalFileZip`;

/** The server gets the zip and carries it out; what it answers never comes, and nobody waits any longer. */
async function importLost(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'one.zip',
    mimeType: 'application/zip',
    buffer: new Uint8Array(await examplePackage('backTopic').bytes()),
  });
  await expect(page.getByRole('region', { name: 'Example', exact: true })).toBeVisible();
  await page.route(sent, async (route) => void (await route.fetch()));
  await page.getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.waitForCall(sent, 0);
  await expect.poll(() => countOfExamples(page)).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sent, but no answer came.')).toBeVisible();
  await page.unroute(sent);
}

async function countOfExamples(page: Page): Promise<number> {
  const list = await page.ask(`${api}/qryTopicByName?topicName=Example&currentPage=1&pageSize=20&dtu=pc`);
  return JSON.parse(list).data.data.totalCount;
}

test('gone on with, it is found and not sent again', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await importLost(page);
  await page.getByRole('button', { name: 'Go on with 1 theme' }).click();
  await expect(page.getByText('1 of 1 done.')).toBeVisible();
  expect(page.calls(sent)).toHaveLength(1);
  expect(await countOfExamples(page)).toBe(1);
});

test('begun anew from the packages, it is the same already', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await importLost(page);
  await page.getByRole('button', { name: 'Back to the packages' }).click();
  const card = page.getByRole('region', { name: 'Example', exact: true });
  await expect(card).toContainText('The theme with this name is identical.');
  await expect(page.getByRole('button', { name: 'Import 0 themes' })).toBeDisabled();
  expect(await countOfExamples(page)).toBe(1);
});
