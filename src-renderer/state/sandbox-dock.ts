/** The sandbox's panel beside the page, and what its server pretends to be just now. */
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { store } from '#data/store.ts';
import { whenQuiet } from '#data/when-quiet.ts';
import { normalScenario, pretences, type SandboxScenario } from '#shared/bridge/sandbox.ts';
import { useActiveServer } from './program.ts';
import { remember, remembered } from './remembered.ts';

const name = 'sandboxDock';
export interface Dock {
  readonly open: boolean;
  /** It was asked for just now, and takes the focus; after a reload it does not. */
  readonly asked: boolean;
}
export const dockAtom = atom<Dock>({ open: remembered(name) === '1', asked: false });

/** A hint of this browser: the next start shows it again. */
export function toggleDock(open = !store.get(dockAtom).open): void {
  store.set(dockAtom, { open, asked: open });
  remember(name, open ? '1' : '0');
}

/** Whether the dock stands: only the sandbox has one. */
export function useDocked(): boolean {
  const { open } = useAtomValue(dockAtom);
  return useActiveServer().kind === 'sandbox' && open;
}

/** Milliseconds in which the first content is asked for and drawn undisturbed. */
const afterContent = 400;

/** null while it is not known, and where another server is in use. */
export const scenarioAtom = atom<SandboxScenario | null>(null);

export function useWatchScenario(asked: boolean): void {
  const sandbox = useActiveServer().kind === 'sandbox';
  useEffect(() => {
    const { set } = store;
    if (!sandbox || !asked) return;
    const take = (scenario: SandboxScenario) => set(scenarioAtom, scenario);
    // A mark in the header, which the first picture does not wait for; where it is not answered, the panel says why.
    let stop = (): unknown => undefined;
    const callOff = whenQuiet(() => {
      stop = onBridgeEvent('sandbox.changed', take);
      bridge.sandbox.scenario({}).then(take, () => undefined);
    }, afterContent);
    return () => {
      callOff();
      stop();
      set(scenarioAtom, null);
    };
  }, [sandbox, asked]);
}

/** What is pretended: nothing where all is as it is at first. */
export function usePretences(): readonly (keyof SandboxScenario)[] {
  return pretences(useAtomValue(scenarioAtom) ?? normalScenario);
}

/** Counts how often the page was begun anew because the platform became another one. */
export const pageAgeAtom = atom(0);

export function beginPageAnew(): void {
  store.set(pageAgeAtom, (age) => age + 1);
}
