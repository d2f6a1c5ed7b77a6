/** The file of changes that is being carried over: it is in this window alone, and gone with it. */
import { atom } from 'jotai';
import { callRead } from '#data/read.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { type Match, matchNames } from '#shared/rules/changes/mapping/mapping.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import type { Kinds } from '../change-words.ts';
import { kindsOf } from '../use-kinds.ts';

export interface OpenedFile {
  /** As it is called on the disk. */
  readonly name: string;
  readonly from: { readonly server: string; readonly user: string };
  readonly changes: readonly CollectedChange[];
  readonly names: readonly NamedReference[];
}

export const openedFileAtom = atom<OpenedFile | null>(null);

export function namingOf(host: string, server: string): NamingFacts {
  return { host, ask: (endpoint, input) => callRead(endpoint, input, { meant: server }) };
}

export interface Matched {
  readonly kinds: Kinds;
  readonly matches: readonly Match[];
}

/** What the ids of a file are here. Throws what reading throws. */
export async function matchFile(
  { changes, names }: Pick<OpenedFile, 'changes' | 'names'>,
  facts: NamingFacts,
): Promise<Matched> {
  const kinds = await kindsOf([...new Set(changes.map(({ kind }) => kind))]);
  return { kinds, matches: await matchNames(changes, names, (id) => kinds.get(id) ?? null, facts) };
}
