/**
 * One proxy script in QuickJS, compiled to WebAssembly; it can reach only the functions that such scripts may call.
 * A question for a name whose address is unknown ends the run, the name is looked up, and the run begins again (as
 * in Chromium), so that a script may ask anywhere, also outside its functions.
 */
import { sandbox } from 'pac-resolver';
import { JSException, type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { withMemoryLimit } from './engine-memory.ts';
import type { LookUp } from './look-up.ts';

/** Bytes for the script, including the engine's own memory. */
const memoryLimit = 32 * 1024 * 1024;
const fileName = 'proxy.pac';
/** Pure helper functions of scripts; those that resolve names are implemented here. */
const { dateRange, dnsDomainIs, dnsDomainLevels, isPlainHostName, localHostOrDomainIs } = sandbox;
const { shExpMatch, timeRange, weekdayRange } = sandbox;
const pure = {
  dateRange,
  dnsDomainIs,
  dnsDomainLevels,
  isPlainHostName,
  localHostOrDomainIs,
  shExpMatch,
  timeRange,
  weekdayRange,
} as Record<string, (...given: unknown[]) => unknown>;

/** State of one run: the addresses known so far, and the names that are still missing. */
interface Run {
  readonly addresses: Map<string, string | null>;
  readonly missing: Set<string>;
  /** Milliseconds of processor time left. */
  remainingTime: number;
}

export interface ProxyScript {
  /** `processor`: milliseconds. Rejects with a message for people; `TIME` where the limit was exceeded. */
  ask(url: string, processor: number): Promise<string>;
}

/** Parses a script. `lookUp` resolves a name, or '' for this computer, to an address; null where it is unknown. */
export async function openScript(
  engine: Uint8Array,
  source: string,
  lookUp: LookUp,
  processor: number,
): Promise<ProxyScript> {
  const wasm = /* wall: script-memory */ withMemoryLimit(engine, memoryLimit);
  const opened = await untilKnown(lookUp, processor, async (run) => {
    // Each run gets a new engine: a declaration of an earlier run could not be repeated.
    const current = new Clock();
    const vm = await QuickJS.create({ wasm, interruptHandler: () => current.isOver() });
    const runs: { now: Run } = { now: run };
    offer(vm, runs);
    try {
      return current.during(run, () => {
        vm.evalCode(source, fileName).dispose();
        const find = vm.evalCode(`typeof FindProxyForURL === 'function' ? FindProxyForURL : undefined`);
        if (!find.isFunction) throw new Error('it has no function FindProxyForURL');
        return { vm, find, current, runs };
      });
    } catch (error) {
      // The error is a value of the engine, so it is read before the engine is disposed of.
      const said = worded(error, run);
      vm.dispose();
      throw said;
    }
  });
  const { vm, find, current, runs } = opened;
  return {
    ask: (url, milliseconds) =>
      untilKnown(lookUp, milliseconds, async (run) => {
        runs.now = run;
        return current.during(run, () => {
          const args = [vm.newString(url), vm.newString(hostOf(url))];
          const answer = vm.callFunction(find, vm.undefined, ...args);
          try {
            // Netscape: null, or a function without a result, is a script's way to say "directly".
            if (answer.isNull || answer.isUndefined) return '';
            if (!answer.isString) throw new Error(`it answers no text: ${answer.typeof}`);
            return answer.toString();
          } finally {
            for (const handle of [...args, answer]) handle.dispose();
          }
        });
      }),
  };
}

/** Repeats the run until no name is missing. */
async function untilKnown<Result>(
  lookUp: LookUp,
  processor: number,
  once: (run: Run) => Promise<Result>,
): Promise<Result> {
  const run: Run = { addresses: new Map(), missing: new Set(), remainingTime: processor };
  for (;;) {
    const result = await once(run).catch((error: unknown) => {
      if (run.remainingTime > 0 && run.missing.size > 0) return null;
      throw worded(error, run);
    });
    if (run.missing.size === 0 && result !== null) return result;
    // A script may catch the exception and go on with a missing address: its result is dropped.
    const names = [...run.missing];
    run.missing.clear();
    const found = await Promise.all(names.map(lookUp));
    names.forEach((name, index) => {
      run.addresses.set(name, found[index] ?? null);
    });
  }
}

/** Measures this thread's processor time; elapsed time would run out on a busy computer. */
class Clock {
  #until = Number.POSITIVE_INFINITY;
  #began = 0;

  isOver(): boolean {
    return processorTime() > this.#until;
  }

  during<Result>(run: Run, work: () => Result): Result {
    this.#began = processorTime();
    this.#until = this.#began + run.remainingTime;
    try {
      return work();
    } finally {
      run.remainingTime -= processorTime() - this.#began;
    }
  }
}

/** Milliseconds. Node before 23.9 cannot measure a thread's own time, so elapsed time is used there. */
function processorTime(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function offer(vm: QuickJS, runs: { readonly now: Run }): void {
  const answerOf = (value: unknown): JSValueHandle => {
    if (typeof value === 'string') return vm.newString(value);
    if (typeof value === 'number') return vm.newNumber(value);
    if (value === null) return vm.null;
    return typeof value === 'boolean' ? (value ? vm.true : vm.false) : vm.undefined;
  };
  const addressOf = (name: string): string | null => {
    const { addresses, missing } = runs.now;
    const found = addresses.get(name);
    if (found !== undefined) return found;
    missing.add(name);
    throw new Error('not looked up yet');
  };
  const resolve = (host: unknown): string | null =>
    isIpv4(host) ? String(host) : typeof host === 'string' && host !== '' ? addressOf(host) : null;
  const functions: Record<string, (...args: unknown[]) => unknown> = {
    ...pure,
    // `alert` of a script does nothing.
    alert: () => undefined,
    myIpAddress: () => addressOf(''),
    dnsResolve: resolve,
    isResolvable: (host) => resolve(host) !== null,
    isInNet: (host, pattern, mask) => isInNet(resolve(host), pattern, mask),
  };
  for (const [name, work] of Object.entries(functions)) {
    const made = vm.newFunction(name, (...given) => answerOf(work(...given.map((one) => vm.dump(one)))));
    vm.setProp(vm.global, name, made);
    made.dispose();
  }
}

function isInNet(address: string | null, pattern: unknown, mask: unknown): boolean {
  if (!isIpv4(address) || !isIpv4(pattern) || !isIpv4(mask)) return false;
  const [here, there, bits] = [address, pattern, mask].map(numberOf) as [number, number, number];
  return (here & bits) === (there & bits);
}

function isIpv4(text: unknown): text is string {
  return (
    typeof text === 'string' && /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && numbersOf(text).every((n) => n < 256)
  );
}

function numberOf(address: string): number {
  return numbersOf(address).reduce((whole, part) => whole * 256 + part, 0);
}

function numbersOf(address: string): number[] {
  return address.split('.').map(Number);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}

/** Describes an error with its line: the engine knows the line of a syntax error, else that of the last statement. */
function worded(error: unknown, run: Run): Error {
  if (run.remainingTime <= 0) return new Error('TIME');
  if (!(error instanceof JSException)) return error instanceof Error ? error : new Error(String(error));
  const [, name = '', line] = /at (?:(\S+) \()?proxy\.pac:(\d+)/.exec(error.stack ?? '') ?? [];
  const said = `${error.name}: ${error.message}`;
  if (line === undefined) return new Error(said);
  if (error.name === 'SyntaxError') return new Error(`${said} (line ${line})`);
  const where = name === '' || name.startsWith('<') ? '' : `${name}, `;
  return new Error(`${said} (${where}line ${line} or below)`);
}
