/** The thread that computes the figures, so that a million rows do not block the page. */
import '#data/without-eval.ts';
import type { ToFiguresThread } from './messages.ts';
import { pageCounter } from './page-counter.ts';

const counter = pageCounter();
addEventListener('message', ({ data }: MessageEvent<ToFiguresThread>) => {
  const answer = counter(data);
  if (answer) postMessage(answer);
});
