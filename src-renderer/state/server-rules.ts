/** What holds for a server, and why, as it is shown. */
import type { Translate } from '#data/text.ts';
import { becauseKey } from '#shared/rules/servers/because-text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { Because } from '#shared/rules/servers/server-rules.ts';

/** What the server counts as: production where any profile of it says so. */
export function countsAs({ rules, environment }: ServerProfile): ServerProfile['environment'] {
  return rules.production ? 'production' : environment;
}

/** '' where the profile itself says so. */
export function becauseText(because: Because | null, t: Translate): string {
  const key = because && becauseKey(because);
  return key ? t(key, { profile: because.profile }) : '';
}

/** Why it counts as production; '' where its own profile says so, or it does not. */
export function productionText({ rules, name }: ServerProfile, t: Translate): string {
  const because = becauseText(rules.production, t);
  return because === '' ? '' : t('servers.because.production', { name, because });
}

/** What is said of it where a server is chosen; null: nothing of the sandbox. */
export function serverHint(profile: ServerProfile, t: Translate): string | null {
  if (profile.blocked) return t('servers.blocked.mark');
  return profile.kind === 'sandbox' ? null : t(`frame.environment.${countsAs(profile)}`);
}
