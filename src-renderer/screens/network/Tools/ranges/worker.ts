import '#data/without-eval.ts';
import type { ToThread } from './messages.ts';
import { rangeDesk } from './range-desk.ts';

const desk = rangeDesk();
addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  const said = desk(data);
  if (said) postMessage(said, said.answer instanceof Int32Array ? { transfer: [said.answer.buffer] } : {});
});
