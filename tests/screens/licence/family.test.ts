/** A customer's licences in the order of time: timeline, what each step means, a step in full. */

import { familyLicences, licenceFile, licenceFolder, sample } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const family = '/licensetool?entry=family';

test('chosen in any order, shown in that of time, each step with its risks', async ({ page, console }) => {
  const folder = await licenceFolder(familyLicences(5));
  await console.open(family);
  await expect(page.getByText('One customer, over the years')).toBeVisible();
  await expectAccessible();
  const show = page.getByRole('button', { name: 'Show in order of time' });
  await expect(show).toBeDisabled();
  await page.getByLabel('Licence files of a customer').setInputFiles([...folder.files].reverse());
  await show.click();
  await expect(page.getByText('5 licences, 4 steps.')).toBeVisible();
  const table = page.getByRole('table', { name: 'The licences in order of time, with their seats' });
  await expect(table.getByRole('rowheader')).toHaveText(
    [2022, 2023, 2024, 2025, 2026].map((year) => new RegExp(`farridge-${year}\\.lic`)),
  );
  await expect(table.getByRole('row', { name: /farridge-2023/ })).toContainText('50 more');
  await expect(table.getByRole('row', { name: /farridge-2024/ })).toContainText('30 fewer');
  await expect(page.getByRole('heading', { name: 'Farridge Logistics' })).toBeVisible();
  // A step with losses is open at once.
  const step = page.getByRole('region', { name: 'farridge-2023.lic → farridge-2024.lic' });
  await expect(step.getByRole('listitem').first()).toHaveText(/Less\s*30 fewer PC seats \(350 → 320\)/);
  await expectAccessible();

  const full = page.getByRole('button', {
    name: 'See the whole comparison: farridge-2023.lic → farridge-2024.lic',
  });
  await full.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Compare successful')).toBeVisible();
  await expect(page).toHaveURL(/step=/);
  await expect(page.getByRole('region', { name: 'Meaning' })).toContainText('30 fewer PC seats');
  await page.getByRole('button', { name: 'Back to the family' }).click();
  await expect(table).toBeVisible();
  await folder.remove();
});

test('files of two customers and what can’t be read are said', async ({ page, console }) => {
  const folder = await licenceFolder(
    new Map([
      ['a.lic', licenceFile({ company: 'Alder', customerId: 'C-1' })],
      ['b.lic', licenceFile({ company: 'Birch', customerId: 'C-2', starts: '2027-01-01' })],
      ['c.lic', 'no licence at all'],
    ]),
  );
  await console.open(family);
  await page.getByLabel('Licence files of a customer').setInputFiles([...folder.files]);
  await page.getByRole('button', { name: 'Show in order of time' }).click();
  await expect(page.getByText('These files belong to 2 customers')).toBeVisible();
  await expect(page.getByText('Alder, Birch')).toBeVisible();
  await expect(page.getByText('1 file can’t be read and is listed last.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove c.lic' }).click();
  await expect(page.getByText('2 files of at most 50')).toBeVisible();
  await folder.remove();
});

test('in Chinese', async ({ page, console }) => {
  await console.open(family, 'zh-CN');
  await page
    .getByLabel('同一客户的授权文件')
    .first()
    .setInputFiles([sample('farridge-2026.lic'), sample('farridge-2027-renewal.lic')]);
  await page.getByRole('button', { name: '按时间顺序查看' }).click();
  await expect(page.getByText('2 份授权，1 次变化。')).toBeVisible();
});
