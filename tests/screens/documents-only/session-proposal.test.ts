/**
 * The check of a server proposes a session that the server has no call for, and the profile takes the proposal over.
 */
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import type { ServerList } from '../../../src-shared/bridge/servers.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';

test('a check proposes it, the form is filled, and the profile keeps it', async ({ page, shell }) => {
  const server = await startDocumentsServer();
  try {
    await openServers(page, shell);
    const { address, token } = server;
    const draft = {
      name: 'Documents',
      address,
      environment: 'test',
      signIn: 'token',
      mapping: noMapping,
    } as const;
    const id = await add(page, { ...draft, credential: { kind: 'token', token } });
    await page.goto(`${shell.origin}/servers/calls/${id}`);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(
      page.getByText(/^The server has no call that says who is signed in.* administrator\./),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Fill in the profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Documents' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Work it out' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Lin Yu');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/servers$/);
    const { profiles } = (await callBridge(page, 'servers.list', {})) as ServerList;
    expect(profiles.find((profile) => profile.id === id)?.mapping.session).toEqual({
      from: 'parts',
      administrator: true,
      userName: 'Lin Yu',
    });
    await page.goto(`${shell.origin}/servers/calls/${id}`);
    await expect(page.getByText(/^The server has no call that says who is signed in/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fill in the profile' })).toHaveCount(0);
  } finally {
    await server.close();
  }
});
