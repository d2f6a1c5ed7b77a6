/** Texts about the rules of a server: which apply, and which profile requires them. */
import type { Translate } from '#data/text.ts';
import { becauseKey } from '#shared/rules/servers/rule-source-text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import type { RuleSource } from '#shared/rules/servers/server-rules.ts';

/** The server's effective environment: production when any of its profiles says so. */
export function countsAs({ rules, environment }: ServerProfile): ServerProfile['environment'] {
  return rules.production ? 'production' : environment;
}

/** Returns '' when the profile itself sets the rule. */
export function becauseText(because: RuleSource | null, t: Translate): string {
  const key = because && becauseKey(because);
  return key ? t(key, { profile: because.profile }) : '';
}

/**
 * The sentence that names the rule by which a server counts as production; '' where its own profile says so, or where
 * it does not count as one.
 */
export function productionText({ rules, name }: ServerProfile, t: Translate): string {
  const because = becauseText(rules.production, t);
  return because === '' ? '' : t('servers.because.production', { name, because });
}

/** Note beside a server in choices; null for the sandbox, which has none. */
export function serverHint(profile: ServerProfile, t: Translate): string | null {
  if (profile.blocked) return t('servers.blocked.mark');
  return profile.kind === 'sandbox' ? null : t(`frame.environment.${countsAs(profile)}`);
}
