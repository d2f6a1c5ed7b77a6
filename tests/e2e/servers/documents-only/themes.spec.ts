/** Themes of a server with the documents' calls alone: shown, turned on, renamed; what it lacks is said. */

import { expectAccessibleInBoth } from '../../support/accessible.ts';
import { digits, expect, test } from '../../support/documents.ts';
import { go } from '../../support/go.ts';

test('themes and branding with the documents’ calls alone', async ({ page, documents }) => {
  const { main, enter, written, expectDone, expectLacking } = documents;
  await enter('/themes/pc');
  const row = main.getByRole('row').filter({ hasText: '晨曦' });
  // Its status, and whether its users may switch, which stands with the appointment.
  await expect(row.getByTitle(/^Not understood: /)).toHaveText(['Not understood', 'Not understood']);
  await expect(page.getByRole('status').filter({ hasText: 'does not understand' })).toBeVisible();
  await expectAccessibleInBoth(page);

  await row.getByRole('button', { name: 'Enable: 晨曦' }).click();
  expect(await written('enableTopic')).toMatch(digits('topicId'));

  await row.getByRole('button', { name: 'Edit 晨曦' }).click();
  await expect(page).toHaveURL(/\/edit\/18493027465183\d{5}\b/);
  await main.getByRole('textbox', { name: 'Theme name', exact: true }).fill('Harbour');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  const body = await written('updateTopic');
  expect(body).toMatch(digits('id'));
  expect(JSON.parse(body.split('\n')[1] ?? '')).toMatchObject({ topicName: 'Harbour' });
  await expectDone('Saved successfully');
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await go(page, '/css_theme');
  await expectLacking('cssThemes.query');
  await expect(main.getByRole('link', { name: 'Other paths' })).toBeVisible();
  await go(page, '/ui_config/logo/own');
  await main.getByRole('switch').first().click();
  await written('saveShowInfoConfig');
});
