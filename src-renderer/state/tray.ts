import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { onBridgeEvent, onBridgeOpen } from '#data/bridge.ts';
import { isCollecting } from '#data/changes/index.ts';
import { noTray, readTray, type Tray, trayAtom } from '#data/changes/tray.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import type { AppliedSet, TrayChange } from '#shared/bridge/changes.ts';
import { objectOf } from '#shared/rules/changes/collected-change.ts';
import { trayOf } from '#shared/rules/changes/tray-name.ts';
import { useActiveServer } from './program.ts';
import { useSession } from './session.ts';

/** Name of the tray of the server in use and its signed-in tenant. */
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

/** The newest set, where it can be rolled back and is not a way back itself; else null. */
export function useLastSet(): AppliedSet | null {
  const [newest] = useTray().sets;
  if (!newest || newest.made === 0 || newest.takenBack || newest.tookBack.length > 0) return null;
  return newest;
}

/** Address of the dialog that rolls a set back. */
export const rollBackPath = ({ id }: Pick<AppliedSet, 'id'>) => `/changes/back/${id}`;

/** The tray's change of a record; undefined when none waits. */
export function useWaiting(
  of: { readonly kind: string; readonly place: unknown } | undefined,
): TrayChange | undefined {
  const { changes } = useAtomValue(trayAtom);
  if (!of || changes.length === 0 || !isCollecting()) return undefined;
  const object = objectOf(of);
  return changes.find((change) => change.kind === of.kind && objectOf(change) === object);
}

/** Delay in milliseconds, so that reading the tray does not delay rendering; collecting skips it. */
const patience = 1500;

/** Reads the tray, and again after each change; the tray's own page shows a failure. */
export function useWatchTray(collecting: boolean): void {
  const id = useTrayName();
  useEffect(() => {
    const read = () => void readTray(id).catch(() => undefined);
    const stop = onBridgeEvent('changes.changed', read);
    // Events may have been missed while the connection was cut or the computer slept.
    const stopOpen = onBridgeOpen(read);
    const callOff = collecting ? null : whenPageIdle(read, patience);
    if (collecting) read();
    return () => {
      stop();
      stopOpen();
      callOff?.();
    };
  }, [id, collecting]);
}
