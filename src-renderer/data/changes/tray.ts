/** A server's tray as this tab knows it, read again whenever the shell reports a change. */
import { atom } from 'jotai';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import { bridge } from '../bridge.ts';
import { store } from '../store.ts';

export interface Tray {
  /** The tray's name; '' before the first read. */
  readonly server: string;
  readonly changes: readonly TrayChange[];
  /** Number of changes applied but in no set yet: a window is applying them, or was interrupted. */
  readonly appliedCount: number;
  /** Newest first. */
  readonly sets: readonly AppliedSet[];
}

export const noTray: Tray = { server: '', changes: [], appliedCount: 0, sets: [] };
export const trayAtom = atom<Tray>(noTray);

/** The tray for collected changes, and the user who collects them. */
export interface Collector {
  readonly tray: string;
  readonly tenantName: string;
  readonly user: string;
}

/** `back`: the id of the set that these changes roll back. Throws when the tray can't be written. */
export async function collectAll(
  changes: readonly CollectedChange[],
  { tray, tenantName, user }: Collector,
  { back, outlives = false }: { readonly back?: number; readonly outlives?: boolean } = {},
): Promise<void> {
  const given = { server: tray, tenantName, user, changes: [...changes] };
  await bridge.changes.collect(back === undefined ? given : { ...given, back }, { outlives });
}

let readNumber = 0;

/** Throws when the tray can't be read. An answer that a later request has overtaken is dropped. */
export async function readTray(server: string): Promise<void> {
  readNumber += 1;
  const own = readNumber;
  const { changes: all, sets } = await bridge.changes.tray({ server });
  const changes = all.filter(({ state }) => !isApplied(state));
  if (own === readNumber)
    store.set(trayAtom, { server, changes, appliedCount: all.length - changes.length, sets });
}
