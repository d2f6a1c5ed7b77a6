/** The effective policy in words: for the page, and as a report to the policy's maintainer. */

import { policyProblemText } from '#data/policy-problem.ts';
import type { Translate } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';
import { settingTitle, settingValueText } from '#state/setting-text.ts';

type Location = EffectivePolicy['places'][number];
type Entry = EffectivePolicy['entries'][number];

export function entryTitle(key: string, t: Translate): string {
  const definition = settingDefinitions.find((one) => one.key === key);
  if (definition) return settingTitle(definition.key, t);
  switch (key) {
    case 'servers.predefined':
    case 'servers.locked':
    case 'sandbox':
    case 'developerTools':
    case 'licences.givenKeys':
    case 'approval.approvers':
    case 'updates.enabled':
    case 'updates.feed':
      return t(`policy.beyond.${key}`);
    default:
      return key;
  }
}

export function entryValue({ key, value }: Entry, t: Translate): string {
  const parsed: unknown = JSON.parse(value);
  const definition = settingDefinitions.find((one) => one.key === key);
  if (definition) return settingValueText(definition, parsed, t);
  if (typeof parsed === 'boolean') return t(parsed ? 'settings.value.on' : 'settings.value.off');
  if (!Array.isArray(parsed)) return String(parsed);
  return parsed.length === 0 ? t('policy.noServers') : parsed.join(t('policy.separator'));
}

export function entrySource({ source, place }: Entry, locations: readonly Location[], t: Translate): string {
  const kind = place === null ? undefined : locations[place]?.kind;
  return t(`policy.source.${source}`, { place: kind ? t(`policy.kind.${kind}`) : '' });
}

/** The problem of a refused place; '' for the others. */
export function locationProblem({ problem, detail }: Location, t: Translate): string {
  return problem === null ? '' : policyProblemText(problem, detail, t);
}

/** Plain text: a line for each place and each value. `program` identifies the program and its system. */
export function policyReport(
  { places, entries }: EffectivePolicy,
  program: { readonly version: string; readonly shell: string; readonly system: string },
  t: Translate,
): string {
  const lines = places.map((location) => {
    const problem = locationProblem(location, t);
    const state = t(`policy.state.${location.state}`);
    return `${t(`policy.kind.${location.kind}`)} (${location.place}): ${state}${problem && `. ${problem}`}`;
  });
  const values = entries.map(
    (entry) =>
      `${entry.key} = ${entry.value} · ${entryTitle(entry.key, t)}: ${entryValue(entry, t)} · ${entrySource(entry, places, t)}`,
  );
  const head = `${t('policy.title')}: Steward ${program.version}, ${program.shell}, ${program.system}`;
  return [head, '', `${t('policy.places')}:`, ...lines, '', `${t('policy.values')}:`, ...values, ''].join(
    '\n',
  );
}
