/** Lazily loads antd's provider, with the first page or panel that uses it. */
import { createSignal } from '#data/signal.ts';
import { lazyComponent } from '#state/lazy-component.ts';

const antdArrived = createSignal<null>();
let isThere = false;

export async function loadAntd() {
  const { AntdRoot: Root } = await import('./AntdRoot.tsx');
  if (!isThere) {
    isThere = true;
    antdArrived.emit(null);
  }
  return Root;
}

/** Fires once, when antd has loaded. */
export const onAntd = (listener: () => void): (() => void) => antdArrived.listen(listener);
export const isAntdThere = (): boolean => isThere;

export const LazyAntdRoot = lazyComponent(loadAntd);
