import { segments } from '../../../../api/network/segments.ts';
import { queryPeople, searchDepartments } from '../../../../api/people/people.ts';
import type { Ask } from '../../../common/record/record.ts';
import { type AnyRecord, recordById } from '../../../records/records.ts';
import type { CollectedChange } from '../../collected-change.ts';

export interface Held {
  readonly departments?: readonly { id: string; name: string; path: string[] }[];
  readonly people?: readonly { id: string; username: string; department: string; deptId: string }[];
  readonly segments?: readonly { id: string; segmentName: string }[];
}

/** A stand-in for a server that answers reads from these records. */
export function server({ departments = [], people = [], segments: held = [] }: Held): {
  ask: Ask;
  host: string;
} {
  const ask = async ({ id }: { readonly id: string }, input: { ids?: string[]; keywords?: string }) => {
    const page = <T extends { id: string }>(all: readonly T[], name: (one: T) => string) => {
      const result = all.filter((one) =>
        input.ids ? input.ids.includes(one.id) : name(one).includes(input.keywords ?? ''),
      );
      return { result, totalCount: result.length };
    };
    if (id === searchDepartments.id) return page(departments, ({ name }) => name);
    if (id === queryPeople.id) return page(people, ({ username }) => username);
    if (id === segments.query.id) return page(held, ({ segmentName }) => segmentName);
    if (id === segments.byIds.id) return held.filter((one) => input.ids?.includes(one.id));
    throw new Error(`not asked for: ${id}`);
  };
  return { ask: ask as unknown as Ask, host: 'here' };
}

export const change = (kind: string, locator: unknown, edits: CollectedChange['edits']): CollectedChange => ({
  title: 'common.save',
  kind,
  place: locator,
  edits,
  touches: [],
  path: '',
});

export const kindsOf = async (...changes: readonly CollectedChange[]) => {
  const ids = [...new Set(changes.map(({ kind }) => kind))];
  const known = new Map(await Promise.all(ids.map(async (id) => [id, await recordById(id)] as const)));
  return (id: string): AnyRecord | null => known.get(id) ?? null;
};
