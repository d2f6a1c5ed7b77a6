import type { ServerRules } from '../servers/server-rules.ts';
import type { Settings } from '../settings/settings.ts';
import { isApprovalDemanded } from './approval/approval-demand.ts';

/** Returns null for a server on which changes need no approval. */
export function dailyAt(
  settings: Pick<Settings, 'approve' | 'dailyDecisions'>,
  server: { readonly rules: Pick<ServerRules, 'production'> },
): Settings['dailyDecisions'] | null {
  return isApprovalDemanded(settings, server) ? settings.dailyDecisions : null;
}
