/** Where the settings, which a policy can lock, ask for a review before anything is applied. */
import type { ServerRules } from '../../servers/server-rules.ts';
import type { Settings } from '../../settings/settings.ts';

/** What holds for the server, by whichever profile it is used. */
interface Of {
  readonly rules: Pick<ServerRules, 'production'>;
}

/** Somebody else has to approve a set. */
export function isApprovalDemanded({ approve }: Pick<Settings, 'approve'>, { rules }: Of): boolean {
  return approve === 'always' || (approve === 'production' && rules.production !== null);
}

/** What has to be approved has to be collected. */
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
