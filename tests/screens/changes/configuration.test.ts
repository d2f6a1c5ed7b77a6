/** A server's configuration as a file, and what differs from one, in the change tray. */
import { readFile } from 'node:fs/promises';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { account, allSegments, applyAll } from './tray-page.ts';

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More: configuration of this server' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function saved(page: Page, ...without: readonly string[]): Promise<string> {
  await choose(page, 'Save the configuration…');
  const dialog = page.getByRole('dialog', { name: 'Save the configuration' });
  for (const area of without) await dialog.getByRole('checkbox', { name: area }).click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.steward-config$/);
  return readFile(await file.path(), 'utf8');
}

const many = [
  'Applications',
  'Menus of the admin centre',
  /^Themes/,
  'System settings',
] as unknown as string[];

test('a saved configuration is compared with the server; chosen differences go through the tray', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/changes');
  const text = await saved(page, ...many);
  const file = JSON.parse(text) as {
    areas: string[];
    records: { kind: string; values: object; name: string }[];
  };
  expect(file.areas).toEqual(['network', 'ipLists', 'loginMethods', 'security', 'signIn', 'reminders']);
  const segment = file.records.find(({ kind }) => kind === 'ipSegment');
  Object.assign(segment?.values ?? {}, { instructions: 'Gate 4' });
  const [reminder] = file.records.filter(({ kind }) => kind === 'newUserPush');
  const values = reminder?.values as { on: boolean };
  values.on = !values.on;

  await choose(page, 'Compare a configuration…');
  const dialog = page.getByRole('dialog', { name: 'Compare a configuration' });
  const give = (content: string) =>
    dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'x.steward-config',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
  await give(text.replace('"kind": "ipSegment"', '"kind": "tenant.delete"'));
  await expect(
    dialog.getByText(
      'This version of Steward does not know this kind of record in these areas: tenant.delete.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await give(JSON.stringify(file));
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('2 differences')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /all/i }).first().click();
  await dialog.getByRole('button', { name: 'Put 2 changes into the tray' }).click();
  await expect(page.getByText('2 changes are in the tray')).toBeVisible();
  expect(page.calls(segments.update.path)).toHaveLength(0);
  await applyAll(page, 'Apply 2 changes');
  expect((await allSegments()).find(({ segmentName }) => segmentName === segment?.name)?.instructions).toBe(
    'Gate 4',
  );

  await choose(page, 'Compare a configuration…');
  await give(JSON.stringify(file));
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('There is no difference.')).toBeVisible();
});

test('two files are compared without the server; an area that can’t be read is said, and no file is saved', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/changes');
  const text = await saved(page, ...many);
  await choose(page, 'Compare a configuration…');
  const dialog = page.getByRole('dialog', { name: 'Compare a configuration' });
  const file = JSON.parse(text.replace(/"instructions": "[^"]*"/, '"instructions": "Elsewhere"')) as {
    records: { kind: string }[];
  };
  const gone = file.records.findLastIndex(({ kind }) => kind === 'ipSegment');
  const other = JSON.stringify({ ...file, records: file.records.filter((_, at) => at !== gone) });
  const give = (at: number, content: string) =>
    dialog
      .locator('input[type=file]')
      .nth(at)
      .setInputFiles({
        name: 'x.steward-config',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
  await give(0, other);
  await dialog.getByRole('radio', { name: 'Another file' }).click();
  await expect(dialog.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await give(1, text);
  const before = page.calls(segments.query.path).length;
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('2 differences')).toBeVisible();
  const deletes = dialog.getByRole('button', { name: 'deletes 1' });
  await deletes.click();
  await expect(deletes).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await deletes.click();
  await expect(dialog.getByRole('row')).toHaveCount(3);
  await expect(dialog.getByText(/The first file does not come from this server/)).toBeVisible();
  expect(page.calls(segments.query.path)).toHaveLength(before);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await console.pretend({ failures: { [segments.query.id]: 'http500' } });
  await choose(page, 'Save the configuration…');
  const saving = page.getByRole('dialog', { name: 'Save the configuration' });
  await saving.getByRole('button', { name: 'Save as a file' }).click();
  await expect(saving.getByText(/^Network segments could not be read/)).toBeVisible();
  await expectAccessible(page);
});

test('a configuration of a server with other ids is paired by names; what is not known here is matched first', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/changes');
  const text = await saved(page, ...many, 'Reminders', 'Security settings');
  // The file of a server that gave other ids, and has a department which this one lacks.
  const other = text.replace(/"(SEG|IPC|LT|D)(\d+)"/g, '"$1$2-there"').replaceAll('D205-there', 'D999-there');
  const file = JSON.parse(other) as {
    records: { kind: string; values: Record<string, unknown> }[];
    names: { kind: string; id: string; key: string; name: string }[];
  };
  for (const name of file.names) if (name.id === 'D999-there') name.key = name.name = 'Moon base';
  const [segment] = file.records.filter(({ kind }) => kind === 'ipSegment');
  if (segment) segment.values.instructions = 'Gate 4';
  await choose(page, 'Compare a configuration…');
  const dialog = page.getByRole('dialog', { name: 'Compare a configuration' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'there.steward-config',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('2 differences')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /all/i }).first().click();
  await dialog.getByRole('button', { name: 'Put 2 changes into the tray' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carry over to this server' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Moon base' })).toContainText('Not here');
  await expect(page.getByText('1 change stays out')).toBeVisible();
  await page.getByRole('button', { name: 'Put 1 change into the tray' }).click();
  await applyAll(page, 'Apply 1 change');
  expect((await allSegments()).filter(({ instructions }) => instructions === 'Gate 4')).toHaveLength(1);
});

test('the sign-in policy alone is saved from its lists, and last month’s goes back through the tray', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/safe_account/ipconfigrec');
  await page.getByRole('button', { name: 'Sign-in policy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as a file…' }).click();
  const saving = page.getByRole('dialog', { name: 'Save the configuration' });
  await expect(saving.getByRole('checkbox', { name: 'Sign-in policy only' })).toBeChecked();
  await expect(saving.getByRole('checkbox', { name: 'Applications' })).not.toBeChecked();
  const download = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Save as a file' }).click();
  const stored = await download;
  expect(stored.suggestedFilename()).toMatch(/^Sign-in policy of .+\.steward-config$/);
  const text = await readFile(await stored.path(), 'utf8');
  const { areas, records } = JSON.parse(text) as {
    areas: string[];
    records: { kind: string; values: { on?: boolean; enabled?: boolean } }[];
  };
  expect(areas).toEqual(['network', 'ipLists', 'loginMethods', 'security', 'signIn']);
  expect(records.filter(({ kind }) => kind === 'loginWhite')).toHaveLength(3);
  expect(records.filter(({ kind }) => kind === 'system.restricted')).toHaveLength(1);

  for (const { kind, values } of records) if (kind === 'system.restricted') values.enabled = !values.enabled;
  await page.goto('/safe_account/loginType');
  await page.getByRole('button', { name: 'Sign-in policy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compare with a file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare a configuration' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'october.steward-config',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...JSON.parse(text), records })),
    });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('1 difference')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /all/i }).first().click();
  await dialog.getByRole('button', { name: 'Put 1 change into the tray' }).click();
  await expect(page.getByText('1 change is in the tray')).toBeVisible();
});
