/** The wizard, the lists and editing of applications that one makes (CUST-001 to 028, 040 to 043). */
import { startMeanServer } from '../../hostile/link-check/hostile-web-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const wizard = (page: Page) => page.getByRole('dialog', { name: 'New application' });
const heading = (page: Page) => wizard(page).getByRole('heading', { name: /Step \d of \d/ });
const press = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const choose = async (page: Page, search: string, name: string) => {
  const box = page.getByRole('dialog').getByRole('combobox', { name: search });
  await box.click();
  await box.fill(name);
  await page.pass(600);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

test('the team’s: three steps, each with its checks', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/customApps');
  await page.getByRole('button', { name: 'New application' }).first().click();
  await step('forms are what it begins with', async () => {
    await expect(heading(page)).toContainText('App type');
    await expect(heading(page)).toContainText('Step 1 of 3');
    await expect(wizard(page).getByRole('radio', { name: /^Forms/ })).toBeChecked();
    await expect(wizard(page).getByRole('radio', { name: /^Low-code/ })).toBeVisible();
    await press(page, 'Next');
    await expect(heading(page)).toContainText('Step 2 of 3');
  });
  await step('at least one form; two make it one of several', async () => {
    await press(page, 'Next');
    await expect(wizard(page).getByText('Please add at least one form!').first()).toBeVisible();
    await choose(page, 'Find a form', 'Visitors');
    await choose(page, 'Find a form', 'Stock count');
    await press(page, 'Next');
    await expect(heading(page)).toContainText('App naming');
  });
  await step('a name, a short name, a usage scope, the data of a corner mark', async () => {
    await wizard(page).getByRole('radio', { name: 'Number' }).first().click();
    await press(page, 'Build');
    await expect(wizard(page).getByText('Required items are not filled in!').first()).toBeVisible();
    await expect(wizard(page).getByText('please select usage scope').first()).toBeVisible();
    await expect(wizard(page).getByText('Enter the corner mark data interface!').first()).toBeVisible();
    expect(page.calls('/api/basicserver/free/createFreeApplication')).toHaveLength(0);
  });
});

test('opened by its address it offers the same kinds as by its button', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/customApps/new');
  await expect(wizard(page).getByRole('radio')).toHaveCount(7);
  for (const kind of ['Low-code', 'PaaS', 'Integrated login'])
    await expect(wizard(page).getByRole('radio', { name: new RegExp(`^${kind}`) })).toBeVisible();
});

test('with a preset source the type is known', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/customApps/new?source=document');
  await expect(heading(page)).toContainText('Step 1 of 2');
  await press(page, 'Next');
  await expect(wizard(page).getByText('Please select a folder!').first()).toBeVisible();
  await choose(page, 'Find a folder', 'Policies');
  await press(page, 'Next');
  await expect(heading(page)).toContainText('App naming');
});

test('an employee’s own: no usage scope, no low code; edited, deleted', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/custom');
  await page.getByRole('button', { name: 'New application' }).first().click();
  await expect(wizard(page).getByRole('radio', { name: /^Low-code/ })).toHaveCount(0);
  await wizard(page).getByRole('radio', { name: /^Link/ }).click();
  await press(page, 'Next');
  await expect(heading(page)).toContainText('Step 2 of 3');
  await wizard(page).getByRole('radio', { name: 'Of the platform' }).click();
  await press(page, 'Next');
  await expect(wizard(page).getByText('Please enter the URL address!').first()).toBeVisible();
  await wizard(page).getByRole('radio', { name: 'Elsewhere' }).click();
  await field(page, 'Web address').fill('intranet');
  await press(page, 'Next');
  await expect(wizard(page).getByText('Please enter the complete URL address!').first()).toBeVisible();
  await field(page, 'Web address').fill('https://intranet.example');
  await field(page, 'Trusted domains').fill('intranet');
  await press(page, 'Next');
  await expect(wizard(page).getByText('Trusted domain format is wrong, please check').first()).toBeVisible();
  await field(page, 'Trusted domains').fill('*.intranet.example, intranet.example');
  await press(page, 'Next');
  await field(page, 'Name').fill('Intranet');
  await field(page, 'Short name').fill('I');
  await press(page, 'Build');
  const row = page.getByRole('row').filter({ hasText: 'Intranet' });
  await expect(row).toContainText('Link');
  expect(page.calls('/api/basicserver/free/createEmpFreeApplication')).toHaveLength(1);
  await step('edited under its editing key', async () => {
    await page.getByRole('button', { name: 'Edit Intranet' }).click();
    await expect(page).toHaveURL(/\/launcher\/custom\/edit\/freeUrl\//);
    await field(page, 'Name').fill('Home page');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status(page).getByText('save successful, takes effect after refresh')).toBeVisible();
  });
  await step('deleted', async () => {
    await page.getByRole('button', { name: 'Delete Home page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(status(page).getByText('Deleted successfully')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Home page' })).toHaveCount(0);
  });
});

test('an answer without its message is no success', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/custom/edit/freeUrl/O6');
  await field(page, 'Name').fill('Forecast');
  await page.route('/api/basicserver/free/saveEmpFreeApplication', (route) => route.fulfill({ json: {} }));
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Save failed')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Forecast');
});

test('a message that says no is shown, and nothing is closed', async ({ page, console }) => {
  await console.openAs('employee', '/launcher/custom/edit/freeUrl/O6');
  await field(page, 'Name').fill('Forecast');
  await page.route('/api/basicserver/free/saveEmpFreeApplication', (route) =>
    route.fulfill({ json: { actionMsg: { code: 7, message: 'The menu is being rebuilt' } } }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('The menu is being rebuilt')).toBeVisible();
  await expect(page.getByText('The menu is being rebuilt')).toHaveCount(1);
  await expect(field(page, 'Name')).toHaveValue('Forecast');
});

test('a person without the right to make applications is told so', async ({ page, console }) => {
  await console.openAs('subAdministrator', '/customApps');
  await expect(page.getByText(/Only administrators and people on the permission list/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New application' })).toHaveCount(0);
});

test('the address of a link is asked when it is clicked, and says how it opens', async ({
  page,
  console,
}) => {
  const server = await startMeanServer();
  try {
    await console.openAs('employee', '/launcher/custom/new?source=freeUrl');
    await wizard(page).getByRole('radio', { name: 'Elsewhere' }).click();
    await field(page, 'Web address').fill(`${server.address}/none`);
    expect(server.asked).toHaveLength(0);
    await press(page, 'Check the address');
    const found = wizard(page).getByRole('region', { name: 'Answer of the address' });
    await expect(found.getByText(/It cannot be embedded in another page/)).toBeVisible();
    await expect(found.getByText(/in your internal network/)).toBeVisible();
    await expect(found.getByText('Opens in: A new page')).toBeVisible();
    await found.getByRole('button', { name: 'Use as name' }).click();
    await field(page, 'Web address').fill(`${server.address}/fine`);
    await expect(found).toHaveCount(0);
    await press(page, 'Check the address');
    await expect(found.getByRole('img', { name: 'Icon of the page' })).toBeVisible();
    await press(page, 'Next');
    await expect(field(page, 'Name')).toHaveValue('Canteen & more');
  } finally {
    await server.close();
  }
});

test('the new application stands in the chosen group; both of its editors have every tool', async ({
  page,
  console,
}) => {
  const server = await startMeanServer();
  try {
    await console.openAs('systemAdministrator', '/customApps/new?source=freeUrl');
    await wizard(page).getByRole('radio', { name: 'Elsewhere' }).click();
    await field(page, 'Web address').fill(`${server.address}/fine`);
    await press(page, 'Next');
    await step('a name that another application has is noted', async () => {
      await field(page, 'Name').fill('Workflow');
      await page.pass(450);
      await expect(wizard(page).getByText(/Another application has the same name/)).toBeVisible();
      await field(page, 'Name').fill('Canteen');
      await page.pass(450);
      await expect(wizard(page).getByText(/Another application has the same name/)).toHaveCount(0);
    });
    await field(page, 'Short name').fill('C');
    await wizard(page).getByRole('combobox', { name: 'Group' }).click();
    await page.getByRole('option', { name: '客户与销售' }).click();
    await wizard(page)
      .getByRole('button', { name: /^Share with/ })
      .click();
    await page.getByRole('menuitem', { name: 'Everybody', exact: true }).click();
    await press(page, 'Build');
    await expect(page.getByRole('row').filter({ hasText: 'Canteen' })).toBeVisible();
    const sent = page.calls('/api/basicserver/free/createFreeApplication').at(-1)?.body ?? '{}';
    expect(JSON.parse(sent).info.content.acId).toBe('AC10002');
    await page.getByRole('button', { name: 'Edit Canteen' }).click();
    const edited = page.getByRole('dialog', { name: /Canteen/ });
    for (const tool of ['Check the address', 'Audience and reasons', 'View as'])
      await expect(edited.getByRole('button', { name: tool })).toBeVisible();
    await expect(edited.getByText('Module', { exact: true })).toBeVisible();
    await edited.getByRole('link', { name: 'Show, place, and share with departments below' }).click();
    await expect(page).toHaveURL(/\/appManage\/edit\//);
    const managed = page.getByRole('dialog', { name: 'Edit “Canteen”' });
    for (const tool of ['Audience and reasons', 'View as', 'Check the address'])
      await expect(managed.getByRole('button', { name: tool })).toBeVisible();
    await managed.getByRole('button', { name: 'Check the address' }).click();
    await expect(managed.getByRole('region', { name: 'Answer of the address' })).toBeVisible();
    await managed.getByRole('link', { name: 'Choose what it opens' }).click();
    await expect(page).toHaveURL(/\/customApps\/edit\/freeUrl\//);
  } finally {
    await server.close();
  }
});

test('a form is found by keys; each step takes the focus; nothing for axe to find', async ({
  page,
  console,
}) => {
  await console.openAs('employee', '/launcher/custom/new');
  await expect(wizard(page).getByRole('radio', { name: /^Forms/ })).toBeChecked();
  await expectAccessible(page);
  await wizard(page).getByRole('button', { name: 'Next' }).click();
  await expect(wizard(page).getByRole('heading', { name: /Step \d of \d/ })).toBeFocused();
  const box = wizard(page).getByRole('combobox', { name: 'Find a form' });
  await box.fill('Visitors');
  await expect(page.getByRole('option', { name: /^Visitors/ }).first()).toBeAttached();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(wizard(page).getByRole('button', { name: 'Remove Visitors' })).toBeVisible();
  await expectAccessible(page);
  await wizard(page).getByRole('button', { name: 'Next' }).click();
  await expect(wizard(page).getByRole('heading', { name: /Step \d of \d/ })).toBeFocused();
  await expectAccessible(page);
});
