/** Threads of the console, which jsdom has not: what they do is done here, a turn later, as messages would arrive. */

import type { ToThread } from '../../../src-renderer/screens/login-log/figures/messages.ts';
import { pageCounter } from '../../../src-renderer/screens/login-log/figures/page-counter.ts';

class FiguresWorker extends EventTarget {
  readonly #count = pageCounter();
  #ended = false;

  postMessage(said: ToThread): void {
    queueMicrotask(() => {
      const answer = this.#count(said);
      if (answer && !this.#ended) this.dispatchEvent(new MessageEvent('message', { data: answer }));
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}

// The figures of the login log have the only one.
Object.assign(globalThis, { Worker: FiguresWorker });
