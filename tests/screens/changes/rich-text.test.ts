/** Rich text in review: where its links lead, what it shows and what it would run is listed, and its source can be read. */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { agreements } from '../../../src-shared/api/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { account, trayName } from './tray-page.ts';

const collected = { title: 'agreements.changed', touches: [], path: '' };
const of = (id: string, from: string, to: string) => ({
  ...collected,
  kind: 'agreement',
  place: { id },
  edits: { content: { from, to } },
});

test('links that say the same and lead elsewhere are named; what could run is refused, and nothing of it is sent', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/changes');
  const before = '<p>See <a href="https://good.example/">here</a></p>';
  const stored = '<h3>General</h3><p>Whoever signs in agrees to these terms.</p>';
  const changes = [
    of('AG1000009', before, '<p>See <a href="https://evil.example/phish">here</a></p>'),
    of('AG1000002', stored, `${stored}<p onclick="alert(1)">x</p>`),
  ];
  await bridge.changes.collect({ server: trayName, user: account, changes });
  await expect(page.getByText(/link added: “here” → https:\/\/evil\.example\/phish/)).toBeVisible();
  await page.goto('/changes?change=1');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('link removed: “here” → https://good.example/')).toBeVisible();
  await expect(sheet.getByText('link added: “here” → https://evil.example/phish')).toBeVisible();
  await sheet.getByText('Source of “Text”').click();
  await expect(sheet.getByText('<p>See <a href="https://evil.example/phish">here</a></p>')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/changes?change=2');
  await expect(sheet.getByText('would run: onclick="alert(1)"')).toBeVisible();
  await page.goto('/changes');
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('2 changes could not be applied and wait in the tray.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'onclick' })).toContainText('Refused');
  await page.goto('/changes?change=2');
  await expect(sheet.getByText(/^Nothing was sent\. Text: It contains onclick="alert\(1\)"/)).toBeVisible();
  expect(page.calls(agreements.update.path)).toHaveLength(0);
});
