/** A change of settings after which something somewhere needs no approval any more, though it needed one until then. */

import type { ServerRules } from '../../servers/server-rules.ts';
import type { Settings } from '../../settings/settings.ts';
import { dailyAt } from '../daily-at.ts';

type Asked = Pick<Settings, 'approve' | 'dailyDecisions'>;

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
    .filter((server) => isLower(dailyAt(before, server), dailyAt(after, server)))
    .sort((a, b) => Number(b.rules.production !== null) - Number(a.rules.production !== null))
    .map(({ name }) => name);
}

/** What holds at a server that is in the list, before the list is changed and after. */
export interface ChangedRules {
  readonly name: string;
  readonly blocked: boolean;
  readonly before: Pick<ServerRules, 'production'>;
  readonly after: Pick<ServerRules, 'production'>;
}

/** The same where it is the list of servers that is changed. */
export function loweredBy(settings: Asked, servers: readonly ChangedRules[]): string[] {
  const lowered = servers.filter(
    ({ blocked, before, after }) =>
      !blocked && isLower(dailyAt(settings, { rules: before }), dailyAt(settings, { rules: after })),
  );
  return [...new Set(lowered.map(({ name }) => name))];
}

type Demand = ReturnType<typeof dailyAt>;

/** Nothing is approved; all but daily decisions; everything. */
const demands: readonly Demand[] = [null, 'atOnce', 'approve'];

function isLower(before: Demand, after: Demand): boolean {
  return demands.indexOf(after) < demands.indexOf(before);
}
