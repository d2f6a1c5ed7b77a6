/**
 * Runs a proxy auto-configuration script. The script is fetched without a proxy, with the profile's own trust, and
 * runs in a thread that is terminated when it takes too long or too much memory, parsing included.
 */
import { readFile } from 'node:fs/promises';
import { authorities } from '../../authorities/authorities.ts';
import { type BoundedThread, startThread, ThreadError } from '../../threads/bounded-thread.ts';
import { builtFile } from '../../threads/built-file.ts';
import { createPools } from '../pools.ts';
import type { GatewayRoute } from '../target.ts';

/** Bytes of a script. */
const sizeLimit = 1024 * 1024;
/** Milliseconds, once this computer's authorities have been read. */
const fetchLimit = 10_000;

/** Fetches a proxy script directly, never through a proxy, with the authorities and pins of its profile. */
async function fetchScript(route: GatewayRoute, address: string): Promise<string> {
  const { origin, pathname, search } = new URL(address);
  if (origin.startsWith('https:')) await authorities.ready();
  const pools = createPools(fetchLimit);
  try {
    const { statusCode, body } = await pools.of(origin, route, null).request({
      method: 'GET',
      path: pathname + search,
      headers: { accept: 'application/x-ns-proxy-autoconfig, */*' },
      signal: AbortSignal.timeout(fetchLimit),
    });
    // Redirects are not followed, as everywhere in the gateway.
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      // wall: script-size
      if (size > sizeLimit) throw new Error('too large');
      parts.push(chunk);
    }
    // TextDecoder drops the byte order mark that some editors write.
    return new TextDecoder().decode(Buffer.concat(parts));
  } finally {
    await pools.close();
  }
}

export interface ScriptLimits {
  /** Milliseconds of processor time for parsing, and for one question. */
  readonly time: number;
  /** Milliseconds of elapsed time for the same, look-ups of names included; then the thread is terminated. */
  readonly patience: number;
  /** Milliseconds until the script is fetched again (`fresh`), and until a failed one is retried (`failed`). */
  readonly fresh: number;
  readonly failed: number;
}

const limits: ScriptLimits = { time: 5000, patience: 60_000, fresh: 10 * 60_000, failed: 30_000 };
/** Megabytes for parsing; a list of 100,000 names fits. The engine limits the script's own memory (worker.ts). */
const memoryLimit = 256;

interface Script {
  readonly route: GatewayRoute;
  readonly since: number;
  readonly thread: Promise<BoundedThread>;
  /** Pending answers by URL, so that a page with thirty calls asks once. */
  readonly pendingAnswers: Map<string, Promise<string>>;
  /** The time at which the script was terminated or could not be fetched (ms); null for none. */
  failed: number | null;
}

const scripts = new Map<string, Script>();
/** Number of cached scripts; tabs show few servers at once. */
const scriptLimit = 4;

/**
 * Returns the result of the script at `address` for `url`, e.g. `PROXY a:1; DIRECT`. Rejects with code PAC_FAILED;
 * `detail` gives the reason and the line.
 */
export async function askProxyScript(
  route: GatewayRoute,
  address: string,
  url: string,
  { now = Date.now, limit = limits }: { now?: () => number; limit?: ScriptLimits } = {},
): Promise<string> {
  const script = scriptAt(route, address, now, limit);
  try {
    const running = script.pendingAnswers.get(url) ?? askOnce(script, url, limit);
    script.pendingAnswers.set(url, running);
    return await running.finally(() => script.pendingAnswers.delete(url));
  } catch (cause) {
    // A script that could not be fetched or was terminated is not retried for every call.
    const detail = detailOf(cause);
    if (detail === 'TIME' || !(await alive(script))) script.failed ??= now();
    throw Object.assign(new Error('the proxy script failed', { cause }), { code: 'PAC_FAILED', detail });
  }
}

function scriptAt(route: GatewayRoute, address: string, now: () => number, limit: ScriptLimits): Script {
  const known = scripts.get(address);
  const stays = (script: Script): boolean => {
    const old =
      script.failed === null
        ? now() - script.since > limit.fresh
        : /* wall: script-failed-before */ now() - script.failed > limit.failed;
    return script.route === route && !old;
  };
  if (known && stays(known)) return known;
  drop(address);
  const [oldest] = scripts.keys();
  if (oldest !== undefined && scripts.size >= scriptLimit) drop(oldest);
  const thread = load(route, address, limit);
  thread.catch(() => undefined);
  const script: Script = { route, since: now(), thread, pendingAnswers: new Map(), failed: null };
  scripts.set(address, script);
  return script;
}

/** Removes a script; its thread ends after the pending answers. */
function drop(address: string): void {
  const script = scripts.get(address);
  scripts.delete(address);
  script?.thread
    .then(async (thread) => {
      await Promise.allSettled(script.pendingAnswers.values());
      await thread.end();
    })
    .catch(() => undefined);
}

/** The script's own message is somebody else's text: it is cut to one line of bounded length. */
function detailOf(cause: unknown): string {
  if (cause instanceof ThreadError && cause.fault !== 'ASKED_WRONG') return cause.fault;
  if (!(cause instanceof Error)) return 'UNKNOWN';
  const code: unknown = Reflect.get(cause, 'code');
  const said = cause.message === '' && typeof code === 'string' ? code : cause.message;
  return said.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 200);
}

async function askOnce(script: Script, url: string, limit: ScriptLimits): Promise<string> {
  const answer = await (await script.thread).ask({ url, processor: limit.time }, limit.patience);
  if (typeof answer !== 'string') throw new Error('the script answers no text');
  return answer;
}

function alive(script: Script): Promise<boolean> {
  return script.thread.then(
    (thread) => thread.alive,
    () => false,
  );
}

async function load(
  route: GatewayRoute,
  address: string,
  { time, patience }: ScriptLimits,
): Promise<BoundedThread> {
  const [source, engine] = await Promise.all([
    fetchScript(route, address),
    readFile(builtFile(import.meta.url, '../../../node_modules/quickjs-wasi/quickjs.wasm', 'quickjs.wasm')),
  ]);
  const worker = builtFile(import.meta.url, './worker.ts', 'proxy-script.js');
  const thread = startThread(worker, { data: { engine }, megabytes: memoryLimit });
  try {
    await thread.ask({ source, processor: time }, patience);
    return thread;
  } catch (error) {
    await thread.end();
    throw error;
  }
}
