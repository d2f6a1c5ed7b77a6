/** The sandbox of this installation: its database in the data folder, and notices about a damaged one. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppFacts } from '#shared/bridge/app.ts';
import type { SomeSandbox } from '../sandbox/index.ts';

export async function openOwnSandbox({
  dataDir,
  notices,
  inThread = !import.meta.url.endsWith('.ts'),
  ...options
}: {
  readonly dataDir: string;
  readonly notices: AppFacts['notices'];
  readonly now: () => number;
  readonly checkResponses: boolean;
  /**
   * Whether the database works in a thread, so that nothing else waits for it. Not where the program runs from its
   * sources, which a thread would load anew at each start.
   */
  readonly inThread?: boolean | undefined;
}): Promise<SomeSandbox> {
  const file = join(dataDir, 'sandbox', 'platform.db');
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const opened = inThread
    ? await (await import('../sandbox/thread/sandbox-thread.ts')).openSandboxThread({ file, ...options })
    : await (await import('../sandbox/index.ts')).createSandbox({ file, ...options });
  notices.push(...opened.notices());
  return opened;
}
