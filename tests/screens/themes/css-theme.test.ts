/** Custom CSS themes (2§2, 2§3; THM-051, 094, 095, 180 to 182): listed, made, read; what is left out is said with its line. */

import { cssThemeById, queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import { expect, test } from '../support/screens.ts';

const pages = [
  ['en-US', 'CSS', 'Line 2: url() is not allowed', 'Save'],
  ['zh-CN', 'CSS 代码', '第 2 行：不允许使用 url()', '保存'],
] as const;

test('the loaded style sheet consists of the allowed parts; the rest is named with its line', async ({
  page,
  console,
}) => {
  for (const [language, code, said, save] of pages) {
    await console.open('/', language);
    await console.signIn('systemAdministrator');
    await page.goto('/css_theme/TC100001');
    await expect(page.getByRole('textbox', { name: code })).toBeVisible();
    const [view] = page.locator('.cm-content').elements();
    const { EditorView } = await import('@codemirror/view');
    const editor = view instanceof HTMLElement ? EditorView.findFromDOM(view) : null;
    editor?.dispatch({
      changes: {
        from: 0,
        to: editor.state.doc.length,
        insert: `.${language} { color: red;\nbackground: url(//evil.example/x) }`,
      },
    });
    await expect(page.getByText(said)).toBeVisible();
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('button', { name: save })).toHaveCount(0);
    const { cssCode } = await callRead(cssThemeById, { id: 'TC100001' });
    expect(cssCode).toEqual({
      content: `.${language} { color: red;\nbackground: url(//evil.example/x) }`,
      compiledContent: `.${language}{color:red}`,
      name: 'entry',
      state: 'n',
    });
  }
});

test('a sheet is drawn on sample pages, with what each of its rules selects there', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/css_theme/TC100001');
  await expect(page.getByRole('textbox', { name: 'CSS' })).toBeVisible();
  const [view] = page.locator('.cm-content').elements();
  const { EditorView } = await import('@codemirror/view');
  const editor = view instanceof HTMLElement ? EditorView.findFromDOM(view) : null;
  const insert =
    '.card { color: red }\n.nowhere { margin: 0 }\nbody { line-height: 1.6 }\nhtml { display: none }';
  editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert } });
  await expect(page.getByText('Line 4: display may not hide, move or stall the page')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The style sheet on sample pages' })).toBeVisible();
  await page.getByText('Parts that the 3 rules select (1 nothing here)').click();
  const found = (rule: string) => page.getByRole('row').filter({ hasText: rule });
  await expect(found('.card')).toContainText(/[1-9]\d* elements/);
  await expect(found('.nowhere')).toContainText('0 elements');
  await expect(found('body')).toContainText('1 element');
  await page.getByText('Names to build on').click();
  await expect(page.getByText('.card-head', { exact: true })).toBeVisible();
  await expect(page.getByText('--primary', { exact: true })).toBeVisible();
});

test('a new one needs a name, and stands in the list', async ({ page, console }) => {
  await console.openAs('departmentAdministrator', '/themes/pc');
  await expect(page.getByRole('link', { name: 'Navigation preview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Custom CSS themes' })).toHaveCount(0);
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('link', { name: 'Custom CSS themes' }).click();
  await page.getByRole('button', { name: 'New CSS theme' }).first().click();
  const refs = page.getByRole('textbox', { name: 'Referenced styles' });
  await refs.fill('S1\nS2 S1');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please enter the theme name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  await expect(page.getByText('Quay')).toBeVisible();
  const [made] = (await callRead(queryCssThemes, {})).filter(({ name }) => name === 'Quay');
  expect((await callRead(cssThemeById, { id: made?.id ?? '' })).refStyles).toEqual(['S1', 'S2']);
});
