/** The calls of applications that one makes; the team's writes are sent and told as one's own, by the same door. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { inEnglish, toast, type Write } from './writes.ts';

const team = '/customApps';
const own = '/launcher/custom';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, say: Say, key: string) =>
  dialog(page).getByRole('textbox', { name: say(key), exact: true });
const name = (page: Page, say: Say) => field(page, say, 'applications.form.name');
const failed = 'customApplications.readFailed';

const row = (page: Page) => page.getByRole('grid').getByRole('row').nth(1);

export const customApplicationReads: readonly Read[] = [
  { endpoint: 'customApplications.list', path: team, title: 'customApplications.failed', content: row },
  { endpoint: 'customApplications.ownList', path: own, title: 'customApplications.failed', content: row },
  {
    endpoint: 'customApplications.free',
    path: `${team}/edit/freeform/100000000000010000`,
    title: failed,
    content: name,
  },
  {
    endpoint: 'customApplications.custom',
    path: `${team}/edit/ebuilder/100000000000010005`,
    title: failed,
    content: name,
  },
  { endpoint: 'customApplications.ownFree', path: `${own}/edit/freeform/O1`, title: failed, content: name },
  { endpoint: 'customApplications.ownCustom', path: `${own}/edit/ebuilder/O3`, title: failed, content: name },
  {
    endpoint: 'applications.types',
    path: `${own}/new`,
    title: 'customApplications.typesFailed',
    content: (page) => dialog(page).getByRole('radio').first(),
  },
];

const at = { account: 'systemAdministrator', logged: 0 } as const;
const press = (page: Page, say: Say, key: string) =>
  dialog(page)
    .getByRole('button', { name: say(key), exact: true })
    .click();
const inDialog = (page: Page) => expect(dialog(page)).toBeVisible();
const done = (key: string) => async (page: Page, say: Say) => {
  await expect(toast(page, say, say(key))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
};

export const customApplicationWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'customApplications.ownCreateFree',
    readBack: true,
    path: `${own}/new?source=freeUrl`,
    async type(page, say) {
      await dialog(page)
        .getByRole('radio', { name: say('applications.form.url.inner') })
        .click();
      await field(page, say, 'applications.form.innerUrl').fill('/sp/canteen');
      await press(page, say, 'controls.wizard.next');
      await name(page, say).fill(inEnglish(say, 'Canteen', '食堂'));
      await field(page, say, 'applications.form.shortName').fill('C');
    },
    press: (page, say) => press(page, say, 'customApplications.build'),
    kept: inDialog,
    done: done('customApplications.created'),
  },
  {
    ...at,
    endpoint: 'customApplications.ownSaveFree',
    readBack: true,
    path: `${own}/edit/freeUrl/O2`,
    type: (page, say) => name(page, say).fill(inEnglish(say, 'Forecast', '预报')),
    press: (page, say) => press(page, say, 'common.save'),
    kept: inDialog,
    done: done('customApplications.saved'),
  },
  {
    ...at,
    endpoint: 'customApplications.ownDeleteFree',
    path: own,
    readBack: true,
    async press(page, say) {
      await page
        .getByRole('button', {
          name: say('customApplications.deleteOf', { name: inEnglish(say, 'My daily reports', '我的日报') }),
        })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('customApplications.delete') })
        .click();
    },
    kept: (page, say) =>
      expect(page.getByRole('grid', { name: say('customApplications.ownTitle') })).toBeVisible(),
    done: (page, say) => expect(toast(page, say, say('customApplications.deleted'))).toBeVisible(),
  },
];
