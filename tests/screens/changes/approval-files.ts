/** For tests of approvals: a policy that asks for them, and files that a page saves. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
