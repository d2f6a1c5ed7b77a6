/** A server to which a terminal sends no change: it is used read-only, or somebody else approves what is changed there. */
import { printable } from '../printable.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words.ts';
import { isApprovalNeeded } from './approval-needed.ts';
import type { GivenServer } from './given-server.ts';

/** Answers whether it is refused, which is said. */
export async function refusesWrites(server: GivenServer, terminal: Terminal, words: Words): Promise<boolean> {
  const why = server.target.readOnly
    ? 'cli.server.readOnly'
    : (await isApprovalNeeded(server, terminal))
      ? 'cli.server.approval'
      : null;
  if (why === null) return false;
  terminal.complain(`steward: ${words.say(why, { name: printable(server.name) })}\n`);
  return true;
}
