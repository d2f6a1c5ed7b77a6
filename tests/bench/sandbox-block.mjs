/**
 * The fresh process that `sandbox.bench.ts` watches while a sandbox changes its scale. Arguments: `thread` or `here`,
 * and the database file. Prints the longest delay of this process's event loop, in milliseconds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { openSandboxThread } from '../../src-main/sandbox/thread/sandbox-thread.ts';

const [way, file = ''] = process.argv.slice(2);
const options = { file, now: Date.now, checkResponses: false };
const sandbox = way === 'thread' ? await openSandboxThread(options) : await createSandbox(options);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
// Delays are counted from the loop's first turn.
await pass(20);
await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
// A block is counted once the loop turns again.
await pass(20);
delay.disable();
await sandbox.close();
console.log(delay.max / 1e6);
