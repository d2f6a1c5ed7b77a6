/** A damaged tray and a damaged key, on the screens: said on the page of the tray, with what was kept. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/screens.ts';
import { account } from './tray-page.ts';

test('a damaged tray, key and journal are said, with what was kept; the tray says it on its page', async ({
  page,
  console,
}) => {
  const { shell } = console;
  const at = (...name: string[]) => join(shell.dataDir, ...name);
  await mkdir(at('changes'), { recursive: true });
  await mkdir(at('journal'), { recursive: true });
  await writeFile(at('changes', 'changes.db'), '');
  await writeFile(at('journal', 'journal.db'), '');
  await writeFile(at('installation-key.json'), '{"file":');
  await writeFile(at('policy.json'), JSON.stringify({ locked: { approve: 'always' } }));
  await shell.restart(at('policy.json'));
  await console.openAs(account, '/changes');
  await page.pass(1100);
  const said = (text: RegExp) => expect(page.getByText(text)).toHaveCount(1);
  await said(/change tray could not be read.*changes\.corrupt-/);
  await said(/key of this installation could not be read.*installation-key\.corrupt-/);
  await page.goto('/journal');
  await said(/^The journal could not be read.*journal\.corrupt-/);
  await said(/change tray could not be read/);
});
