/** The file of changes that is being carried over: it lives in this window's memory only. */
import { atom } from 'jotai';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { type Match, matchNames } from '#shared/rules/changes/mapping/mapping.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import type { Language } from '#shared/text/types.ts';
import type { Kinds } from '../change-words.ts';
import { loadKinds } from '../use-kinds.ts';

export interface OpenedFile {
  /** The file's name on the disk. */
  readonly name: string;
  readonly from: { readonly server: string; readonly user: string };
  readonly changes: readonly CollectedChange[];
  readonly names: readonly NamedReference[];
  /** The language of the names in the file; null where the file does not state it. */
  readonly namesIn: Language | null;
}

export const openedFileAtom = atom<OpenedFile | null>(null);

export interface MatchedFile {
  readonly kinds: Kinds;
  readonly matches: readonly Match[];
}

/** Matches the ids of a file with this server. Throws the errors of its reads. */
export async function matchFile(
  { changes, names, namesIn }: Pick<OpenedFile, 'changes' | 'names' | 'namesIn'>,
  facts: NamingFacts,
): Promise<MatchedFile> {
  const kinds = await loadKinds([...new Set(changes.map(({ kind }) => kind))]);
  const kindOf = (id: string) => kinds.get(id) ?? null;
  return {
    kinds,
    matches: await matchNames(changes, names, kindOf, facts, { language: namesIn ?? undefined }),
  };
}
