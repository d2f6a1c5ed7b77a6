/**
 * A row with values that nobody understands, among others: the row stands, its cells say so, another field of it is
 * saved, and what was not understood goes back as it came.
 */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/network_manage';
const list = '/api/security/networkSegment/queryList';
const byIds = '/api/security/networkSegment/querySegmentBySegmentIds';
const update = '/api/security/networkSegment/update';

type Row = Record<string, unknown>;

/** Lays values over the first row of the list, in its own read, too. */
async function alter(page: Page, odd: Row): Promise<void> {
  const alterIn = async (address: string, rowsOf: (data: unknown) => Row[]) =>
    page.route(address, async (route) => {
      const body = (await (await route.fetch()).json()) as { data: unknown };
      const [first] = rowsOf(body.data);
      if (first) Object.assign(first, odd);
      route.fulfill({ json: body });
    });
  await alterIn(list, (data) => (data as { result: Row[] }).result);
  await alterIn(byIds, (data) => data as Row[]);
}

test('a row with odd values stands, is edited, and keeps them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.settled();
  const table = page.getByRole('table', { name: 'IP segments' });
  const rows = await table.getByRole('row').count();
  await alter(page, { updateTime: 1_767_576_600_000, instructions: 17, segmentType: 'IPv8' });
  // Ours takes no odd value itself.
  await page.route(update, (route) => route.fulfill({ json: { code: 200, msg: '', data: null } }));
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(rows);
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText('Not understood');
  await expect(first.getByTitle('Not understood: 1767576600000')).toBeVisible();
  await expect(first.getByTitle('Not understood: "IPv8"')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'does not understand' });
  await expect(notice).toContainText('3 values');
  await notice.getByRole('button', { name: 'Details' }).click();
  await expect(notice).toContainText('segments.query: result.0.updateTime: 1767576600000');

  await first.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('understand this value from the server: 17. It stays unchanged');
  // Of the type nothing is chosen: what came stands under it.
  const types = dialog.getByRole('group', { name: 'Type' });
  await expect(types).toContainText(
    'does not understand this value from the server: "IPv8". It stays unchanged unless you change it',
  );
  const radios = types.getByRole('radio');
  for (let at = 0; at < (await radios.count()); at += 1) await expect(radios.nth(at)).not.toBeChecked();
  await dialog.getByRole('textbox', { name: /name/i }).fill('Harbour office');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const [sent] = page.calls(update);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    segmentName: 'Harbour office',
    segmentType: 'IPv8',
    instructions: 17,
  });
});

test('of a choice that was not understood another is chosen, and that one is sent', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.settled();
  await alter(page, { segmentType: 'IPv8' });
  await page.route(update, (route) => route.fulfill({ json: { code: 200, msg: '', data: null } }));
  await page.reload();
  const first = page.getByRole('table', { name: 'IP segments' }).getByRole('row').nth(1);
  await first.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  const types = dialog.getByRole('group', { name: 'Type' });
  // The stand-in for the odd value could not be told from this option when it is sent; so the option is offered only
  // after another one was saved.
  await expect(types).toContainText('You can choose “IPv4” after saving another option');
  await expect(types.getByRole('radio', { name: 'IPv4' })).toBeDisabled();
  await types.getByRole('radio', { name: 'IPv6' }).click();
  await expect(types.getByRole('radio', { name: 'IPv6' })).toBeChecked();
  await expect(types.getByRole('radio', { name: 'IPv4' })).toBeDisabled();
  await expect(types).not.toContainText('does not understand');
});

test('the value that came has no way back once another took its place, which is said before', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.settled();
  await alter(page, { instructions: 17 });
  await page.route(update, (route) => route.fulfill({ json: { code: 200, msg: '', data: null } }));
  await page.reload();
  const first = page.getByRole('table', { name: 'IP segments' }).getByRole('row').nth(1);
  const edit = async (label: RegExp, words: string) => {
    await first.getByRole('button', { name: /^Edit / }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: label }).fill(words);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await edit(/instructions/i, 'Behind the harbour');
  await expect(toasts.getByText('Save successful')).toBeVisible();
  expect(JSON.parse(page.calls(update).at(-1)?.body ?? '')).toMatchObject({
    instructions: 'Behind the harbour',
  });
  await edit(/name/i, 'Harbour office');
  await expect(toasts.getByText('Save successful')).toHaveCount(2);
  await expect(toasts.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
  // No waiting: a notice leaves by itself.
  expect(await toasts.getByRole('button', { name: 'Undo' }).count()).toBe(1);
});
