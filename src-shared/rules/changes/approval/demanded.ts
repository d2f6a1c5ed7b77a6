/** Where the settings, which a policy can lock, ask for a review before anything is applied. */
import type { ServerProfile } from '../../servers/profile.ts';
import type { Settings } from '../../settings/settings.ts';

type Of = Pick<ServerProfile, 'environment'>;

/** Somebody else has to approve a set. */
export function isApprovalDemanded({ approve }: Pick<Settings, 'approve'>, { environment }: Of): boolean {
  return approve === 'always' || (approve === 'production' && environment === 'production');
}

/** What has to be approved has to be collected. */
export function isCollectingDemanded(
  settings: Pick<Settings, 'approve' | 'collectFirst'>,
  server: Of,
): boolean {
  const { collectFirst } = settings;
  return (
    collectFirst === 'always' ||
    (collectFirst === 'production' && server.environment === 'production') ||
    isApprovalDemanded(settings, server)
  );
}
