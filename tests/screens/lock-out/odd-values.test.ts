/**
 * A value that decides on sign-in and was not understood never counts as a yes: the people that a change refuses,
 * whether an address is allowed and whether a person can sign in are not known then, and only there.
 */
import { getLoginMethods } from '../../../src-shared/api/login-control/login-methods.ts';
import { getPcConfig } from '../../../src-shared/api/login-control/login-white.ts';
import { lockedAccounts } from '../../../src-shared/api/account-cases/account-cases.ts';
import { ipconfig, queryIpListFlag, updateIsBlackList } from '../../../src-shared/api/network/ip-lists.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { getRestrictedLogin } from '../../../src-shared/api/system-settings/settings.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const lists = '/safe_account/ipconfigrec';
const tools = '/safe_account/network_manage/tools?view=try';
const listed = '203.0.113.7';
const somebody = '/loginlog/person/P2308147000400';

type Fields = Record<string, unknown>;
type Answered = { data: Fields | Fields[] | { result: Fields[] } };

/** Fields of an answer, of the rows that it applies to. */
async function answerWith(
  page: Page,
  path: string,
  odd: Fields,
  where: (row: Fields) => boolean = () => true,
) {
  await page.route(path, async (route) => {
    const body = (await (await route.fetch()).json()) as Answered;
    const { data } = body;
    const rows = Array.isArray(data) ? data : 'result' in data ? (data.result as Fields[]) : [data];
    for (const row of rows) if (where(row)) Object.assign(row, odd);
    route.fulfill({ json: body });
  });
}

const isScan = ({ configName }: Fields) => configName === '扫描来源';

test('an address that is tried: lists of which it is not known whether they are in force', async ({
  page,
  console,
}) => {
  await answerWith(page, queryIpListFlag.path, { isBlackList: 'perhaps' });
  await console.openAs('systemAdministrator', `${tools}&ip=${listed}`);
  await expect(page.getByText('The lists of sign-in could not be read')).toBeVisible();
  await expect(page.getByText('Comes in', { exact: true })).toHaveCount(0);
  // The segments say nothing of it, and stand.
  await expect(page.getByText('IP segments that contain it')).toBeVisible();
});

test('an address that is tried: the login white list of which it is not known whether it is in force', async ({
  page,
  console,
}) => {
  await answerWith(page, getPcConfig.path, { whitelistStatus: 'perhaps' });
  await console.openAs('systemAdministrator', `${tools}&ip=${listed}`);
  await expect(page.getByText('The lists of sign-in could not be read')).toBeVisible();
});

test('an address that is tried: an entry that was not understood counts where it may hold the address', async ({
  page,
  console,
}) => {
  const unknown = page.getByText('It is not known whether the address is allowed');
  for (const odd of [{ ipConfigType: 'grey' }, { segmentType: 'cidr' }, { ipStart: 7 }, { clientType: {} }])
    await step(JSON.stringify(odd), async () => {
      await answerWith(page, ipconfig.query.path, odd, isScan);
      await console.openAs('systemAdministrator', `${tools}&ip=${listed}`);
      await expect(unknown).toBeVisible();
      await expect(page.getByText('Comes in', { exact: true })).toHaveCount(0);
    });
  await answerWith(page, ipconfig.query.path, { ipConfigType: 'grey' }, isScan);
  await page.goto(`${tools}&ip=198.51.100.77`);
  await expect(page.getByText('Comes in', { exact: true })).toBeVisible();
  await expect(unknown).toHaveCount(0);
});

test('an address that is tried where no segments can be read: the lists decide', async ({
  page,
  console,
}) => {
  await page.route(segments.query.path, (route) =>
    route.fulfill({ status: 404, json: { code: 404, msg: '', data: null } }),
  );
  await console.openAs('systemAdministrator', `${tools}&ip=${listed}`);
  await expect(page.getByText('Comes in', { exact: true })).toBeVisible();
  await expect(page.getByText('The IP segments could not be read')).toBeVisible();
});

test('the guard: what was not understood is asked about', async ({ page, console }) => {
  await console.openAs('systemAdministrator', lists);
  const question = page.getByRole('alertdialog');
  const flag = page.getByRole('switch', { name: 'Black list is in force' });
  await expect(flag).not.toBeChecked();
  await answerWith(page, ipconfig.query.path, { segmentType: 'cidr' }, isScan);
  await flag.click();
  await expect(question.getByText('Steward could not work out who would be refused')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(page.calls(updateIsBlackList.path)).toHaveLength(0);
});

test('the guard: the hours before the change', async ({ page, console }) => {
  await answerWith(page, getRestrictedLogin.path, { weekdays: ['1', 'someday'] });
  await console.openAs('systemAdministrator', '/safe_account/securityconfig/restrictedLogin');
  const main = page.getByRole('main');
  await main.getByRole('switch').first().click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByRole('alertdialog').getByText('Steward could not work out who would be refused'),
  ).toBeVisible();
});

const answer = (page: Page) => page.getByRole('region', { name: 'Sign-in', exact: true });

for (const [what, path, odd, title] of [
  ['hours', getRestrictedLogin.path, { enabled: 'perhaps' }, 'The permitted sign-in hours could not be read'],
  ['login methods', getLoginMethods.path, { targets: 'everybody' }, 'Login methods could not be read'],
  ['flags of the lists', queryIpListFlag.path, { isBlackList: 7 }, 'The lists of sign-in could not be read'],
  [
    'entries of the lists',
    ipconfig.query.path,
    { segmentType: 'cidr' },
    'The lists of sign-in could not be read',
  ],
] as const)
  test(`one person: ${what}`, async ({ page, console }) => {
    await answerWith(page, path, odd);
    await console.openAs('systemAdministrator', somebody);
    await expect(page.getByText(title)).toBeVisible();
    await expect(answer(page)).toContainText('Some of the facts that decide this are not known');
  });

test('one person: a locked account that is not said whose it is', async ({ page, console }) => {
  const locked = { id: '7', status: 'locked', userId: null, username: null };
  await page.route(lockedAccounts.query.path, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { totalCount: 1, result: [locked] } } }),
  );
  await console.openAs('systemAdministrator', somebody);
  await expect(page.getByText('Whether the account is locked could not be read')).toBeVisible();
  await expect(answer(page)).toContainText('Some of the facts that decide this are not known');
});
