/** The licence tool's records on the server: submissions, licence codes, log (spec 1§2.6, rows TOOL). */
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const entry = (name: string) => `/licensetool?entry=${name}`;

// Rows TOOL-001, 009 to 011.
test('a submission opens its detail, and the address says which', async ({ page, console }) => {
  await console.openAs('platformOperator', entry('submissions'));
  const list = page.getByRole('grid', { name: 'Submission records' });
  await expect(list.getByRole('columnheader')).toHaveText(['Company', 'CRM id', 'Created', 'Id']);
  await expectAccessible();
  const row = list.getByRole('row').nth(1);
  const company = (await row.getByRole('rowheader').textContent()) ?? '';
  await row.click();
  const dialog = page.getByRole('dialog', { name: company });
  await expect(dialog.getByText('Licence code')).toBeVisible();
  await expect(dialog.getByRole('treegrid')).toBeVisible();
  await expect(page).toHaveURL(/record=/);
  await expectAccessible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/record=/);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

// Row TOOL-039.
test('a failed detail shows the server’s message as an error', async ({ page, console }) => {
  await console.openAs('platformOperator', entry('submissions'));
  await console.pretend({ failures: { 'licenceTool.historyDetail': 'refused' } });
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'The operation failed (a failure that the sandbox pretends)',
  );
  await console.pretend({ failures: {} });
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
});

// Row TOOL-012.
test('licence codes can be copied', async ({ page, console }) => {
  await console.openAs('platformOperator', entry('codes'));
  const list = page.getByRole('grid', { name: 'Licence code records' });
  await expect(list.getByRole('columnheader')).toHaveText([
    'SM3 of the licence code',
    'Created',
    'Database id',
    'Database',
  ]);
  await expect(list.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await expectAccessible();
});

// Row TOOL-013.
test('the log is a tree: steps below the first one, durations readable', async ({ page, console }) => {
  await console.openAs('platformOperator', entry('log'));
  const tree = page.getByRole('treegrid', { name: 'Licence log' });
  const first = tree.getByRole('row').nth(1);
  await expect(first).toHaveAttribute('aria-level', '1');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  const step = tree.getByRole('row').nth(2);
  await expect(step).toHaveAttribute('aria-level', '2');
  const duration = step.getByRole('gridcell').nth(1);
  await expect(duration).toHaveText(/^[\d.,]+ (ms|s)$/);
  await expect(duration.getByTitle(/^[\d,]+ ms$/)).toBeVisible();
  await expectAccessible();
});

for (const name of ['submissions', 'codes', 'log'] as const) {
  const endpoint = {
    submissions: 'licenceTool.submitHistory',
    codes: 'licenceTool.codeHistory',
    log: 'licenceTool.linkLogs',
  }[name];
  test(`${name}: not signed in, refused and failing are said, not blank`, async ({ page, console }) => {
    await console.open(entry(name));
    await expect(page.getByText('Sign in to see them', { exact: false })).toBeVisible();
    await expectAccessible();
    await console.signIn('employee');
    // A right that lacks is a locked part with a sentence, no error.
    await expect(page.getByText('You have no permission for this part.', { exact: false })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await console.signIn('platformOperator');
    await console.pretend({ failures: { [endpoint]: 'http500' } });
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await console.pretend({ failures: {} });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole(name === 'log' ? 'treegrid' : 'grid')).toBeVisible();
  });
}
