/**
 * The organisation's policy: the content of each location, and the value of every setting that results
 * (docs/formats/policy.md). A location with an invalid document is refused as a whole, with a reason; no part of it
 * applies.
 */

import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import type { FixedApprover } from '#shared/rules/changes/approval/people.ts';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import {
  effectiveSettings,
  firstSaying,
  type PolicyLayers,
  type PolicyPart,
} from '#shared/rules/policy/policy-layers.ts';
import { type PolicyDocument, policyDocument, policyProblem } from '#shared/rules/policy/policy-document.ts';
import type { SettingsPatch } from '#shared/rules/settings/settings.ts';
import { type ManagedServers, managedProfiles } from '../servers/managed-profiles.ts';
import { documentFrom, type PolicyLookup } from './document-text.ts';
import { type PolicyLocation, policyLocations } from './policy-locations.ts';
import { readLocation, type Sources, systemSources } from './sources.ts';

export interface UnusableServer {
  readonly name: string;
  readonly error: unknown;
}

export interface PolicyService {
  layers(): PolicyLayers;
  servers(): ManagedServers;
  /** Servers of the policy that are unusable, with reasons; the others apply. */
  unusableServers(): readonly UnusableServer[];
  /** The limit on adding licence keys; users have none where the policy says nothing. */
  givingKeys(): GivingKeys;
  /** Whether the installed desktop offers developer tools. */
  developerTools(): boolean;
  /** Approvers whose approvals count; null for those that the user trusts. */
  approvers(): readonly FixedApprover[] | null;
  updates(): { readonly enabled: boolean | null; readonly feed: string | null };
  /** Locations with a policy that could not be used. */
  refusedPolicies(): EffectivePolicy['places'];
  effective(user: SettingsPatch): EffectivePolicy;
}

export interface PolicyOptions {
  readonly platform?: NodeJS.Platform;
  readonly environment?: string | undefined;
  readonly sources?: Sources;
}

interface Read {
  readonly place: EffectivePolicy['places'][number];
  readonly document: PolicyDocument | null;
}

/** Reads all locations once, concurrently: a changed policy applies from the next start. */
export async function createPolicyService(options: PolicyOptions = {}): Promise<PolicyService> {
  const { platform = process.platform, sources = systemSources } = options;
  const environment = 'environment' in options ? options.environment : process.env.STEWARD_POLICY;
  const reads = await Promise.all(
    policyLocations(platform, environment).map(async (location) =>
      judge(location, await readLocation(location, sources)),
    ),
  );
  return policyOf(reads);
}

/** The policy that a document would make as the only one. */
export function policyOfFile(name: string, bytes: Uint8Array): PolicyService {
  return policyOf([judge({ kind: 'file', place: name }, documentFrom(Buffer.from(bytes)))]);
}

function policyOf(reads: readonly Read[]): PolicyService {
  const layers: PolicyLayers = reads.map(({ document }) => document);

  const servers = (): ManagedServers => {
    const said = firstSaying(layers, 'servers');
    const sandbox = firstSaying(layers, 'sandbox') ?? true;
    return { predefined: said?.predefined ?? [], locked: said?.locked ?? false, sandbox };
  };

  return {
    layers: () => layers,
    servers,
    unusableServers() {
      const unusable: UnusableServer[] = [];
      managedProfiles(servers(), {}, (name, error) => unusable.push({ name, error }));
      return unusable;
    },
    givingKeys: () => firstSaying(layers, 'licences')?.givenKeys ?? 'kept',
    developerTools: () => firstSaying(layers, 'developerTools') ?? false,
    approvers: () => firstSaying(layers, 'approval')?.approvers ?? null,
    updates() {
      const updates = firstSaying(layers, 'updates');
      return { enabled: updates?.enabled ?? null, feed: updates?.feed ?? null };
    },
    refusedPolicies: () => reads.map(({ place }) => place).filter(({ state }) => state === 'refused'),
    effective: (user) => ({
      places: reads.map(({ place }) => place),
      entries: [
        ...effectiveSettings(layers, user).map(({ value, ...entry }) => ({
          ...entry,
          value: JSON.stringify(value),
        })),
        ...beyondSettings(layers),
      ],
    }),
  };
}

function judge({ kind, place }: PolicyLocation, lookup: PolicyLookup): Read {
  const base = { kind, place, problem: null, detail: null };
  if (lookup.state === 'absent') return { place: { ...base, state: 'absent' }, document: null };
  if (lookup.state === 'refused') {
    const { problem, detail } = lookup;
    return { place: { ...base, state: 'refused', problem, detail }, document: null };
  }
  const found = policyDocument.safeParse(lookup.document);
  if (found.success) return { place: { ...base, state: 'used' }, document: found.data };
  const detail = policyProblem(found.error);
  return { place: { ...base, state: 'refused', problem: 'FIELD', detail }, document: null };
}

function beyondSettings(layers: PolicyLayers): EffectivePolicy['entries'] {
  const parts = [
    'servers.predefined',
    'servers.locked',
    'sandbox',
    'developerTools',
    'licences.givenKeys',
    'approval.approvers',
    'updates.enabled',
    'updates.feed',
  ] as const;
  return parts.flatMap((key): EffectivePolicy['entries'] => {
    const [part, name] = key.split('.') as [PolicyPart, string | undefined];
    const layerIndex = layers.findIndex((layer) => layer?.[part] !== undefined);
    const said = layers[layerIndex]?.[part];
    const value: unknown = typeof said === 'object' && name !== undefined ? Reflect.get(said, name) : said;
    if (value === undefined) return [];
    const shown = Array.isArray(value) ? value.map((one) => String(Reflect.get(one, 'name'))) : value;
    return [{ key, value: JSON.stringify(shown), source: 'policyLocked', place: layerIndex }];
  });
}
