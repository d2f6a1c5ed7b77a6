/** Destructive changes on a production server require the server's name, also from the tray. */

import { bridge } from '../../../src-renderer/data/bridge.ts';
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';

const change = (kind: string, locator: unknown, edits: Record<string, { from: unknown; to: unknown }>) => ({
  title: 'segments.title',
  kind,
  place: locator,
  edits,
  touches: [],
  path: '',
});
const segment = {
  id: 'SEG1000001',
  segmentName: 'Branch',
  segmentType: 'IPv4',
  ipStart: '10.0.0.1',
  ipEnd: '10.0.0.9',
  instructions: '',
};

test('a second profile of a production server is production, and says because of which', async ({
  page,
  shell,
}) => {
  const platform = await startPlatform();
  try {
    await openServers(page, shell);
    const { address, cookie } = platform;
    const credential = { kind: 'cookie', cookie } as const;
    const draft = { address, environment: 'production', signIn: 'cookie', credential } as const;
    await add(page, { ...draft, name: 'Harbour' });
    const id = await add(page, { ...draft, name: 'As test', environment: 'test' });
    await callBridge(page, 'settings.update', { collectFirst: 'production' });
    await openServers(page, shell);
    await expect(page.getByRole('listitem').filter({ hasText: 'As test' }).first()).toContainText(
      'As test counts as production. The server “Harbour” has the same address and is marked as production.',
    );
    await callBridge(page, 'servers.choose', { id });
    await page.goto(`${shell.origin}/changes`);
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    await page.getByRole('button', { name: 'Collect first' }).click();
    await expect(page.getByText(/Your settings ask for it. As test counts as production/)).toBeVisible();
    await page.keyboard.press('Escape');
    const gone = { there: { from: [segment], to: [] } };
    const changes = [change('ipSegmentPresence', { ids: [segment.id] }, gone)];
    await bridge.changes.collect({ server: `${id}/T2308147`, user: 'Lin', changes });
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('As test counts as production. The server “Harbour”');
    await expect(question.getByRole('button', { name: 'Apply 1 change' })).toBeDisabled();
    await page.keyboard.press('Escape');
  } finally {
    await platform.close();
  }
});

test('a deletion in the tray asks for the name, with what all of it comes to; a change does not', async ({
  page,
  shell,
}) => {
  const platform = await startPlatform();
  try {
    await openServers(page, shell);
    const { address, cookie } = platform;
    const draft = { name: 'Harbour', address, environment: 'production', signIn: 'cookie' } as const;
    const id = await add(page, { ...draft, credential: { kind: 'cookie', cookie } });
    await callBridge(page, 'servers.choose', { id });
    await page.goto(`${shell.origin}/changes`);
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    const tray = `${id}/T2308147`;
    const collect = (changes: ReturnType<typeof change>[]) =>
      bridge.changes.collect({ server: tray, user: 'Lin', changes });
    await collect([change('ruleConfig', { id: 'RC1000003' }, { ruleName: { from: 'a', to: 'b' } })]);
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(question).toContainText('changes 1');
    await expect(question.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('Escape');

    const gone = { there: { from: [segment], to: [] } };
    await collect([change('ipSegmentPresence', { ids: [segment.id] }, gone)]);
    await page.getByRole('button', { name: 'Apply 2 changes' }).click();
    await expect(question).toContainText('changes 1 · deletes 1');
    await expect(question.getByRole('button', { name: 'Apply 2 changes' })).toBeDisabled();
    await expectAccessible(page);
    await question.getByRole('textbox').fill('Harbour');
    await expect(question.getByRole('button', { name: 'Apply 2 changes' })).toBeEnabled();
    await page.keyboard.press('Escape');
  } finally {
    await platform.close();
  }
});
