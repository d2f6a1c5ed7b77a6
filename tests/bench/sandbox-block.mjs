/**
 * The fresh process that `sandbox.bench.ts` watches while a sandbox changes its scale. Arguments: `thread` or `here`,
 * and the database file. Prints the processor time of the longest turn of this thread, in milliseconds: a busy machine
 * makes it no longer.
 */
import { setTimeout as pass } from 'node:timers/promises';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { openSandboxThread } from '../../src-main/sandbox/thread/sandbox-thread.ts';

const [way, file = ''] = process.argv.slice(2);
const options = { file, now: Date.now, checkResponses: false };
const sandbox = way === 'thread' ? await openSandboxThread(options) : await createSandbox(options);
let longest = 0;
let isMeasuring = true;
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let last = used();
const measure = () => {
  const now = used();
  longest = Math.max(longest, now - last);
  last = now;
  if (isMeasuring) setImmediate(measure);
};
measure();
await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
// A block is counted once the loop turns again.
await pass(20);
isMeasuring = false;
await sandbox.close();
console.log(longest);
