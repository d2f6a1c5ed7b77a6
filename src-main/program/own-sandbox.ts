/** The sandbox of this installation: its database in the data folder, and notices about a damaged one. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import { createSandbox } from '../sandbox/index.ts';

export async function openOwnSandbox({
  dataDir,
  notices,
  ...options
}: {
  readonly dataDir: string;
  readonly notices: AppFacts['notices'];
  readonly now: () => number;
  readonly checkResponses: boolean;
}) {
  const file = join(dataDir, 'sandbox', 'platform.db');
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const opened = await createSandbox({ file, ...options });
  notices.push(...opened.notices());
  return opened;
}
