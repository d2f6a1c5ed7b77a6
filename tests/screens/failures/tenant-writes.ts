/** Every write of the tenant page: how it is made, how its failure is told, what stays, what shows that it was done. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { type Failure, isLost, type Say } from './failure-texts.ts';
import { button, inEnglish, pressSave, toast, toasts, type Write } from './writes.ts';

const administrator = { account: 'systemAdministrator', path: '/base/teams' } as const;
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, say: Say, key: string) =>
  page.getByRole('textbox', { name: say(key), exact: true });
const success = (key: string) => (page: Page, say: Say) => expect(toast(page, say, say(key))).toBeVisible();

/** The failure stands in a toast, and in the form's bar in the form's own words. */
const inBar = (key: string) => async (page: Page, say: Say, failure: Failure) => {
  // Whether a name is free is a read: that it failed is known.
  const writes = key === 'tenantEdit.changeFailed';
  const text = writes ? say.writeFailure(failure) : say.failure(failure);
  await expect(toast(page, say, text)).toBeVisible();
  const inForm = isLost(failure) && writes ? 'record.unknown.inForm' : key;
  await expect(page.getByRole('alert').filter({ hasText: say(inForm) })).toBeVisible();
};

/** The verification: the server's message as an error; of a lost answer quietly that nobody knows (TEN-108, 110). */
const inVerification = (step: string) => async (page: Page, say: Say, failure: Failure) => {
  const reached = failure === 'refused' || failure === 'http500';
  const text = reached
    ? say.failure(failure)
    : say(`tenantEdit.mobile.unknown.${step}`, { why: say('record.unknown.lost') });
  const place = page.locator('dialog[open]').getByRole(reached ? 'alert' : 'status');
  await expect(place.filter({ hasText: text })).toBeVisible();
  await expect(toasts(page, say).getByRole('alert')).toHaveCount(0);
};

const certification = (action: 'apply' | 'cancel') => async (page: Page, say: Say) => {
  const name = say(`tenantEdit.certification.${action}`);
  await button(page, name).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
};
const canCertify = (action: 'apply' | 'cancel') => (page: Page, say: Say) =>
  expect(button(page, say(`tenantEdit.certification.${action}`))).toBeVisible();

/** A number for each row and language: the server keeps its minute for each. */
const mobile = (say: Say, row: number) => `1370000${row}23${inEnglish(say, '4', '5')}`;
const sendCode = (page: Page, say: Say) =>
  page
    .locator('dialog')
    .getByRole('button', { name: say('tenantEdit.mobile.sendCode') })
    .click();
const withCode = (row: number) => async (page: Page, say: Say) => {
  await field(page, say, 'tenantEdit.mobile.number').fill(mobile(say, row));
  await sendCode(page, say);
  await expect(page.locator('dialog[open]')).toContainText(say('tenantEdit.mobile.sent'));
  await field(page, say, 'tenantEdit.mobile.code').fill('123456');
};
const codeKept = (row: number) => async (page: Page, say: Say) => {
  await expect(field(page, say, 'tenantEdit.mobile.number')).toHaveValue(mobile(say, row));
  await expect(field(page, say, 'tenantEdit.mobile.code')).toHaveValue('123456');
};
const bound = async (page: Page, say: Say) => {
  await expect(toast(page, say, say('tenantEdit.changed'))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
};

const english = (page: Page) => dialog(page).getByRole('textbox', { name: /English|英/ });
const chooseEnglish = (page: Page) => dialog(page).getByRole('checkbox', { name: 'English' }).check();
const saveNames = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('common.save'), exact: true })
    .click();
const named = (page: Page) => expect(dialog(page)).toHaveCount(0);

const contact = (say: Say) => inEnglish(say, '周明', '李明');
const otherName = (say: Say) => inEnglish(say, '澄汀智造科技', '澄汀智造集团');
const tips = (page: Page, say: Say) => page.getByRole('region', { name: say('tenant.section.tips') });

const page: readonly Write[] = [
  {
    ...administrator,
    endpoint: 'tenant.update',
    readBack: true,
    type: (p, say) => field(p, say, 'tenant.field.contact').fill(contact(say)),
    press: pressSave,
    way: 'own words',
    told: inBar('tenantEdit.changeFailed'),
    kept: (p, say) => expect(field(p, say, 'tenant.field.contact')).toHaveValue(contact(say)),
    done: success('tenantEdit.changed'),
  },
  {
    ...administrator,
    endpoint: 'tenant.cancelCertification',
    press: certification('cancel'),
    kept: canCertify('cancel'),
    done: canCertify('apply'),
    readBack: true,
  },
  {
    // A read that the save makes first: nothing is saved without its answer. Not while a review runs.
    ...administrator,
    endpoint: 'tenant.checkName',
    type: (p, say) => field(p, say, 'tenant.field.tenantName').fill(otherName(say)),
    press: pressSave,
    way: 'checked first',
    told: inBar('tenantEdit.form.checkFailed'),
    kept: (p, say) => expect(field(p, say, 'tenant.field.tenantName')).toHaveValue(otherName(say)),
    done: success('tenantEdit.changed'),
  },
  {
    ...administrator,
    endpoint: 'tenant.submitCertification',
    press: certification('apply'),
    kept: canCertify('apply'),
    done: canCertify('cancel'),
    readBack: true,
  },
  {
    ...administrator,
    endpoint: 'tenant.applyAuth',
    press: async (p, say) => {
      await button(p, say('tenantEdit.authorise.action')).click();
      await p
        .getByRole('alertdialog')
        .getByRole('button', { name: say('tenantEdit.authorise.action') })
        .click();
    },
    kept: (p, say) => expect(button(p, say('tenantEdit.authorise.action'))).toBeEnabled(),
    done: success('tenantEdit.authorise.done'),
  },
  {
    ...administrator,
    // Row TEN-057.
    endpoint: 'tenant.flushUsedSpace',
    press: async (p, say) => {
      // A second press within 500 ms is ignored (spec 1§9).
      await p.pass(550);
      await button(p, say('tenantEdit.space.refresh')).click();
    },
    kept: (p, say) => expect(button(p, say('tenantEdit.space.refresh'))).toBeEnabled(),
    done: success('tenantEdit.done'),
  },
  {
    ...administrator,
    endpoint: 'tenant.sendMobileCode',
    path: '/base/teams?dialog=mobile',
    type: (p, say) => field(p, say, 'tenantEdit.mobile.number').fill(mobile(say, 1)),
    press: sendCode,
    way: 'verification',
    told: inVerification('send'),
    kept: async (p, say) => {
      await expect(field(p, say, 'tenantEdit.mobile.number')).toHaveValue(mobile(say, 1));
      await expect(
        p.locator('dialog[open]').getByRole('button', { name: say('tenantEdit.mobile.sendCode') }),
      ).toBeEnabled();
    },
    done: (p, say) => expect(dialog(p)).toContainText(say('tenantEdit.mobile.sent')),
    logged: 0,
  },
  {
    ...administrator,
    endpoint: 'tenant.checkMobileCode',
    path: '/base/teams?dialog=mobile',
    type: withCode(2),
    press: (p, say) => button(p, say('common.confirm')).click(),
    way: 'verification',
    told: inVerification('check'),
    kept: codeKept(2),
    done: bound,
  },
  {
    ...administrator,
    // Row TEN-111.
    endpoint: 'tenant.bindMobile',
    path: '/base/teams?dialog=mobile',
    type: withCode(3),
    press: (p, say) => button(p, say('common.confirm')).click(),
    way: 'verification',
    told: inVerification('bind'),
    readBack: true,
    kept: codeKept(3),
    done: bound,
  },
  {
    ...administrator,
    endpoint: 'languageNames.saveTenant',
    readBack: true,
    path: '/base/teams/lang/tenant/T2308147',
    type: async (p) => {
      await chooseEnglish(p);
      await english(p).fill('Chengting Works');
    },
    press: saveNames,
    kept: (p) => expect(english(p)).toHaveValue('Chengting Works'),
    done: named,
  },
  {
    ...administrator,
    endpoint: 'languageNames.save',
    readBack: true,
    path: '/base/teams/lang/config/C2001',
    type: async (p, say) => {
      await chooseEnglish(p);
      await english(p).fill(`Read this, ${say.language}`);
    },
    press: saveNames,
    kept: (p, say) => expect(english(p)).toContainText(`Read this, ${say.language}`),
    done: named,
  },
  {
    ...administrator,
    endpoint: 'file.uploadModule',
    type: async (p, say) => {
      await button(p, say('tenantEdit.tips.edit')).click();
      await expect(tips(p, say).getByRole('textbox', { name: say('tenantEdit.tips.content') })).toBeVisible();
    },
    press: async (p, say, attempt) => {
      const file = { name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from('how to') };
      if (attempt > 0)
        await tips(p, say)
          .getByRole('button', { name: say('common.retry') })
          .click();
      else await tips(p, say).locator('input[type=file]:not([accept])').setInputFiles(file);
    },
    way: 'upload',
    told: async (p, say, failure) => {
      const notice = tips(p, say).getByRole('alert');
      await expect(notice).toContainText(say('richText.uploadFailed', { name: 'guide.txt' }));
      await expect(notice).toContainText(say.failure(failure));
    },
    kept: (p, say) => expect(tips(p, say).getByText('授权与存储说明')).toBeVisible(),
    done: (p, say) => expect(tips(p, say).getByRole('link', { name: 'guide.txt' })).toBeVisible(),
  },
  {
    endpoint: 'tenant.saveContactPurchase',
    readBack: true,
    account: 'managerTenantAdministrator',
    path: '/base/teams',
    press: (p, say) => p.getByRole('switch', { name: say('tenantEdit.purchase.on') }).click(),
    kept: (p, say) => expect(p.getByRole('switch', { name: say('tenantEdit.purchase.on') })).toBeChecked(),
    done: (p, say) =>
      expect(p.getByRole('switch', { name: say('tenantEdit.purchase.on') })).not.toBeChecked(),
  },
];

const atTheEnd = (page: Page, say: Say) =>
  expect(page.getByRole('list', { name: say('frame.signIn.accounts') })).toBeVisible();

const end: readonly Write[] = [
  {
    ...administrator,
    endpoint: 'tenant.delete',
    path: '/base/teams?dialog=cancel',
    type: async (p, say) => {
      const question = p.getByRole('alertdialog');
      const name = question.getByRole('textbox', { name: say('tenant.field.tenantName') });
      await name.fill('澄汀智造科技有限公司');
      await sendCode(p, say);
      await expect(p.locator('dialog[open]')).toContainText(say('tenantEdit.mobile.sent'));
      await field(p, say, 'tenantEdit.mobile.code').fill('123456');
    },
    press: (p, say) =>
      p
        .getByRole('alertdialog')
        .getByRole('button', { name: say('tenantEdit.cancelEnterprise.action') })
        .click(),
    // The server has ended the organisation and its session although the answer was cut: the console has looked.
    way: 'end',
    told: async (p, say, failure) =>
      failure === 'cut' ? atTheEnd(p, say) : inVerification('cancel')(p, say, failure),
    settles: true,
    kept: (p, say) => expect(field(p, say, 'tenantEdit.mobile.code')).toHaveValue('123456'),
    done: atTheEnd,
    logged: 0,
  },
];

export const tenantWrites = { page, end };
