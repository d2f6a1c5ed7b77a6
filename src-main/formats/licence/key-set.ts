/**
 * Merges sets of trusted keys. The program's set comes before the administrator's, and that before a user's: the
 * administrator's key replaces a shipped one of the same id (rotation), a user's stands beside them. Restrictions
 * of a key (revoked, a sample, only from or until a day) apply by its thumbprint across all sets, so that nobody
 * restores trust in a key by giving it once more, under another id or as PEM.
 */
import type { KeySource } from '#shared/rules/licence/key-sources.ts';
import type { Revocation, Statement, TrustedKey, TrustedKeys } from './keys.ts';

/** Precedence of sources; all sources of a user are equal. */
const ranks: Readonly<Record<KeySource, number>> = { shipped: 0, policy: 1, kept: 2, session: 2, given: 2 };
const isUsers = ({ source }: { readonly source: KeySource }): boolean => ranks[source] === ranks.given;

/** Revocations apply to keys of earlier sets, not to those of the same set. */
export function keySet(keys: readonly TrustedKey[], revocations: readonly Revocation[] = []): TrustedKeys {
  return setOf([...revocations.map((revocation) => ({ revocation })), ...keys.map((key) => ({ key }))]);
}

/** Merges sets in order of precedence; a merged set can be merged again. */
export function mergeKeys(...sets: readonly TrustedKeys[]): TrustedKeys {
  return setOf(sets.flatMap(({ statements }) => statements));
}

function setOf(statements: readonly Statement[]): TrustedKeys {
  const revoked = revokedDays(statements);
  const keys = statements.flatMap((one) => ('key' in one ? [one.key] : []));
  const samples = new Set(keys.filter(({ sample }) => sample).map(({ thumbprint }) => thumbprint));
  // For each key the last entry of the program or the administrator applies.
  const official = new Map(keys.filter((key) => !isUsers(key)).map((key) => [key.thumbprint, key]));
  const all = standing(keys).map((key) => ({
    ...(isUsers(key) ? within(key, official.get(key.thumbprint)) : key),
    sample: /* wall: licence-sample-stays */ samples.has(key.thumbprint),
    // wall: licence-revocation-stays
    revoked: revoked.get(key.thumbprint) ?? null,
  }));
  return {
    find: (id, algorithm) => all.filter((key) => key.id === id && key.algorithm === algorithm && !key.anyId),
    list: () => all,
    statements,
  };
}

function revokedDays(statements: readonly Statement[]): Map<string, string> {
  const days = new Map<string, string>();
  const revoke = (thumbprint: string, day: string): void => {
    const known = days.get(thumbprint);
    // Days in this format compare as text.
    if (known === undefined || day < known) days.set(thumbprint, day);
  };
  const before: TrustedKey[] = [];
  const official: Revocation[] = [];
  for (const statement of statements) {
    if ('key' in statement) {
      const { key } = statement;
      before.push(key);
      if (key.revoked !== null) revoke(key.thumbprint, key.revoked);
      // A user's key with a revoked id counts as the revoked key.
      if (!isUsers(key)) continue;
      for (const { id, day } of official) if (id === key.id && !key.anyId) revoke(key.thumbprint, day);
      continue;
    }
    const { id, thumbprint, day } = statement.revocation;
    if (thumbprint !== null) revoke(thumbprint, day);
    for (const key of before) if (id === key.id && !key.anyId) revoke(key.thumbprint, day);
    if (!isUsers(statement.revocation)) official.push(statement.revocation);
  }
  return days;
}

/** Drops keys that another one has replaced, and duplicates. */
function standing(keys: readonly TrustedKey[]): TrustedKey[] {
  const byId = new Map<string, TrustedKey>();
  for (const key of keys) if (!isUsers(key)) byId.set(key.id, key);
  const usedIdentities = new Set([...byId.values()].map(identityOf));
  const users = keys.filter((key) => {
    if (!isUsers(key) || usedIdentities.has(identityOf(key))) return false;
    usedIdentities.add(identityOf(key));
    return true;
  });
  return [...byId.values(), ...users];
}

const identityOf = ({ id, anyId, thumbprint }: TrustedKey): string => `${anyId ? '' : id} ${thumbprint}`;

/** Restricts a user's copy of an official key to the official name and period. */
function within(key: TrustedKey, known: TrustedKey | undefined): TrustedKey {
  if (!known) return key;
  return {
    ...key,
    name: known.name,
    notBefore: latest(key.notBefore, known.notBefore),
    notAfter: earliest(key.notAfter, known.notAfter),
  };
}

function latest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function earliest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other < one) ? other : one;
}
