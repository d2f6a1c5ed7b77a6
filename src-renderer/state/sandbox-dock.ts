/** The sandbox's panel docked beside the page, and the scenario that its server pretends. */
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { store } from '#data/store.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import { normalScenario, pretences, type SandboxScenario } from '#shared/bridge/sandbox.ts';
import { closeHelp, helpAtom } from './help.ts';
import { narrowWindow } from './media.ts';
import { useActiveServer } from './program.ts';
import { readHint, writeHint } from './stored-hints.ts';

const name = 'sandboxDock';
export interface Dock {
  readonly open: boolean;
  /** The user opened the dock just now, so it takes the focus; after a reload it does not. */
  readonly takesFocus: boolean;
}
export const dockAtom = atom<Dock>({ open: readHint(name) === '1', takesFocus: false });

/** The help stands in the dock's place. A dock that is only remembered does not cover a narrow window. */
const shownAtom = atom((get) => {
  const { open, takesFocus } = get(dockAtom);
  return open && get(helpAtom) === null && (takesFocus || !get(narrowWindow));
});

/** The browser remembers the state for the next start. */
export function toggleDock(open = !store.get(shownAtom)): void {
  if (open) closeHelp();
  store.set(dockAtom, { open, takesFocus: open });
  writeHint(name, open ? '1' : '0');
}

/** Whether the dock is visible; only the sandbox has one. */
export function useDocked(): boolean {
  const isShown = useAtomValue(shownAtom);
  return useActiveServer().kind === 'sandbox' && isShown;
}

/** Delay in milliseconds, so that the first content loads and renders undisturbed. */
const afterContent = 400;

/** Null while unknown, and on any other server. */
export const scenarioAtom = atom<SandboxScenario | null>(null);

export function useWatchScenario(isWanted: boolean): void {
  const sandbox = useActiveServer().kind === 'sandbox';
  useEffect(() => {
    const { set } = store;
    if (!sandbox || !isWanted) return;
    const take = (scenario: SandboxScenario) => set(scenarioAtom, scenario);
    // The header's mark must not delay the first render. On failure the panel explains the error.
    let stop = (): unknown => undefined;
    const callOff = whenPageIdle(() => {
      stop = onBridgeEvent('sandbox.changed', take);
      bridge.sandbox.scenario({}).then(take, () => undefined);
    }, afterContent);
    return () => {
      callOff();
      stop();
      set(scenarioAtom, null);
    };
  }, [sandbox, isWanted]);
}

/** The fields of the scenario that differ from the normal one. */
export function usePretences(): readonly (keyof SandboxScenario)[] {
  return pretences(useAtomValue(scenarioAtom) ?? normalScenario);
}

/** Increments when the platform has changed its kind and the page must remount. */
export const pageAgeAtom = atom(0);

export function beginPageAnew(): void {
  store.set(pageAgeAtom, (age) => age + 1);
}
