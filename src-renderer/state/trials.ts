import { atom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { bridge, onBridgeEvent, onBridgeOpen } from '#data/bridge.ts';
import { store } from '#data/store.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import type { EventPayload } from '#shared/bridge/index.ts';
import type { Trial } from '#shared/rules/security/trial.ts';

const trialsAtom = atom<readonly Trial[]>([]);

export function trialsAt(server: string): readonly Trial[] {
  return store.get(trialsAtom).filter((one) => one.server === server);
}

export function useTrialsAt(server: string): readonly Trial[] {
  return useAtomValue(trialsAtom).filter((one) => one.server === server);
}

/** Delay in milliseconds, so that reading the trials does not delay rendering. */
const patience = 1500;

/** Reads the trials and listens for their events, in each window and after a reload. */
export function useWatchTrials(takenBack: (payload: EventPayload<'trials.takenBack'>) => void): void {
  const onTakenBack = useEffectEvent(takenBack);
  useEffect(() => {
    const take = ({ trials }: { readonly trials: readonly Trial[] }) => store.set(trialsAtom, trials);
    // Even when the read fails, the program takes expired trials back.
    const read = () => void bridge.trials.list({}).then(take, () => undefined);
    const stops: (() => void)[] = [];
    const callOff = whenPageIdle(() => {
      stops.push(onBridgeEvent('trials.changed', take), onBridgeEvent('trials.takenBack', onTakenBack));
      stops.push(onBridgeOpen(read));
      read();
    }, patience);
    return () => {
      callOff();
      for (const stop of stops) stop();
    };
  }, []);
}
