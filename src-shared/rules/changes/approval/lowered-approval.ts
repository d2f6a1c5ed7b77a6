/** Finds servers on which a change of the settings or of the server list removes a demand for approval. */

import type { ServerRules } from '../../servers/server-rules.ts';
import type { Settings } from '../../settings/settings.ts';
import { dailyAt } from '../daily-at.ts';

type Asked = Pick<Settings, 'approve' | 'dailyDecisions'>;

interface Listed {
  readonly name: string;
  readonly kind: 'sandbox' | 'remote';
  readonly blocked: boolean;
  readonly rules: Pick<ServerRules, 'production'>;
}

/**
 * Returns the names of the servers that lose the demand, production first. The sandbox does not count, as its data
 * are invented, nor does a blocked profile, as it cannot be used.
 */
export function loweredAt(before: Asked, after: Asked, profiles: readonly Listed[]): string[] {
  return profiles
    .filter(({ kind, blocked }) => kind !== 'sandbox' && !blocked)
    .filter((server) => isLower(dailyAt(before, server), dailyAt(after, server)))
    .sort((a, b) => Number(b.rules.production !== null) - Number(a.rules.production !== null))
    .map(({ name }) => name);
}

/** The rules of a listed server before and after a change of the list. */
export interface ChangedRules {
  readonly name: string;
  readonly blocked: boolean;
  readonly before: Pick<ServerRules, 'production'>;
  readonly after: Pick<ServerRules, 'production'>;
}

/** Returns the names of the servers that lose the demand by a change of the server list. */
export function loweredBy(settings: Asked, servers: readonly ChangedRules[]): string[] {
  const lowered = servers.filter(
    ({ blocked, before, after }) =>
      !blocked && isLower(dailyAt(settings, { rules: before }), dailyAt(settings, { rules: after })),
  );
  return [...new Set(lowered.map(({ name }) => name))];
}

type Demand = ReturnType<typeof dailyAt>;

/** The demands in ascending order: no approval, approval except for daily decisions, approval of everything. */
const demands: readonly Demand[] = [null, 'atOnce', 'approve'];

function isLower(before: Demand, after: Demand): boolean {
  return demands.indexOf(after) < demands.indexOf(before);
}
