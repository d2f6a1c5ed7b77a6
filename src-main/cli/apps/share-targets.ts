/** The targets of shares, as the command line names them: `group:Safety board`, `person:U20112`, `Sales`. */
import {
  idsAtOnce,
  queryPeople,
  queryShareTargets,
  type ShareTargetKind,
} from '#shared/api/people/people.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import type { AudienceTarget } from '#shared/rules/applications/sheet/judge-audience.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { findDepartment } from './department-scope.ts';

const kindOfWord = {
  person: 'user',
  department: 'department',
  group: 'group',
  position: 'position',
  subcompany: 'subcompany',
  external: 'external',
} as const;

interface TypedTarget {
  readonly kind: (typeof kindOfWord)[keyof typeof kindOfWord];
  /** An id, or a whole name. */
  readonly word: string;
}

/** null for a word without a kind, which is a department's. */
export function typedTarget(typed: string): TypedTarget | null {
  const [, word, rest = ''] = /^([a-z]+):(.+)$/su.exec(typed) ?? [];
  const kind = Object.entries(kindOfWord).find(([name]) => name === word)?.[1];
  return kind ? { kind, word: rest } : null;
}

export interface NamedTarget extends AudienceTarget {
  readonly name: string;
}

export type FoundTarget =
  | { readonly target: NamedTarget }
  /** The targets of that name, each with a fact that distinguishes it; empty where nobody has the name. */
  | {
      readonly target: null;
      readonly candidates: readonly { readonly id: string; readonly note: string }[];
    };

/** Finds a target by its id, or by its whole name where only one is called so. */
export async function findTarget(ask: Ask, { kind, word }: TypedTarget): Promise<FoundTarget> {
  if (kind === 'department') {
    const named = await findDepartment(ask, word);
    if (named.department) return { target: { kind, id: named.department.id, name: named.department.name } };
    return {
      target: null,
      candidates: named.candidates.map(({ id, path }) => ({ id, note: path.join(' / ') })),
    };
  }
  const list = kind === 'user' ? people(ask) : targets(ask, kind);
  const byId = (await list({ ids: [word], pageNo: 1 })).result.find(({ id }) => id === word);
  if (byId) return { target: { kind, id: byId.id, name: byId.name } };
  const called = await wholeList(
    (pageNo) => list({ keywords: word, pageNo }),
    ({ id }) => id,
  );
  const candidates = called.filter(({ name }) => name === word);
  const [only] = candidates;
  return only && candidates.length === 1
    ? { target: { kind, id: only.id, name: only.name } }
    : { target: null, candidates };
}

interface Wanted {
  readonly ids?: string[];
  readonly keywords?: string;
  readonly pageNo: number;
}

const people = (ask: Ask) => async (wanted: Wanted) => {
  const { result, ...page } = await ask(queryPeople, { ...wanted, pageSize: idsAtOnce });
  return { ...page, result: result.map(({ id, username: name, department: note }) => ({ id, name, note })) };
};

const targets = (ask: Ask, entryType: ShareTargetKind) => (wanted: Wanted) =>
  ask(queryShareTargets, { ...wanted, entryType, pageSize: idsAtOnce });
