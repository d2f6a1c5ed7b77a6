/** The content of an applied set: its changes, its way back, and both as files. */
import { bridge } from '#data/bridge.ts';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { translate } from '#data/text.ts';
import type { AppliedSet } from '#shared/bridge/changes.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { setLabel } from '#shared/rules/changes/set-block.ts';
import { changeFileFacts } from '#widgets/change-file.ts';
import { saveChangeFile } from './save-changes.ts';
import { loadKinds } from './use-kinds.ts';

interface Of {
  readonly server: { readonly id: string; readonly name: string };
  readonly user: string;
}

/** Changes that the set itself has made. */
export async function madeBySet(server: string, id: number): Promise<readonly CollectedChange[]> {
  const { changes } = await bridge.changes.set({ server, id });
  return changes.flatMap(({ applied, title, kind, touches, path, numberIds }) =>
    applied ? [{ title, kind, touches, path, ...(numberIds && { numberIds }), ...applied }] : [],
  );
}

export async function wayBackOf(made: readonly CollectedChange[]): Promise<readonly CollectedChange[]> {
  const kinds = await loadKinds([...new Set(made.map(({ kind }) => kind))]);
  return inverseOfSet(made, (kind) => kinds.get(kind) ?? null);
}

/** Resolves to the number of inverse changes that are in the tray now. */
export async function collectInverse({ server, user }: Of, id: number): Promise<number> {
  const back = await wayBackOf(await madeBySet(server.id, id));
  const { tenantName } = currentActor();
  await collectAll(back, { tray: server.id, tenantName, user }, { back: id });
  return back.length;
}

/** Saves the way back as a file, for a set whose tenant is unknown. */
export async function saveWayBack({ server, user }: Of, id: number): Promise<void> {
  const back = await wayBackOf(await madeBySet(server.id, id));
  const facts = { made: new Date().toISOString(), from: { server: server.name, user } };
  await saveChangeFile(translate('changes.file.name', { server: server.name }), changeFileText(back, facts));
}

/** Saves the set for a colleague, who opens it in their tray and can roll it back. */
export async function saveSet({ server, user }: Of, host: string, set: AppliedSet): Promise<void> {
  const newIds = await madeBySet(server.id, set.id);
  const { name, ticket, approver } = set;
  const block = { name, ticket, approver, time: new Date(set.time).toISOString(), user: set.user };
  const text = changeFileText(newIds, {
    ...(await changeFileFacts(newIds, server.name, user, host)),
    set: block,
  });
  const called = setLabel(set) || translate('changes.sets.fileName', { server: server.name });
  await saveChangeFile(called, text);
}
