/**
 * A file's changes get the ids of the server: records are found there by their names, or as `--map` says. A change whose
 * records are not found stays out, and so does one whose names the server cannot tell; nothing is sent to a record that
 * merely has the same id.
 */
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { chosenReferenceIds } from '#shared/rules/changes/mapping/choose-names.ts';
import { type Match, mapChanges, mappingOf, matchNames } from '#shared/rules/changes/mapping/mapping.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import { type Reference, referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { serverErrorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import { reportUnknownNames } from './names-file.ts';
import type { OpenedChangeFile } from './read-change-file.ts';

export interface ChangesForServer {
  readonly changes: readonly CollectedChange[];
  /** The results in the order of the file; `left` makes the result of a change that stayed out. */
  inOrder<T>(results: readonly (T | undefined)[], left: (message: string) => T): readonly (T | undefined)[];
}

/**
 * The ids of a file without names are taken as they are. `isOwn` tells the ids that were read from this server. Rejects
 * with ApiError.
 */
export async function changesForServer(
  file: Pick<OpenedChangeFile, 'names' | 'namesIn'> & { readonly changes: readonly CollectedChange[] },
  chosen: readonly ChosenName[],
  { naming, ids }: Pick<PlatformSession, 'naming' | 'ids'>,
  terminal: CommandTerminal,
  allWords: AllWords,
  isOwn: (reference: Reference) => boolean = () => false,
): Promise<ChangesForServer> {
  const { changes, names } = file;
  if (names.length === 0 && chosen.length === 0) return { changes, inOrder: (results) => results };
  for (const { numberIds = [] } of changes) keepNumberIds(numberIds, ids);
  const kinds = new Map<string, AnyRecord | null>();
  for (const { kind } of changes) if (!kinds.has(kind)) kinds.set(kind, await recordById(kind));
  const kindOf = (id: string) => kinds.get(id) ?? null;
  const matches = await matchNames(changes, names, kindOf, naming, {
    language: file.namesIn ?? undefined,
    unread: (kind, error) => {
      if (!(error instanceof ApiError) || isUnauthorised(error)) throw error;
      const reason = serverErrorText(error, allWords);
      const facts = { kind: allWords.say(`changeMapping.kind.${kind}`), reason };
      terminal.complain(`steward: ${printable(allWords.say('changeMapping.kindUnread', facts))}\n`);
    },
  });
  const references = matches.map(({ reference }) => reference);
  const { mapping, unknown } = await chosenReferenceIds(chosen, references, names, naming);
  reportUnknownNames(unknown, terminal, allWords);
  const ownIds = references
    .filter(isOwn)
    .map((reference) => [referenceKey(reference), reference.id] as const);
  const idsByKey = new Map<string, string>([
    ...trustedIds(matches),
    ...mappingOf(matches),
    ...mapping,
    ...ownIds,
  ]);
  const mapped = mapChanges(changes, kindOf, idsByKey);
  const missing = new Map(mapped.omissions.map(({ change, missing: lacks }) => [change, lacks]));
  return {
    changes: mapped.changes,
    inOrder(results, remaining) {
      const rest = results.values();
      return changes.map((change) => {
        const lacks = missing.get(change);
        return lacks ? remaining(missingText(lacks, matches, allWords)) : rest.next().value;
      });
    },
  };
}

/** Ids without names are trusted where the server has the same ids for everything that the file names. */
function trustedIds(matches: readonly Match[]): ReadonlyMap<string, string> {
  const namedMatches = matches.filter(({ nameInFile: named }) => named !== null);
  if (!namedMatches.every(({ state }) => state === 'here')) return new Map();
  return new Map(
    matches.flatMap(({ nameInFile: named, reference }) =>
      named === null ? [[referenceKey(reference), reference.id] as const] : [],
    ),
  );
}

function missingText(
  references: readonly Reference[],
  matches: readonly Match[],
  allWords: AllWords,
): string {
  const names = references.map((reference) => {
    const match = matches.find((one) => referenceKey(one.reference) === referenceKey(reference));
    const kind = allWords.say(`changeMapping.kind.${reference.kind}`);
    const state = allWords.say(`changeMapping.state.${match?.state ?? 'none'}`);
    return `${kind} “${printable(match?.nameInFile?.key ?? reference.id)}” (${state})`;
  });
  return allWords.say('changeMapping.lacking', { names: names.join(', ') });
}
