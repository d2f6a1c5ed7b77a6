/** System lists, settings, feed and log of a server with the documents' calls alone; what it lacks is said. */
import { digits, expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';

/** Names and values of a flat record as it was sent; whether a number is in quotes is the declaration's. */
function tokensIn(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/"(\w+)":("(?:[^"\\]|\\.)*"|[\w.+-]+)/g);
  return new Map(Array.from(found, ([, name = '', token = '']) => [name, token.replaceAll('"', '')]));
}

test('system lists, feed and log with the documents’ calls alone', async ({ page, documents }) => {
  const { main, enter, written, expectLacking, server } = documents;
  const listed = page.waitForResponse(/queryRuleConfigs$/);
  await enter('/systemSettings/rules');
  const row = main.getByRole('table', { name: 'Rule configurations' }).getByRole('row').nth(1);
  await expect(row.getByTitle('Not understood: null').first()).toHaveText('Not understood');
  await row.getByRole('button', { name: 'Edit x' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Applies to' })).toContainText('does not understand');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Job numbers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const body = await written('updateRuleConfig');
  expect(body).toMatch(digits('id'));
  // Unchanged values go back as they came, also those that were not understood.
  const came = tokensIn(await (await listed).text());
  const sent = tokensIn(body);
  expect(sent.size).toBeGreaterThan(8);
  const changed = Array.from(sent).filter(([name, token]) => token !== came.get(name));
  // A text that came as null goes back as null.
  expect(changed).toEqual([['ruleName', 'Job numbers']]);
  await expect(dialog).toHaveCount(0);

  await go(page, '/errorList');
  await expect(main.getByTitle(/^Not understood: /).first()).toBeVisible();
  await go(page, '/teamshare');
  await main.getByRole('button', { name: /^Like/ }).click();
  expect(await written('praise')).toMatch(/18493027465183\d{5}(?!\d)/);
  await go(page, '/loginlog');
  await expectLacking('loginLog.pageQuery');
  await go(page, '/systemSettings/parameters');
  await expectLacking('sysconfig.list');
  expect(server.refusals.filter((line) => !/no call has this path/.test(line))).toEqual([]);
});
