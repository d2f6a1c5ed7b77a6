/** The calls of parameters, rule configurations, templates, agreements and errors. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { pressSave, toast, type Write } from './writes.ts';

const account = 'systemAdministrator' as const;
const path = '/systemSettings';
const rules = `${path}/rules`;
const first = (page: Page) => page.getByRole('row').nth(1);
/** A plain list of the system; each of its calls is written out here, though one part makes them all. */
interface Listed {
  readonly id: 'ruleConfigs' | 'templates' | 'agreements';
  readonly path: string;
  /** A record that a fresh sandbox has. */
  readonly one: string;
  /** Fields that the form requires besides a name. */
  readonly fill: (page: Page, say: Say) => Promise<void>;
}
const inDialog = (page: Page) => page.getByRole('dialog');
const name = ({ id }: Listed, page: Page, say: Say) =>
  inDialog(page).getByRole('textbox', { name: say(`${id}.name`), exact: true });
const press = (page: Page, say: Say, label: string) =>
  inDialog(page).getByText(say(label), { exact: true }).click();
const write = (page: Page, say: Say, label: string, text: string) =>
  inDialog(page)
    .getByRole('textbox', { name: say(label) })
    .fill(text);
const lists: readonly Listed[] = [
  {
    id: 'ruleConfigs',
    path: rules,
    one: 'RC1000001',
    fill: (page, say) => press(page, say, 'ruleConfigs.targets.nickname'),
  },
  {
    id: 'templates',
    path: `${path}/templates`,
    one: 'BT1000001',
    async fill(page, say) {
      await press(page, say, 'templates.types.sms');
      await press(page, say, 'templates.languages.de_DE');
      await write(page, say, 'templates.content', 'The code is {code}.');
    },
  },
  {
    id: 'agreements',
    path: `${path}/agreements`,
    one: 'AG1000001',
    async fill(page, say) {
      await press(page, say, 'agreements.types.other');
      await press(page, say, 'templates.languages.en_US');
      await write(page, say, 'agreements.content', 'Whoever signs in agrees.');
    },
  },
];
const done = (key: string) => (page: Page, say: Say) => expect(toast(page, say, say(key))).toBeVisible();

export const systemListReads: readonly Read[] = [
  { endpoint: 'templates.query', path: `${path}/templates`, title: 'list.failed', content: first },
  { endpoint: 'agreements.query', path: `${path}/agreements`, title: 'list.failed', content: first },
  { endpoint: 'ruleConfigs.query', path: rules, title: 'list.failed', content: first },
  ...lists.map((list): Read => {
    const { id, path: at, one } = list;
    const content = (page: Page, say: Say) => name(list, page, say);
    return { endpoint: `${id}.byIds`, path: `${at}/edit/${one}`, title: 'list.entryFailed', content };
  }),
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

const writesOf = (list: Listed): readonly Write[] => {
  const { id, path: at, one } = list;
  const fill = async (page: Page, say: Say) => {
    await name(list, page, say).fill('Branch');
    await list.fill(page, say);
  };
  const kept = (page: Page, say: Say) => expect(name(list, page, say)).toHaveValue('Branch');
  const begun = { account, path: `${at}/edit/new`, type: fill, press: pressSave, kept };
  return [
    {
      ...begun,
      endpoint: `${id}.newIds`,
      done: done('common.done.added'),
      way: 'new id',
      async told(page, say) {
        await expect(inDialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: say('common.save') })).toBeEnabled();
        await expect(inDialog(page).getByRole('alert').first()).not.toBeEmpty();
      },
    },
    { ...begun, endpoint: `${id}.add`, readBack: true, done: done('common.done.added') },
    {
      endpoint: `${id}.update`,
      account,
      path: `${at}/edit/${one}`,
      readBack: true,
      type: (page, say) => name(list, page, say).fill(`Names ${say.language}`),
      press: pressSave,
      kept: (page, say) => expect(name(list, page, say)).toHaveValue(`Names ${say.language}`),
      done: done('common.done.save'),
    },
    {
      endpoint: `${id}.remove`,
      account,
      path: at,
      readBack: true,
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
  ];
};

export const systemListWrites: readonly Write[] = [
  ...lists.flatMap(writesOf),
  {
    endpoint: 'ruleConfigs.enable',
    account,
    path: rules,
    readBack: true,
    press: (page, say) =>
      first(page)
        .getByRole('button', { name: say('ruleConfigs.turnOff') })
        .click(),
    kept: (page) => expect(first(page)).toBeVisible(),
    done: done('common.done.updated'),
  },
  {
    endpoint: 'sysconfig.save',
    account,
    path: `${path}/parameters/edit/mail.retries`,
    readBack: true,
    type: (page, say) => value(page, say).fill('5'),
    press: pressSave,
    kept: (page, say) => expect(value(page, say)).toHaveValue('5'),
    done: done('common.done.save'),
  },
  {
    endpoint: 'sysconfig.generateRsaKey',
    account,
    path: `${path}/parameters`,
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
    endpoint: 'normalConfig.save',
    account,
    path: `${path}/parameters`,
    readBack: true,
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
