/**
 * The people who gain and lose applications by new shares (spec 3§3.3): the audiences before and after, read by the
 * call of *Who sees this* and compared person by person.
 */
import type { queryShareAudience } from '#shared/api/applications/shares.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { sharesKey } from '../Shares/shares-key.ts';

export type AudienceRow = Output<typeof queryShareAudience>['result'][number];

/** The new shares of an application that is called `name`. */
export interface ShareEdit {
  readonly name: string;
  /** null for a new application, which nobody has. */
  readonly before: readonly Share[] | null;
  readonly after: readonly Share[];
}

export interface AffectedPerson {
  readonly id: string;
  readonly username: string;
  readonly department: string;
  /** Names of the applications. */
  readonly apps: readonly string[];
}

/** `unknown`: the server does not say whether the person gains or loses. */
export const affectedKinds = ['gains', 'losses', 'unknown'] as const;
export type AffectedKind = (typeof affectedKinds)[number];

export interface AudienceComparison extends Readonly<Record<AffectedKind, readonly AffectedPerson[]>> {
  /** The shares whose members the server does not tell. */
  readonly undecided: readonly Share[];
  /** Names of the applications that were not compared, because the audience is too large. */
  readonly uncomparedNames: readonly string[];
}

/** The audience of some shares; null where it is too large. */
export type ReadAudience = (shares: readonly Share[]) => Promise<readonly AudienceRow[] | null>;

/** Members of these targets may be unknown to the server. */
const memberKinds = ['subcompany', 'group', 'position'];

export const memberShares = (shares: readonly Share[]) =>
  shares.filter(({ kind }) => memberKinds.includes(kind));

export const changesShares = ({ before, after }: ShareEdit) =>
  before === null || sharesKey(before) !== sharesKey(after);

/** Equal for edits from and to the same shares. */
export const editKey = ({ before, after }: ShareEdit) =>
  [before ? sharesKey(before) : 'new', sharesKey(after)].join('\n\n');

export async function compareAudiences(
  edits: readonly ShareEdit[],
  read: ReadAudience,
): Promise<AudienceComparison> {
  const people = { gains: new Affected(), losses: new Affected(), unknown: new Affected() };
  const undecided = new Map<string, Share>();
  const left: string[] = [];
  const groups = Map.groupBy(edits, editKey);
  for (const alike of groups.values()) {
    const [edit] = alike;
    if (!edit || !changesShares(edit)) continue;
    const names = alike.map(({ name }) => name);
    const before = edit.before ? await read(edit.before) : [];
    const after = await read(edit.after);
    if (!before || !after) {
      left.push(...names);
      continue;
    }
    const sameMembers = sameValue(memberShares(edit.before ?? []), memberShares(edit.after));
    for (const { row, was, is } of paired(before, after)) {
      const effect = effectOf(was, is, sameMembers);
      if (effect === null) continue;
      people[effect].add(row, names);
      if (effect !== 'unknown') continue;
      for (const share of [was, is].flatMap((reason) => fromWire(reason?.by ? [reason.by] : [])))
        if (memberShares([share]).length > 0) undecided.set(targetKey(share), share);
    }
  }
  return {
    gains: people.gains.list(),
    losses: people.losses.list(),
    unknown: people.unknown.list(),
    undecided: [...undecided.values()],
    uncomparedNames: left,
  };
}

type Reason = AudienceRow['reason'];

function* paired(before: readonly AudienceRow[], after: readonly AudienceRow[]) {
  const now = new Map(after.map((row) => [row.id, row]));
  for (const row of before) {
    yield { row, was: row.reason, is: now.get(row.id)?.reason ?? null };
    now.delete(row.id);
  }
  for (const row of now.values()) yield { row, was: null, is: row.reason };
}

/** Unknown members make no difference where the same targets with unknown members decide before and after. */
function effectOf(was: Reason | null, is: Reason | null, sameMembers: boolean) {
  const [wasUnknown, isUnknown] = [was?.why === 'unknown', is?.why === 'unknown'];
  if (wasUnknown && isUnknown && sameMembers) return null;
  if (wasUnknown || isUnknown) return 'unknown';
  const [sawIt, seesIt] = [was?.sees ?? false, is?.sees ?? false];
  if (sawIt === seesIt) return null;
  return seesIt ? 'gains' : 'losses';
}

class Affected {
  readonly #byId = new Map<string, { readonly row: AudienceRow; readonly apps: string[] }>();

  add(row: AudienceRow, names: readonly string[]): void {
    const known = this.#byId.get(row.id) ?? { row, apps: [] };
    known.apps.push(...names);
    this.#byId.set(row.id, known);
  }

  list(): AffectedPerson[] {
    return [...this.#byId.values()].map(({ row: { id, username, department }, apps }) => ({
      id,
      username,
      department,
      apps,
    }));
  }
}
