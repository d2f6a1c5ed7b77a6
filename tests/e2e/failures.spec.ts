/**
 * Writes that fail, as a table: each write of the tenant page and the reminders by each failure that the sandbox can
 * pretend. What was typed stays, the message is shown, and the same press succeeds once the failure is gone.
 * A cut answer is left out where the server has done a thing that it does only once (tenant-edit-mobile.spec.ts).
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/licence-console.ts';
import { address, button, expectEditable, field } from './support/tenant-page.ts';

const messages = {
  refused: 'The operation failed (a failure that the sandbox pretends)',
  http500: 'Internal server error',
  cut: /cannot be reached|could not be reached|closed the connection/,
} as const;
type Failure = keyof typeof messages;
const every: readonly Failure[] = ['refused', 'http500', 'cut'];
const undone: readonly Failure[] = ['refused', 'http500'];

interface Write {
  readonly what: string;
  readonly endpoint: string;
  readonly path: string;
  readonly failures: readonly Failure[];
  /** Fills the form in. */
  readonly type?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** Everything is as it was typed. */
  readonly kept: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
}

const pressSave = (page: Page) => button(page, 'Save').click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const warning = (page: Page) => page.getByRole('spinbutton', { name: 'Warning value' });
const mine = (page: Page) => page.getByRole('switch', { name: 'Remind me about licences' });
const english = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'English' });
const certification = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
};

const writes: readonly Write[] = [
  {
    what: 'the tenant’s form',
    endpoint: 'tenant.update',
    path: address,
    failures: every,
    type: (page) => field(page, 'Contact').fill('周明'),
    press: pressSave,
    kept: (page) => expect(field(page, 'Contact')).toHaveValue('周明'),
    done: (page) => expect(page.getByText('Change succeeded')).toBeVisible(),
  },
  {
    what: 'cancelling the certification',
    endpoint: 'tenant.cancelCertification',
    path: address,
    failures: undone,
    press: certification('Cancel certification'),
    kept: (page) => expect(title(page)).toContainText('Certified'),
    done: (page) => expect(title(page)).toContainText('Uncertified'),
  },
  {
    what: 'applying for certification',
    endpoint: 'tenant.submitCertification',
    path: address,
    failures: undone,
    press: certification('Apply certification'),
    kept: (page) => expect(title(page)).toContainText('Uncertified'),
    done: (page) => expect(title(page)).toContainText('Under review'),
  },
  {
    what: 'the used space',
    endpoint: 'tenant.flushUsedSpace',
    path: address,
    failures: undone,
    press: async (page) => {
      // A second press within 500 ms is ignored.
      await page.waitForTimeout(600);
      await button(page, 'Refresh used space').click();
    },
    kept: (page) => expect(button(page, 'Refresh used space')).toBeEnabled(),
    done: (page) => expect(page.getByText('Operation successful')).toBeVisible(),
  },
  {
    what: 'the code for a mobile',
    endpoint: 'tenant.sendMobileCode',
    path: `${address}?dialog=mobile`,
    failures: undone,
    type: (page) => field(page, 'Mobile number').fill('13700001234'),
    press: (page) => button(page, 'Send code').click(),
    kept: (page) => expect(field(page, 'Mobile number')).toHaveValue('13700001234'),
    done: (page) => expect(page.getByText('the code has been sent, please check')).toBeVisible(),
  },
  {
    what: 'names in several languages',
    endpoint: 'languageNames.saveTenant',
    path: `${address}/lang/tenant/T2308147`,
    failures: every,
    type: async (page) => {
      await page.getByRole('dialog').getByRole('checkbox', { name: 'English' }).check();
      await english(page).fill('Chengting Works');
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
    kept: (page) => expect(english(page)).toHaveValue('Chengting Works'),
    done: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
  },
  {
    what: 'the licence reminder',
    endpoint: 'licenceRemind.save',
    path: '/base/licenceRemind',
    failures: every,
    type: (page) => warning(page).fill('60'),
    press: pressSave,
    kept: (page) => expect(warning(page)).toHaveValue('60'),
    done: (page) => expect(page.getByText('Save successful')).toBeVisible(),
  },
  {
    what: 'one’s own reminders',
    endpoint: 'licenceRemind.saveUser',
    path: '/base/licenceRemind',
    failures: undone,
    press: (page) => mine(page).click(),
    kept: (page) => expect(mine(page)).toBeChecked(),
    done: (page) => expect(mine(page)).not.toBeChecked(),
  },
];

test('every write stands its failures: kept as typed, said, tried again', async ({ page, console }) => {
  test.setTimeout(90_000);
  await console.open(address);
  await console.signIn('systemAdministrator');
  await expectEditable(page);
  for (const { what, endpoint, path, failures, type, press, kept, done } of writes) {
    await test.step(what, async () => {
      await page.goto(console.shell.origin + path);
      await type?.(page);
      for (const failure of failures) {
        await console.pretend({ failures: { [endpoint]: failure } });
        await press(page);
        await expect(page.getByText(messages[failure]).last()).toBeAttached();
        await kept(page);
      }
      await console.pretend({ failures: {} });
      await press(page);
      await done(page);
    });
  }
});

test('a server that does not answer: progress is shown, and one can leave', async ({ page, console }) => {
  await console.open(address);
  await console.signIn('systemAdministrator');
  await expectEditable(page);
  for (const { endpoint, path, type, press, kept } of writes.filter((write) => write.press === pressSave)) {
    await page.goto(console.shell.origin + path);
    await type?.(page);
    await console.pretend({ failures: { [endpoint]: 'timeout' } });
    await press(page);
    await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
    await kept(page);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).not.toHaveURL(/\/base\//);
    await console.pretend({ failures: {} });
  }
});
