/** Delegation as a whole: which administrator manages which departments, and whose rows they see. */
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import { atRest, enterDocuments } from '../documents-only/documents-page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/administrators';

test('each administrator with kind and departments, each list with whose rows it has, and the way to both', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const people = page.getByRole('table', { name: 'Administrators of the organisation' });
  await expect(people.getByRole('row', { name: /System administrator/ })).toContainText(
    'The whole organisation',
  );
  const sub = people.getByRole('row', { name: /Sub-administrator/ });
  await expect(sub).toContainText('销售中心');
  await expect(people.getByRole('row', { name: /Department administrator/ })).toHaveCount(1);
  const lists = page.getByRole('table', { name: 'Whose rows they see' });
  await expect(lists.getByRole('row', { name: /^Personnel lock list/ })).toContainText(
    'AllOf their departmentsNot open',
  );
  await lists.getByRole('link', { name: 'Login log' }).click();
  await expect(page).toHaveURL(/\/loginlog$/);
  await page.goBack();
  await sub.getByRole('link').click();
  await expect(page).toHaveURL(/\/loginlog\/person\//);
});

test('somebody who manages some departments comes there from whose rows they see', async ({
  page,
  console,
}) => {
  await console.openAs('subAdministrator', '/loginlog');
  await page.getByRole('link', { name: 'Administrators and their departments' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText(/^You manage \d+ departments?/)).toBeVisible();
});

test('a server that does not tell kinds and departments says so, and one without the call costs its part', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await page.route('/api/bs/basicserver/loginType/queryAdministrators', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: [{ userId: 'U-4', username: '林岚' }] } }),
  );
  await page.goto(path);
  const row = page.getByRole('row', { name: /林岚/ });
  await expect(row).toContainText('Not stated by the serverNot stated by the server');
});

test('at a server that knows the documents alone the lists are told, and the people are not', async ({
  page,
  console,
}) => {
  const server = await startDocumentsServer({ odd: true });
  try {
    await enterDocuments(page, console, server);
    await page.goto(path);
    await atRest(page);
    await expect(page.getByText('The administrators could not be read')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Whose rows they see' })).toBeVisible();
  } finally {
    await server.close();
  }
});
