import '#data/without-eval.ts';
import type { ToRangesThread } from './messages.ts';
import { rangeDesk } from './range-desk.ts';

const desk = rangeDesk();
addEventListener('message', ({ data }: MessageEvent<ToRangesThread>) => {
  const said = desk(data);
  if (said) postMessage(said, said.answer instanceof Int32Array ? { transfer: [said.answer.buffer] } : {});
});
