/** Theme packages: looked at before anything is sent, brought to the server one by one, written (THM-001, 036, 126, 142 to 157). */

import { writePackage } from '../../../src-main/formats/theme-package/index.ts';
import { memorySink } from '../../../src-main/formats/theme-package/memory-sink.ts';
import { packageDraft } from '../../../src-main/services/theme-packages/package-draft.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import { newBackTheme, newMobileTheme } from '../../../src-shared/rules/themes/defaults.ts';
import { packTheme } from '../../../src-shared/rules/themes/package/from-theme.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const api = '/api/basicserver';
const imported = `${api}/backTopic/uploadLocalFileZip`;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Three web themes, the first of which has a picture, a font that no server has, and a name that is taken; a mobile one. */
async function evening({ hour = 'Evening', navigationBgColor = '#7a2048' } = {}): Promise<Uint8Array> {
  const web = (topicName: string, more: object = {}) =>
    packTheme('pc', { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName, ...more });
  const phone = { ...newMobileTheme('dark', { deptId: '' }, (key) => key), topicName: 'Evening phone' };
  const first = web('Harbour', { navigationBgColor, navMenuFontType: 'Futura' });
  const themes = [first, web(hour), web('Evening 2'), packTheme('h5', phone)].map(
    ({ pictures: _, ...theme }, place) => ({
      ...theme,
      pictures: place === 0 ? [{ field: 'navBackgroundImg', file: 'picture' }] : [],
    }),
  );
  const draft = { part: 'whole' as const, author: 'Studio', licence: '', day: '2026-11-01', themes };
  const picture = {
    name: 'a.png',
    size: png.length,
    async *pieces() {
      yield png;
    },
  };
  const sink = memorySink();
  await writePackage(sink, await packageDraft(draft, async () => picture));
  return sink.bytes();
}

const open = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: new Uint8Array(buffer) });
const theme = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const begin = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
};
const results = (page: Page) => page.getByRole('list', { name: 'Import' });
const resultOf = (page: Page, name: string) =>
  results(page).getByRole('listitem').filter({ hasText: name }).first();

test('the check says what is in a package; replaced, copied and left out as one chooses', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Import local theme' }).click();
  await open(page, 'evening.steward-theme', await evening());

  await step('nothing is sent before', async () => {
    const harbour = theme(page, 'Harbour');
    await expect(harbour).toContainText('A theme with this name exists.');
    await expect(harbour).toContainText('does not have the fonts: Futura');
    await harbour.getByText('1 picture').click();
    await expect(harbour.getByRole('img', { name: /\.png$/ })).toHaveAttribute('src', /^blob:/);
    await expect(theme(page, 'Evening phone')).toContainText('Mobile app');
    await expect(page.getByRole('status').filter({ hasText: '3 new themes' })).toBeVisible();
    // The differences from the existing theme are on view without a press.
    await expect(harbour.getByRole('row').filter({ hasText: 'Navigation background' }).first()).toContainText(
      '#7a2048',
    );
    const picture = harbour.getByRole('row').filter({ hasText: 'Background picture of the navigation' });
    await expect(picture.first()).toContainText('emptypicture');
    expect(page.calls(imported)).toHaveLength(0);
  });

  await step('nor by asking for it and thinking better of it', async () => {
    await page.getByRole('button', { name: 'Import 4 themes', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(page.calls(imported)).toHaveLength(0);
  });

  await theme(page, 'Harbour').getByRole('radio', { name: 'Replace' }).click();
  await theme(page, 'Evening 2').getByRole('radio', { name: 'Leave out' }).click();
  await begin(page, 'Import 3 themes');
  await expect(resultOf(page, 'Harbour')).toContainText('Replaced.');
  await expect(resultOf(page, 'Evening phone')).toContainText('Imported.');
  await expect(results(page)).toContainText('Left out.');
  expect(page.calls(imported)).toHaveLength(1);
  expect(page.calls(`${api}/appTopic/uploadLocalFileZip`)).toHaveLength(1);
  const replaced = JSON.parse(page.calls(`${api}/backTopic/updateTopic`)[0]?.body ?? '{}');
  expect(replaced).toMatchObject({ topicName: 'Harbour', navigationBgColor: '#7a2048', topicStatus: 'E' });
  expect(replaced.navBackgroundImg).toMatch(/^\/api\/file\/preview\?fileId=.+&type=imgs$/);

  await step('each has its way back in the journal', async () => {
    const all = { search: '', titles: [], server: null, result: null, from: null, to: null };
    const { entries } = await bridge.journal.list({ ...all, offset: 0, limit: 10 });
    const own = entries.map(({ endpoint, undoable }) => `${endpoint} ${undoable}`);
    expect(own.filter((one) => one.startsWith('themes.')).toSorted()).toEqual([
      'themes.back.import true',
      'themes.back.update true',
      'themes.mobile.import true',
    ]);
  });

  await step('a second time what is the same here stays as it is, pictures included', async () => {
    await page.getByRole('button', { name: 'Back to the packages' }).click();
    for (const name of ['Harbour', 'Evening', 'Evening phone'])
      await expect(theme(page, name)).toContainText('The theme with this name is identical.');
    await expect(page.getByRole('status').filter({ hasText: '3 the same here, 1 left out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 themes' })).toBeDisabled();
  });

  await step('a copy of it is made on request only', async () => {
    await theme(page, 'Evening').getByRole('radio', { name: 'Import as a copy' }).click();
    await expect(theme(page, 'Evening')).toContainText('as “Evening (2)”');
    await begin(page, 'Import 1 theme');
    await expect(resultOf(page, 'Harbour')).toContainText('The same already: nothing was sent.');
    await expect(page.getByText('4 of 4 done.')).toBeVisible();
    expect(page.calls(`${api}/backTopic/updateTopic`)).toHaveLength(1);
    expect(page.calls(imported)).toHaveLength(2);
  });
});

test('a failed theme says so beside it, and can be continued; a completed one is not sent again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages', 'zh-CN');
  await open(page, 'evening.steward-theme', await evening());
  await console.pretend({ failures: { 'themes.mobile.import': 'refused' } });
  await begin(page, '导入 4 个主题');
  await expect(page.getByRole('list', { name: '导入' })).toContainText('沙箱模拟的故障');
  expect(page.calls(imported)).toHaveLength(3);
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: '继续导入 1 个主题' }).click();
  await expect(page.getByText('已完成 4/4。')).toBeVisible();
  expect(page.calls(imported)).toHaveLength(3);
});

test('stopped in the middle: what was sent is looked for before it is sent again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await open(page, 'one.zip', await examplePackage('backTopic').bytes());
  // Nobody answers.
  await page.route(imported, () => undefined);
  await begin(page, 'Import 1 theme');
  await page.waitForCall(imported, 0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(results(page)).toContainText('Sent, but no answer came.');
  await page.unroute(imported);
  await page.getByRole('button', { name: 'Go on with 1 theme' }).click();
  await expect(results(page)).toContainText('Imported.');
  const list = await page.ask(
    `${api}/backTopic/qryTopicByName?topicName=Example&currentPage=1&pageSize=20&dtu=pc`,
  );
  expect(JSON.parse(list).data.data.totalCount).toBe(1);
});

test('an export that is stopped while themes are read saves nothing, and can be begun again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/h5/export');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row').nth(1).getByRole('checkbox').click();
  await dialog.getByRole('textbox', { name: 'Author' }).fill('Studio');
  // Nobody answers.
  const reading = `${api}/appTopic/qryTopicById`;
  await page.route(reading, () => undefined);
  await dialog.getByRole('button', { name: 'Export 1 theme' }).click();
  await page.waitForCall(reading, 0);
  await expect(dialog).toContainText('Reading 1 of 1');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Author' })).toHaveValue('Studio');
  await expect(page.getByText('Package saved')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The selection is kept.
  await dialog.getByRole('button', { name: 'Export 1 theme' }).click();
  await page.waitForCall(reading, 1);
});

test('a refused package names its reason and can be brought nowhere', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await open(page, 'page.zip', Buffer.from('<!doctype html>'));
  await expect(theme(page, 'page.zip')).toContainText('NOT_A_ZIP');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close page.zip' }).click();
  await expect(theme(page, 'page.zip')).toHaveCount(0);
});

test('a person without the right to themes looks at packages, and sends nothing', async ({
  page,
  console,
}) => {
  await console.openAs('employee', '/theme_packages');
  await open(page, 'one.zip', await examplePackage('backTopic').bytes());
  await expect(theme(page, 'Example')).toBeVisible();
  await expect(page.getByText(/Nobody who administers themes is signed in/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('without a server a theme is edited in its package, and compared with another', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', '/theme_packages');
  await open(page, 'evening.steward-theme', await evening());
  await page.getByRole('button', { name: 'Edit Evening', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Theme name' }).fill('');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog).toContainText('Please enter the theme name');
  await dialog.getByRole('textbox', { name: 'Theme name' }).fill('Dusk');
  await dialog.getByRole('textbox', { name: 'Window title' }).fill('After work');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog).toHaveCount(0);
  const dusk = theme(page, 'Dusk');
  await expect(dusk).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save package…' })).toBeVisible();
  await dusk.getByText('Compare with another open theme').click();
  await dusk.getByRole('combobox', { name: 'Which theme' }).click();
  await page.getByRole('option', { name: /^Evening 2/ }).click();
  await expect(dusk.getByRole('row').filter({ hasText: 'Window title' })).toContainText('After work');
  expect(page.calls(imported)).toHaveLength(0);
});

test('two packages are compared: what is added, gone and changed, side by side and in words', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', '/theme_packages');
  await open(page, 'first.steward-theme', await evening());
  await expect(theme(page, 'Evening phone')).toBeVisible();
  const compare = page.getByRole('button', { name: 'Compare packages…' });
  await expect(compare).toHaveCount(0);
  await open(page, 'second.steward-theme', await evening({ hour: 'Late', navigationBgColor: '#101820' }));
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Compare packages' });
  await expect(dialog).toContainText('2 themes are the same in both.');
  await expect(dialog.getByText('Added')).toBeVisible();
  await expect(dialog.getByText('Removed')).toBeVisible();
  await dialog.getByText('Harbour', { exact: true }).click();
  const changed = dialog.getByRole('row').filter({ hasText: 'Navigation background' }).first();
  await expect(changed).toContainText('#7a2048');
  await expect(changed).toContainText('#101820');
  await expect(dialog.getByRole('img', { name: 'Preview of Harbour' })).toHaveCount(2);
  // The other way round what was added is gone.
  await dialog.getByRole('combobox', { name: 'First package' }).click();
  await page.getByRole('option', { name: 'second.steward-theme' }).click();
  await expect(dialog).toContainText('Both packages are identical.');
});

test('colours of a theme are taken from a text', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/edit/TP100001?style=dark');
  await page.getByRole('button', { name: 'Colours as text' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('steward-theme:pc:');
  await dialog.getByRole('textbox', { name: 'Colours from elsewhere' }).fill('red');
  await expect(dialog).toContainText('These are not the colours of a theme.');
  const slack = '#3F0E40,#350d36,#1164A3,#FFFFFF,#350D36,#FEFEFE,#2BAC76,#CD2553';
  await dialog.getByRole('textbox', { name: 'Colours from elsewhere' }).fill(slack);
  await expect(dialog).toContainText('A theme of Slack.');
  await dialog.getByRole('button', { name: 'Take 8 colours' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  const saved = JSON.parse(page.calls(`${api}/backTopic/updateTopic`)[0]?.body ?? '{}');
  expect(saved).toMatchObject({ asideBgColor: '#3f0e40', primaryColor: '#1164a3' });
});
