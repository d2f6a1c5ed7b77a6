/**
 * Each page needs some of the calls that it names (`page-calls.json`) to open: found by opening it in the sandbox,
 * which has all calls. The check of a server counts these for the page, and says the others beside it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as expectValue } from 'vitest';
import { namedCalls } from '#shared/rules/servers/check/page-calls.ts';
import { registeredScreens } from '../../e2e/support/registered-screens.ts';
import { long } from '../../support/test-amount.ts';
import { atRest, callsMade } from '../documents-only/documents-page.ts';
import { frameCalls } from '../documents-only/page-table.ts';
import { expect, test } from '../support/screens.ts';

/** Pages that another account than the system administrator opens. */
const accounts = {
  'licence.tool': 'platformOperator',
  'licenceInfo.licence': 'managerTenantAdministrator',
} as const;

/** Asked on every page, at whatever time. */
const ofFrame = frameCalls.filter((id) => id !== 'tenant.info');

/** Every third page, or in a long run all. */
const looked = long ? namedCalls : namedCalls.filter((_, at) => at % 3 === 0);
const file = '../../../src-shared/rules/servers/check/page-opens.json';
const opens = new Map<string, readonly string[]>();
const addresses = new Map(registeredScreens().map(({ id, address }) => [id, address]));

for (const { id, own } of looked) {
  test(id, async ({ page, console }) => {
    const account = Object.hasOwn(accounts, id)
      ? accounts[id as keyof typeof accounts]
      : 'systemAdministrator';
    await console.openAs(account, addresses.get(id) ?? '');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await atRest(page);
    await expect(page.getByRole('main').getByText('no permission', { exact: true })).toHaveCount(0);
    const asked = callsMade(page, { refusals: [] }).map((call) => call.id);
    opens.set(
      id,
      own.filter((call) => asked.includes(call) && !ofFrame.includes(call)),
    );
  });
}

/** One line of the table in the formatter's layout. */
function line([id, calls]: readonly [string, readonly string[]]): string {
  const names = calls.map((call) => JSON.stringify(call));
  const short = `  ${JSON.stringify(id)}: [${names.join(', ')}]`;
  if (short.length < 110) return short;
  return `  ${JSON.stringify(id)}: [\n${names.map((name) => `    ${name}`).join(',\n')}\n  ]`;
}

test('the list of them is up to date', async () => {
  expect([...opens.keys()]).toEqual(looked.map(({ id }) => id));
  const text = `{\n${Array.from(opens, line).join(',\n')}\n}\n`;
  if (long) await expectValue(text).toMatchFileSnapshot(file);
  const said = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as object;
  expect(Object.keys(said)).toEqual(namedCalls.map(({ id }) => id));
  expect(said).toMatchObject(Object.fromEntries(opens));
});
