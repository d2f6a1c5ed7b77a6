/** The thread in which figures are worked out: a million rows pass through it, and the page stays free. */
import '#data/without-eval.ts';
import type { ToThread } from './messages.ts';
import { pageCounter } from './page-counter.ts';

const counter = pageCounter();
addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  const answer = counter(data);
  if (answer) postMessage(answer);
});
