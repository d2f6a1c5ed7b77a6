/** What waits in the tray of a server, as this tab knows it: read anew whenever the shell tells of a change. */
import { atom } from 'jotai';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { isApplied } from '#shared/rules/changes/is-applied.ts';
import { bridge } from '../bridge.ts';
import { store } from '../store.ts';

export interface Tray {
  /** The tray's name; '' before anything was read. */
  readonly server: string;
  /** What waits. */
  readonly changes: readonly TrayChange[];
  /** What is applied and in no set yet: somebody is at it, or was when it ended suddenly. */
  readonly made: number;
  /** The newest first. */
  readonly sets: readonly AppliedSet[];
}

export const noTray: Tray = { server: '', changes: [], made: 0, sets: [] };
export const trayAtom = atom<Tray>(noTray);

/** In whose tray something is collected, and by whom. */
export interface Collector {
  readonly tray: string;
  readonly tenantName: string;
  readonly user: string;
}

/** `back`: the set whose way back it is. Throws where it can't be kept. */
export async function collectAll(
  changes: readonly CollectedChange[],
  { tray, tenantName, user }: Collector,
  { back, outlives = false }: { readonly back?: number; readonly outlives?: boolean } = {},
): Promise<void> {
  const given = { server: tray, tenantName, user, changes: [...changes] };
  await bridge.changes.collect(back === undefined ? given : { ...given, back }, { outlives });
}

let asked = 0;

/** Throws where it can't be read; an answer that is older than another one is let go. */
export async function readTray(server: string): Promise<void> {
  asked += 1;
  const own = asked;
  const { changes: all, sets } = await bridge.changes.tray({ server });
  const changes = all.filter(({ state }) => !isApplied(state));
  if (own === asked) store.set(trayAtom, { server, changes, made: all.length - changes.length, sets });
}
