/** The settings, which a policy can lock, that demand approval or collecting before changes are applied. */
import type { ServerRules } from '../../servers/server-rules.ts';
import type { Settings } from '../../settings/settings.ts';

/** The rules of a server, whichever profile refers to it. */
interface Of {
  readonly rules: Pick<ServerRules, 'production'>;
}

/** Tells whether another person must approve a set. */
export function isApprovalDemanded({ approve }: Pick<Settings, 'approve'>, { rules }: Of): boolean {
  return approve === 'always' || (approve === 'production' && rules.production !== null);
}

/** A set that needs approval must be collected first. */
export function isCollectingDemanded(
  settings: Pick<Settings, 'approve' | 'collectFirst'>,
  server: Of,
): boolean {
  const { collectFirst } = settings;
  return (
    collectFirst === 'always' ||
    (collectFirst === 'production' && server.rules.production !== null) ||
    isApprovalDemanded(settings, server)
  );
}
