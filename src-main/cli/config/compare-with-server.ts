import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { ChosenName } from '#shared/rules/changes/mapping/names-file.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { ownKind, withIds } from '#shared/rules/changes/mapping/references.ts';
import { listedById } from '#shared/rules/configuration/areas.ts';
import { compareConfigurations } from '#shared/rules/configuration/compare.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { type TakableComparison, takableChanges } from '#shared/rules/configuration/takable-fields.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { type ChangesForServer, changesForServer } from '../change-set/changes-for-server.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { chosenInConfiguration, readServerConfiguration, reportPairingNotes } from './read-configuration.ts';

/** Null where the server could not be read, with the reason on standard error. Rejects with ApiError. */
export async function compareWithServer(
  wanted: Configuration,
  chosen: readonly ChosenName[],
  session: PlatformSession,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<TakableComparison | null> {
  const now = await readServerConfiguration(session, wanted.areas, terminal, words, allWords);
  if (!now) return null;
  const ids = await chosenInConfiguration(chosen, wanted, session, terminal, allWords);
  const compared = await takableChanges(await compareConfigurations(now, wanted, ids));
  reportPairingNotes(compared.notes, terminal, allWords);
  return compared;
}

export const changesOf = ({ differences }: TakableComparison): readonly CollectedChange[] =>
  differences.flatMap(({ change }) => change ?? []);

/** New records get the ids that the server gives; records that the comparison did not know are found by their names. */
export async function changesToSend(
  compared: TakableComparison,
  session: PlatformSession,
  terminal: CommandTerminal,
  allWords: AllWords,
): Promise<ChangesForServer & { readonly requestedChanges: readonly CollectedChange[] }> {
  const changes = await underServerIds(compared, session);
  const missing = new Set(compared.differences.flatMap((one) => one.missing.map(referenceKey)));
  const file = { changes: [...changes], names: [...compared.names], namesIn: null };
  if (missing.size === 0) return { changes, requestedChanges: changes, inOrder: (results) => results };
  const mapped = await changesForServer(
    file,
    [],
    session,
    terminal,
    allWords,
    (one) => !missing.has(referenceKey(one)),
  );
  return { ...mapped, requestedChanges: changes };
}

async function underServerIds(
  { areas, differences }: TakableComparison,
  { ask }: PlatformSession,
): Promise<readonly CollectedChange[]> {
  const kinds = await listedById(areas);
  const ids = new Map<string, string>();
  for (const { listedKind } of kinds.values()) {
    const kind = ownKind(listedKind.kind.id);
    const placeholderIds = differences.flatMap(({ kind: id, state, change }) => {
      const { ids: own } = Object(change?.place) as { readonly ids?: unknown };
      return id === listedKind.kind.id && state === 'added' && Array.isArray(own) ? own.map(String) : [];
    });
    const newIds =
      placeholderIds.length > 0
        ? ((await listedKind.making?.newIds?.(ask, placeholderIds.length)) ?? [])
        : [];
    for (const [at, id] of newIds.entries())
      ids.set(referenceKey({ kind, id: placeholderIds[at] ?? '' }), id);
  }
  const changes: CollectedChange[] = [];
  for (const { change } of differences) {
    const kind = change && (await recordById(change.kind));
    if (change)
      changes.push(withIds(change, kind, (reference) => ids.get(referenceKey(reference)) ?? reference.id));
  }
  return changes;
}
