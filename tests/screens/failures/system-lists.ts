/** The calls of parameters, rule configurations, templates, agreements and errors. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Read } from './reads.ts';
import type { Say } from './words.ts';
import { pressSave, toast, type Write } from './writes.ts';

const account = 'systemAdministrator';
const path = '/systemSettings';
const rules = `${path}/rules`;
const first = (page: Page) => page.getByRole('row').nth(1);
const name = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('ruleConfigs.name') });
const fill = async (page: Page, say: Say) => {
  await name(page, say).fill('Branch');
  await page.getByRole('dialog').getByText(say('ruleConfigs.targets.nickname'), { exact: true }).click();
};
const done = (key: string) => (page: Page, say: Say) => expect(toast(page, say, say(key))).toBeVisible();

export const systemListReads: readonly Read[] = [
  { endpoint: 'templates.query', path: `${path}/templates`, title: 'list.failed', content: first },
  { endpoint: 'agreements.query', path: `${path}/agreements`, title: 'list.failed', content: first },
  { endpoint: 'ruleConfigs.query', path: rules, title: 'list.failed', content: first },
  {
    ...{ endpoint: 'ruleConfigs.byIds', path: `${rules}/edit/RC1000001`, title: 'list.failed' },
    content: name,
  },
  { endpoint: 'sysconfig.list', path: `${path}/parameters`, title: 'parameters.failed', content: first },
  { endpoint: 'errorList.query', path: '/errorList', title: 'errorList.failed', content: first },
];

const value = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('parameters.value') });
const named = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('parameters.named') }).getByRole('textbox', {
    name: say('parameters.value'),
  });
const makeKey = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('parameters.makeKey') }).first();

export const systemListWrites: readonly Write[] = [
  {
    ...{ endpoint: 'ruleConfigs.newIds', account, path: `${rules}/edit/new` },
    ...{ type: fill, press: pressSave },
    async told(page, say) {
      await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('common.save') })).toBeEnabled();
      await expect(page.getByRole('dialog').getByRole('alert').first()).not.toBeEmpty();
    },
    kept: (page, say) => expect(name(page, say)).toHaveValue('Branch'),
    done: done('common.done.added'),
  },
  {
    ...{ endpoint: 'ruleConfigs.add', account, path: `${rules}/edit/new`, readBack: true },
    ...{ type: fill, press: pressSave },
    kept: (page, say) => expect(name(page, say)).toHaveValue('Branch'),
    done: done('common.done.added'),
  },
  {
    ...{ endpoint: 'ruleConfigs.update', account, path: `${rules}/edit/RC1000001`, readBack: true },
    type: (page, say) => name(page, say).fill(`Names ${say.language}`),
    press: pressSave,
    kept: (page, say) => expect(name(page, say)).toHaveValue(`Names ${say.language}`),
    done: done('common.done.save'),
  },
  {
    ...{ endpoint: 'ruleConfigs.remove', account, path: rules, settles: true },
    async press(page, say) {
      const boxes = page.getByRole('row').getByRole('checkbox');
      await boxes.nth(1).check();
      await page
        .getByRole('button', { name: say('list.delete'), exact: true })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    async done(page, say, settled) {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    ...{ endpoint: 'ruleConfigs.enable', account, path: rules, readBack: true },
    press: (page, say) =>
      first(page)
        .getByRole('button', { name: say('ruleConfigs.turnOff') })
        .click(),
    kept: (page) => expect(first(page)).toBeVisible(),
    done: done('common.done.updated'),
  },
  {
    ...{ endpoint: 'sysconfig.save', account, path: `${path}/parameters/edit/mail.retries`, readBack: true },
    type: (page, say) => value(page, say).fill('5'),
    press: pressSave,
    kept: (page, say) => expect(value(page, say)).toHaveValue('5'),
    done: done('common.done.save'),
  },
  {
    ...{ endpoint: 'sysconfig.generateRsaKey', account, path: `${path}/parameters` },
    async press(page, say) {
      await makeKey(page, say).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('parameters.makeKey') })
        .click();
    },
    kept: (page, say) => expect(makeKey(page, say)).toBeEnabled(),
    done: (page) => expect(page.getByRole('dialog').getByText(/BEGIN PUBLIC KEY/)).toBeVisible(),
  },
  {
    ...{ endpoint: 'normalConfig.save', account, path: `${path}/parameters`, readBack: true },
    async type(page, say) {
      const region = page.getByRole('region', { name: say('parameters.named') });
      await region.getByRole('textbox', { name: say('parameters.name') }).fill('portal.start');
      await region.getByRole('button', { name: say('parameters.lookUp') }).click();
      await named(page, say).fill(`home ${say.language}`);
    },
    press: pressSave,
    kept: (page, say) => expect(named(page, say)).toHaveValue(`home ${say.language}`),
    done: done('common.done.save'),
  },
];
