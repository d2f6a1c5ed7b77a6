/**
 * A proxy auto-configuration script: fetched without a proxy, run in QuickJS as WebAssembly with nothing of ours in
 * reach, bounded in time and memory. Loaded only where a profile names one.
 */
import { createPacResolver, type FindProxyForURL } from 'pac-resolver';
import { QuickJS } from 'quickjs-wasi';

/** Bytes of a script. */
const sizeLimit = 1024 * 1024;
/** Milliseconds for fetching it, and for one question. */
const fetchLimit = 10_000;
const runLimit = 2000;
const memoryLimit = 32 * 1024 * 1024;
/** Milliseconds after which it is fetched again. */
const freshFor = 10 * 60_000;

interface Script {
  readonly find: FindProxyForURL;
  readonly started: { at: number };
  readonly fetched: number;
}

const scripts = new Map<string, Promise<Script>>();

/** What the script at `address` says of `url`, e.g. `PROXY a:1; DIRECT`. Rejects with code PAC_FAILED. */
export async function askProxyScript(
  address: string,
  url: string,
  now: () => number = Date.now,
): Promise<string> {
  try {
    const known = await scripts.get(address)?.catch(() => undefined);
    if (!known || now() - known.fetched > freshFor) scripts.set(address, load(address, now));
    const script = await scripts.get(address);
    if (!script) throw new Error('not loaded');
    script.started.at = performance.now();
    return await script.find(url);
  } catch (cause) {
    const error = Object.assign(new Error('the proxy script failed'), { code: 'PAC_FAILED' });
    error.cause = cause;
    throw error;
  }
}

async function load(address: string, now: () => number): Promise<Script> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(fetchLimit) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > sizeLimit) throw new Error('too large');
    parts.push(chunk);
  }
  const started = { at: performance.now() };
  const interruptHandler = (): boolean => performance.now() - started.at > runLimit;
  const engine = await QuickJS.create({ memoryLimit, interruptHandler });
  return { find: createPacResolver(engine, Buffer.concat(parts)), started, fetched: now() };
}
