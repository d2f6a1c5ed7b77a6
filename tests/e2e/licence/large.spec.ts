/** Two licences of modules with five sub-modules each, every one of them changed: in a long run 60,000 in all. */

import { changedModules, licenceFolder } from '../../support/licences.ts';
import { long } from '../../support/test-amount.ts';
import { expect, test } from '../support/console.ts';
import { firstRowsAfter, installRowProbe } from '../support/licence-first-rows.ts';

const modules = long ? 10_000 : 2_000;
const all = (modules * 6).toLocaleString('en-US');

test('thousands of changed modules: the first rows stand two frames after the answer; what is seen is drawn', async ({
  page,
  console,
}, info) => {
  const folder = await licenceFolder(changedModules(modules));
  await installRowProbe(page);
  const [a = '', b = ''] = folder.files;
  await console.open('/licensetool?entry=compare');
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(a);
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(b);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const rows = await firstRowsAfter(page, () => compare.click());
  info.annotations.push({ type: 'first rows', description: JSON.stringify(rows) });
  expect(rows.frames).toBeLessThanOrEqual(2);
  // Of 10,000 modules 25 MB before the worker merged the trees: what a screen does not draw does not cross.
  expect(rows.bytes).toBeLessThan(600 * modules);
  const tree = page.getByRole('treegrid', { name: 'Modules that differ' });
  await expect(page.getByText(`${all} of ${all} modules match`)).toBeVisible();
  expect(await tree.getByRole('row').count()).toBeLessThan(60);
  await expect(tree.getByText(/PC seats: \d+ → \d+ \(7 more\)/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meaning' })).toContainText('50 fewer PC seats');
  await tree.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(tree.locator(`[aria-rowindex="${modules * 6 + 1}"]`)).toBeVisible();
  expect(await tree.getByRole('row').count()).toBeLessThan(60);
  await folder.remove();
});
