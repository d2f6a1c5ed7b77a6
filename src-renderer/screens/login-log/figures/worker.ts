/** The thread that computes the figures, so that a million rows do not block the page. */
import '#data/without-eval.ts';
import type { ToThread } from './messages.ts';
import { pageCounter } from './page-counter.ts';

const counter = pageCounter();
addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  const answer = counter(data);
  if (answer) postMessage(answer);
});
