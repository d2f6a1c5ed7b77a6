/** Threads of the console, which jsdom has not: what they do is done here, a turn later, as messages would arrive. */

import { pageCounter } from '../../../src-renderer/screens/login-log/figures/page-counter.ts';
import { rangeDesk } from '../../../src-renderer/screens/network/Tools/ranges/range-desk.ts';

type Desk = (said: never) => unknown;

/** The work of each thread, by the folder of its file. */
const desks: Readonly<Record<string, () => Desk>> = { figures: pageCounter, ranges: rangeDesk };

class ThreadHere extends EventTarget {
  readonly #desk: Desk;
  #ended = false;

  constructor(address: URL) {
    super();
    const folder = address.pathname.split('/').at(-2) ?? '';
    const desk = desks[folder];
    if (!desk) throw new Error(`no thread is known in ${folder}`);
    this.#desk = desk();
  }

  postMessage(said: unknown): void {
    queueMicrotask(() => {
      const answer = this.#desk(said as never);
      if (answer && !this.#ended) this.dispatchEvent(new MessageEvent('message', { data: answer }));
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}

Object.assign(globalThis, { Worker: ThreadHere });
