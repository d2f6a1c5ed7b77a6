/** The connection check in a terminal. The gateway is loaded only where this Node has what it unpacks answers with. */
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import type { ServerTarget } from '../../services/servers/target.ts';
import { loadGateway } from './open-session.ts';

/** Rejects with NoSession on an older Node. */
export async function diagnoseConnection(
  target: ServerTarget,
  signal: AbortSignal,
): Promise<ConnectionReport> {
  await loadGateway();
  const { diagnose } = await import('../../gateway/index.ts');
  return diagnose(target, { signal, progress: () => undefined });
}
