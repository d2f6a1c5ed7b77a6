/** Finds, for the journal, the rule that lets a daily decision pass on a server with approvals. */
import { endpoints } from '#shared/api/index.ts';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { isDaily } from '#shared/rules/changes/daily.ts';
import { dailyAt } from '#shared/rules/changes/daily-at.ts';
import type { PolicyService } from '../services/policy/policy-service.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { SettingsService } from '../services/settings/settings-service.ts';

interface Asked {
  readonly settings: Pick<SettingsService, 'current' | 'chosen'>;
  readonly servers: Pick<ServersService, 'rules' | 'targetFor' | 'list'>;
  readonly policy: Pick<PolicyService, 'effective'>;
}

/** Returns a location of the policy, or `settings`; '' where no rule is needed or none allows the decision. */
export async function dailyAllowedBy(
  { server, endpoint }: Pick<JournalEntry, 'server' | 'endpoint'>,
  { settings, servers, policy }: Asked,
): Promise<string> {
  const declared = endpoints.find(({ id }) => id === endpoint);
  const { profiles } = await servers.list();
  const isThere = profiles.some(({ id, blocked }) => id === server && !blocked);
  if (!declared || !isThere || !isDaily(declared, servers.targetFor(server).mapping)) return '';
  if (dailyAt(settings.current(), { rules: servers.rules(server) }) !== 'atOnce') return '';
  const { places, entries } = policy.effective(settings.chosen());
  const index = entries.find(({ key }) => key === 'dailyDecisions')?.place ?? null;
  return (index === null ? undefined : places[index]?.place) ?? 'settings';
}
