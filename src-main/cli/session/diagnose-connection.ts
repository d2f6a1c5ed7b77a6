import type { ConnectionReport } from '#shared/bridge/servers.ts';
import type { ServerTarget } from '../../services/servers/target.ts';
import { loadGateway } from './open-session.ts';

/** Rejects with NoSessionError on a Node without zstd, which the gateway needs. */
export async function diagnoseConnection(
  target: ServerTarget,
  signal: AbortSignal,
): Promise<ConnectionReport> {
  await loadGateway();
  const { diagnose } = await import('../../gateway/index.ts');
  return diagnose(target, { signal, progress: () => undefined });
}
