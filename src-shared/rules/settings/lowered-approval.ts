/** A change of settings after which changes somewhere need no approval any more, though they needed one until then. */
import { isApprovalDemanded } from '../changes/approval/demanded.ts';
import type { ServerRules } from '../servers/server-rules.ts';
import type { Settings } from './settings.ts';

type Asked = Pick<Settings, 'approve'>;

/** Of a server profile. */
interface Listed {
  readonly name: string;
  readonly kind: 'sandbox' | 'remote';
  readonly blocked: boolean;
  readonly rules: Pick<ServerRules, 'production'>;
}

/**
 * Names of the servers that lose the demand, production first. The built-in server's data are invented, and a blocked
 * profile can't be used.
 */
export function loweredAt(before: Asked, after: Asked, profiles: readonly Listed[]): string[] {
  return profiles
    .filter(({ kind, blocked }) => kind !== 'sandbox' && !blocked)
    .filter((server) => isApprovalDemanded(before, server) && !isApprovalDemanded(after, server))
    .sort((a, b) => Number(b.rules.production !== null) - Number(a.rules.production !== null))
    .map(({ name }) => name);
}
