/** Whether changes of a server have to be approved by somebody else: a terminal has no tray that could be. */
import { isApprovalDemanded } from '#shared/rules/changes/approval/demanded.ts';
import { openPolicy } from '../open-policy.ts';
import { readSettings } from '../open-settings.ts';
import type { Terminal } from '../terminal.ts';
import type { GivenServer } from './given-server.ts';

export async function isApprovalNeeded(
  { folder, target }: GivenServer,
  terminal: Terminal,
): Promise<boolean> {
  const { effective } = await readSettings(folder, (await openPolicy(terminal)).layers());
  return isApprovalDemanded(effective, target);
}
