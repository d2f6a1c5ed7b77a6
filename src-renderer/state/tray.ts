/** The tray of the server in use, for whatever shows it. */
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { onBridgeEvent, onBridgeOpen } from '#data/bridge.ts';
import { isCollecting } from '#data/changes/index.ts';
import { noTray, readTray, type Tray, trayAtom } from '#data/changes/tray.ts';
import { whenQuiet } from '#data/when-quiet.ts';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { objectOf } from '#shared/rules/changes/collected.ts';
import { trayOf } from '#shared/rules/changes/tray-name.ts';
import { useActiveServer } from './program.ts';
import { useSession } from './session.ts';

/** The tray of the server in use and of the tenant that is signed in there. */
export function useTrayName(): string {
  const { id } = useActiveServer();
  const session = useSession();
  return trayOf(id, session.status === 'signedIn' ? session.facts.tenant.tenantKey : '');
}

export function useTray(): Tray {
  const id = useTrayName();
  const tray = useAtomValue(trayAtom);
  return tray.server === id ? tray : noTray;
}

/** The set that was applied last, where it can be rolled back and is not a way back itself; null: none is. */
export function useLastSet(): AppliedSet | null {
  const [newest] = useTray().sets;
  if (!newest || newest.made === 0 || newest.takenBack || newest.tookBack.length > 0) return null;
  return newest;
}

/** The address at which a set is asked about, to be rolled back. */
export const rollBackPath = ({ id }: Pick<AppliedSet, 'id'>) => `/changes/back/${id}`;

/** What waits for a record while changes are collected; undefined: nothing. */
export function useWaiting(
  of: { readonly kind: string; readonly place: unknown } | undefined,
): TrayChange | undefined {
  const { changes } = useAtomValue(trayAtom);
  if (!of || changes.length === 0 || !isCollecting()) return undefined;
  const object = objectOf(of);
  return changes.find((change) => change.kind === of.kind && objectOf(change) === object);
}

/** Milliseconds: no picture waits for it, but where changes are collected. */
const patience = 1500;

/** Reads the tray, and again whenever it was changed; one that can't be read says so on its own page. */
export function useWatchTray(collecting: boolean): void {
  const id = useTrayName();
  useEffect(() => {
    const read = () => void readTray(id).catch(() => undefined);
    const stop = onBridgeEvent('changes.changed', read);
    // What happened while nothing was told, the line was cut or the computer slept, is asked for.
    const stopOpen = onBridgeOpen(read);
    const callOff = collecting ? null : whenQuiet(read, patience);
    if (collecting) read();
    return () => {
      stop();
      stopOpen();
      callOff?.();
    };
  }, [id, collecting]);
}
