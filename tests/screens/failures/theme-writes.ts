/**
 * Every write of the pages of themes (S-20): enabling, setting the default and appointing are silent where they
 * fail, the page says it quietly; everything else shows the server's message. What was lost is looked up.
 */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import { themeImports } from './theme-imports.ts';
import {
  administrator,
  closed,
  dialog,
  done,
  field,
  inForm,
  inFormAs,
  menuAction,
  quietly,
  rowAction,
  saveDialog,
  success,
} from './theme-page.ts';
import { button, inEnglish, pressSave, toast, type Write } from './writes.ts';

interface Family {
  readonly id: 'back' | 'special' | 'mobile';
  readonly list: string;
  readonly first: string;
  readonly terminal: string;
  readonly words: string;
}

const families: readonly Family[] = [
  { id: 'back', list: '/themes/pc', terminal: 'pc', first: 'TP100001', words: '?style=dark' },
  { id: 'special', list: '/themes/pc?tab=special', terminal: 'special', first: 'TF100001', words: '' },
  { id: 'mobile', list: '/themes/h5', terminal: 'h5', first: 'TM100001', words: '?style=dark' },
];

const named = (say: Say) => inEnglish(say, 'Quay', '码头');

const ofFamily = ({ id, list, terminal, first, words }: Family): readonly Write[] => {
  const at = { ...administrator, path: list };
  const row = (page: Page) => page.getByRole('row').nth(1);
  const shown = (page: Page) => expect(row(page)).toBeVisible();
  const below = (part: string) => list.replace(/(\?|$)/, `/${part}$1`);
  return [
    {
      ...at,
      endpoint: `themes.${id}.disable`,
      readBack: true,
      done,
      press: (page, say) => rowAction('themeActions.disable')(page, say).click(),
      kept: (page, say) => expect(rowAction('themeActions.disable')(page, say)).toBeVisible(),
    },
    {
      ...at,
      endpoint: `themes.${id}.enable`,
      readBack: true,
      done,
      press: (page, say) => rowAction('themeActions.enable')(page, say).click(),
      way: 'quiet',
      told: quietly('themeActions.notEnabled', 'themeActions.enabled'),
      kept: (page, say) => expect(rowAction('themeActions.enable')(page, say)).toBeVisible(),
    },
    {
      ...at,
      endpoint: `themes.${id}.setDefault`,
      readBack: true,
      done,
      kept: shown,
      press: menuAction('themeActions.setDefault'),
      way: 'quiet',
      told: quietly('themeActions.notDefault', 'themeActions.defaultSet'),
    },
    {
      ...administrator,
      endpoint: `themes.${id}.appoint`,
      readBack: true,
      done,
      path: below(`appoint/${first}`),
      type: (page, say) =>
        dialog(page)
          .getByRole('radio', { name: say('themes.appointment.permanent') })
          .click(),
      press: saveDialog,
      way: 'form',
      told: inForm,
      kept: (page, say) =>
        expect(dialog(page).getByRole('radio', { name: say('themes.appointment.permanent') })).toBeChecked(),
    },
    {
      ...administrator,
      endpoint: `themes.${id}.add`,
      readBack: true,
      path: `/themes/${terminal}/new${words}`,
      type: (page, say) => field(page, say, 'themeFields.field.topicName').fill(named(say)),
      press: pressSave,
      kept: (page, say) => expect(field(page, say, 'themeFields.field.topicName')).toHaveValue(named(say)),
      done: success('common.done.saved'),
    },
    {
      ...administrator,
      endpoint: `themes.${id}.update`,
      readBack: true,
      path: `/themes/${terminal}/edit/${first}${words}`,
      type: (page, say) => field(page, say, 'themeFields.field.titleName').fill(named(say)),
      press: pressSave,
      kept: (page, say) => expect(field(page, say, 'themeFields.field.titleName')).toHaveValue(named(say)),
      done: success('common.done.saved'),
    },
    {
      // Uploaded once, whatever became of it, and shared.
      ...at,
      endpoint: `themes.${id}.toCloud`,
      done,
      kept: shown,
      logged: 2,
      press: menuAction('themeActions.cloud.publish', 'themeActions.cloud.publishAction'),
    },
    {
      ...administrator,
      endpoint: `themes.${id}.fromCloud`,
      readBack: true,
      done,
      path: below('cloud'),
      type: async (page, say) => {
        await dialog(page).getByRole('row').nth(1).getByRole('button').click();
        await field(page, say, 'themeActions.cloud.topicName').fill(named(say));
      },
      press: (page, say) => button(page, say('themeActions.cloud.create')).click(),
      kept: (page, say) => expect(field(page, say, 'themeActions.cloud.topicName')).toHaveValue(named(say)),
    },
    {
      ...at,
      endpoint: `themes.${id}.sort`,
      readBack: true,
      done,
      kept: shown,
      press: async (page, say) => {
        const start = say('controls.order.handle', { name: '' }).trim();
        const handle = row(page).getByRole('button', { name: new RegExp(start) });
        await handle.press(' ');
        await handle.press('ArrowDown');
        await handle.press(' ');
      },
    },
    {
      ...at,
      endpoint: `themes.${id}.remove`,
      readBack: true,
      done,
      kept: shown,
      press: menuAction('themeActions.delete', 'themeActions.delete'),
    },
  ];
};

const titles = (endpoint: string, path: string, open?: Write['type']): Write => {
  const browser = (page: Page, say: Say) =>
    dialog(page).getByRole('checkbox', { name: say('themeActions.titles.browserTitle') });
  return {
    ...administrator,
    endpoint,
    path,
    readBack: true,
    press: saveDialog,
    way: 'own words',
    told: inFormAs('themeActions.changeFailed'),
    type: async (page, say) => {
      await open?.(page, say);
      await browser(page, say).uncheck();
    },
    kept: (page, say) => expect(browser(page, say)).not.toBeChecked(),
    done: success('themeActions.changed'),
  };
};

const turns = (endpoint: string, name: string, doneKey: string): Write => {
  const control = (page: Page, say: Say) => page.getByRole('switch', { name: say(name) });
  return {
    ...administrator,
    endpoint,
    path: '/plugin',
    readBack: true,
    done: success(doneKey),
    press: (page, say) => control(page, say).click(),
    kept: (page, say) => expect(control(page, say)).toBeEnabled(),
  };
};

const give = (page: Page, say: Say) =>
  dialog(page).getByRole('button', {
    name: say(`themeActions.sync.give_${inEnglish(say, 'one', 'other')}`, { count: '1' }),
    exact: true,
  });

const cssName = 'themeFields.css.name';

const others: readonly Write[] = [
  {
    // Creating asks for an id first: that it came to nothing is a read's failure.
    ...administrator,
    endpoint: 'themes.newId',
    path: '/themes/pc/new?style=dark',
    press: pressSave,
    type: (page, say) => field(page, say, 'themeFields.field.topicName').fill(named(say)),
    way: 'new id',
    told: async (page, say, failure) => {
      await expect(toast(page, say, say.failure(failure))).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: say('record.readFailed') })).toBeVisible();
    },
    kept: (page, say) => expect(field(page, say, 'themeFields.field.topicName')).toHaveValue(named(say)),
    done: success('common.done.saved'),
  },
  titles('themes.back.titles', '/themes/pc/titles/TP100001'),
  titles('themes.special.titles', '/themes/pc/titles/TF100001?tab=special'),
  titles('themes.system.titles', '/themes/pc/system?tab=special', (page) =>
    dialog(page).getByRole('row').nth(1).getByRole('button').click(),
  ),
  {
    ...administrator,
    endpoint: 'themes.special.addModuleStyle',
    press: saveDialog,
    done: closed,
    path: '/themes/pc/style/TF100001?tab=special',
    type: (page, say) => field(page, say, 'themeActions.moduleStyle.id').fill(`MS-${say.language}`),
    kept: (page, say) =>
      expect(field(page, say, 'themeActions.moduleStyle.id')).toHaveValue(`MS-${say.language}`),
  },
  turns('themes.saveAuthority', 'themeActions.authority.allowLow', 'themeActions.changed'),
  turns('themes.saveIndependence', 'themeActions.independence.allowAlone', 'common.done.saved'),
  {
    ...administrator,
    endpoint: 'themes.sync',
    path: '/themes/pc/departments/TP100001',
    readBack: true,
    done: closed,
    logged: 2,
    type: (page) => dialog(page).getByRole('row').nth(1).getByRole('gridcell').first().click(),
    press: (page, say) => give(page, say).click(),
    kept: (page, say) => expect(give(page, say)).toBeVisible(),
  },
  {
    ...administrator,
    endpoint: 'cloudStore.importShare',
    path: '/themes/pc',
    readBack: true,
    done,
    logged: 2,
    kept: (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
    press: menuAction('themeActions.cloud.publish', 'themeActions.cloud.publishAction'),
  },
  {
    ...administrator,
    endpoint: 'cssThemes.create',
    path: '/css_theme/new',
    readBack: true,
    press: pressSave,
    done: success('common.done.saved'),
    type: (page, say) => field(page, say, cssName).fill(named(say)),
    kept: (page, say) => expect(field(page, say, cssName)).toHaveValue(named(say)),
  },
  {
    ...administrator,
    endpoint: 'cssThemes.update',
    path: '/css_theme/TC100001',
    readBack: true,
    press: pressSave,
    done: success('common.done.save'),
    type: (page, say) => field(page, say, cssName).fill(named(say)),
    kept: (page, say) => expect(field(page, say, cssName)).toHaveValue(named(say)),
  },
];

/** By what they are about: each is gone through on a program of its own. */
export const themeWrites: Readonly<Record<string, readonly Write[]>> = {
  ...Object.fromEntries(families.map((family) => [family.list, ofFamily(family)])),
  'settings, store, CSS': others,
  packages: themeImports,
};
