/** Two licences of 10,000 modules with five sub-modules each, every one of them changed. */
import type { WireModule } from '#shared/api/licence/wire.ts';
import { inventLicence, ordinaryWish } from '../../fixtures/licence/invent.ts';
import { signingKey } from '../../fixtures/licence/keys.ts';
import { signLicence } from '../../fixtures/licence/signer.ts';
import { licenceFolder } from '../../support/licences.ts';
import { expect, test } from '../support/console.ts';
import { firstRowsAfter, installRowProbe } from '../support/licence-first-rows.ts';
import { scrollCost } from '../support/licence-workbench.ts';

const fewer = (modules: readonly WireModule[]): WireModule[] =>
  modules.map((module) => ({
    ...module,
    pcHrmNum: Number(module.pcHrmNum ?? 0) + 7,
    subModules: fewer(module.subModules ?? []),
  }));

test('60,000 changed modules: the first rows stand two frames after the answer, and scroll fluidly', async ({
  page,
  console,
}, info) => {
  const key = signingKey('steward-sample-ed25519');
  const before = inventLicence({ ...ordinaryWish, modules: 10_000, subModules: 5 });
  const after = { ...before, hrmnum: 450, availableModule: fewer(before.availableModule) };
  const folder = await licenceFolder(
    new Map([
      ['a.lic', signLicence(before, key)],
      ['b.lic', signLicence(after, key)],
    ]),
  );
  await installRowProbe(page);
  const [a = '', b = ''] = folder.files;
  await console.open('/licensetool?entry=compare');
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(a);
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(b);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  const rows = await firstRowsAfter(page, () => compare.click());
  info.annotations.push({ type: 'first rows', description: JSON.stringify(rows) });
  expect(rows.frames).toBeLessThanOrEqual(2);
  // 25 MB before the worker merged the trees: what a screen does not draw does not cross.
  expect(rows.bytes).toBeLessThan(6_000_000);
  const tree = page.getByRole('treegrid', { name: 'Modules that differ' });
  await expect(page.getByText('60,000 of 60,000 modules match')).toBeVisible();
  // Only what is seen is drawn, and two frames of a screen at 60 Hz are enough for one of its own.
  expect(await tree.getByRole('row').count()).toBeLessThan(60);
  await expect(tree.getByText(/PC seats: \d+ → \d+ \(7 more\)/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What it means' })).toContainText('50 fewer PC seats');
  expect(await scrollCost(page, tree)).toBeLessThan(33);
  await folder.remove();
});
