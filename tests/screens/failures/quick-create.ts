/** The calls of quick-create entrances: an employee's own and the team's. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { toast, type Write } from './writes.ts';

const path = '/quickCreate';
const team = '/base/quickMenu';
const choose = `${path}/choose`;
const rows = (page: Page, say: Say) =>
  page.getByRole('table', { name: say('quickCreate.list') }).getByRole('row');
const first = (page: Page, say: Say) => rows(page, say).nth(1);
const dialog = (page: Page) => page.getByRole('dialog');
const boxes = (page: Page) => dialog(page).getByRole('checkbox');
const offered = (page: Page) => boxes(page).nth(1);
const failed = 'quickCreate.failed';

export const quickCreateReads: readonly Read[] = [
  { endpoint: 'quickCreate.personal', path, title: failed, content: first },
  { endpoint: 'quickCreate.personalMobile', path: `${path}?terminal=mobile`, title: failed, content: first },
  { endpoint: 'quickCreate.team', path: team, title: failed, content: first },
  { endpoint: 'quickCreate.teamMobile', path: `${team}?terminal=mobile`, title: failed, content: first },
  { endpoint: 'quickCreate.workflowRights', path, title: 'quickCreate.rightsFailed', content: first },
  { endpoint: 'quickCreate.personalModules', path: choose, title: 'quickCreate.allFailed', content: offered },
  {
    endpoint: 'quickCreate.teamModules',
    path: `${team}/choose`,
    title: 'quickCreate.allFailed',
    content: offered,
  },
  { endpoint: 'quickCreate.formRights', path: choose, title: 'quickCreate.rightsFailed', content: offered },
];

const at = { account: 'systemAdministrator', logged: 0 } as const;
const whole = (page: Page, say: Say) => expect(first(page, say)).toBeVisible();
const confirmed = (page: Page, say: Say, key: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(key) })
    .click();

// Row QUICK-031.
const writesOf = (where: string, whose: 'Personal' | 'Team'): readonly Write[] => [
  {
    ...at,
    endpoint: `quickCreate.save${whose}`,
    path: `${where}/choose`,
    readBack: true,
    type: async (page, say) => {
      await offered(page).click();
      await dialog(page)
        .getByRole('button', { name: say('controls.transfer.add') })
        .click();
    },
    press: (page, say) =>
      dialog(page)
        .getByRole('button', { name: say('common.save'), exact: true })
        .click(),
    kept: (page) => expect(dialog(page)).toBeVisible(),
    done: async (page, say) => {
      await expect(toast(page, say, say('quickCreate.saved'))).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  {
    ...at,
    endpoint: `quickCreate.sort${whose}`,
    path: where,
    readBack: true,
    kept: whole,
    done: whole,
    press: async (page, say) => {
      await first(page, say).getByRole('button').first().focus();
      for (const pressed of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(pressed);
    },
  },
  {
    ...at,
    endpoint: `quickCreate.delete${whose}`,
    path: where,
    readBack: true,
    kept: whole,
    press: async (page, say) => {
      await first(page, say)
        .getByRole('button', { name: say('quickCreate.delete') })
        .click();
      await confirmed(page, say, 'quickCreate.delete');
    },
    done: (page, say) => expect(toast(page, say, say('quickCreate.deleted'))).toBeVisible(),
  },
  {
    ...at,
    endpoint: `quickCreate.reset${whose}`,
    path: where,
    settles: true,
    kept: whole,
    done: whole,
    press: async (page, say) => {
      await page.getByRole('button', { name: say('quickCreate.reset'), exact: true }).click();
      await confirmed(page, say, 'quickCreate.reset');
    },
  },
  {
    ...at,
    endpoint: `quickCreate.reset${whose}Mobile`,
    path: `${where}?terminal=mobile`,
    settles: true,
    kept: whole,
    done: whole,
    press: async (page, say) => {
      await page.getByRole('button', { name: say('quickCreate.reset'), exact: true }).click();
      await confirmed(page, say, 'quickCreate.reset');
    },
  },
];

export const quickCreateWrites: readonly Write[] = [...writesOf(path, 'Personal'), ...writesOf(team, 'Team')];
