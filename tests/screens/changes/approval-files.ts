/** For tests of approvals: a policy that asks for them, two installations, and files that a page saves and opens. */
import { mkdir, rename as move, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import type { TestShell } from '../support/screens.ts';

export async function policyFile({ dataDir }: TestShell): Promise<string> {
  const policy = join(dataDir, 'policy.json');
  await writeFile(policy, JSON.stringify({ locked: { approve: 'always' } }));
  return policy;
}

export async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await act();
  return readFile(await (await download).path(), 'utf8');
}

const own = ['installation-key.json', 'installation-key.json.bak', 'changes'];

/** Puts away what makes an installation that one, and takes up another's. */
export async function become(shell: TestShell, other: string, from: string, policy: string): Promise<void> {
  const kept = (who: string) => join(shell.dataDir, `of ${who}`);
  await mkdir(kept(from), { recursive: true });
  for (const name of own)
    await move(join(shell.dataDir, name), join(kept(from), name)).catch(() => undefined);
  for (const name of own)
    await move(join(kept(other), name), join(shell.dataDir, name)).catch(() => undefined);
  await shell.restart(policy);
}

export async function openFile(page: Page, content: string) {
  await page.goto('/changes/file');
  const dialog = page.getByRole('dialog', { name: 'Changes from a file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.steward-changes', mimeType: 'application/json', buffer: Buffer.from(content) });
  return dialog;
}

export async function asked(page: Page): Promise<string> {
  await page.goto('/changes');
  await page.getByRole('button', { name: 'Ask for approval…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for approval' });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('For Monday');
  await expectAccessible(page);
  return saved(page, () => dialog.getByRole('button', { name: 'Sign and save' }).click());
}
