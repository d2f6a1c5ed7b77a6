/**
 * The gateway with every check beside a bare undici pool, nginx's proxy_pass where there is one, and a direct
 * connection, to the same upstream, in turns within one run (limits.md §8). Rates are shown as times, so that less is
 * better in every row.
 */
import { readFile } from 'node:fs/promises';
import { applyLoad, type Load, timeOne } from './gateway/load.ts';
import { type Running, startGateway, startNginx, startPool, startUpstream } from './gateway/processes.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { type BenchRow, limitRow, median, row, type Size, times } from './types.ts';

/** Measured turns. */
const turns = 5;
/** Turns that come first, until everybody's memory and compiled code have settled. */
const warmUps = 2;
const connections = 32;
/** Milliseconds of load in a turn. */
const loadTime = 1500;
/** Large answers in a turn. */
const streams = 5;

/** Header fields that a browser sends with a fetch. */
const fields = [
  'Connection: keep-alive',
  'Accept: application/json, text/plain, */*',
  'Accept-Encoding: identity',
  'Accept-Language: en-US,en;q=0.9,zh-CN;q=0.8',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
].join('\r\n');

interface Runner {
  readonly name: string;
  readonly port: number;
  /** Fields of its own. */
  readonly more: string;
  readonly perRequest: number[];
  readonly p99: number[];
  readonly stream: number[];
}

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => compare(ground, size));
}

async function compare(ground: Ground, size: Size): Promise<BenchRow[]> {
  const start = <One extends Running | null>(starting: () => Promise<One>): Promise<One> =>
    ground.keep(starting, async (one) => one?.stop());
  const upstream = await start(startUpstream);
  const gateway = await start(() => startGateway(upstream.port));
  const pool = await start(() => startPool(upstream.port));
  const nginx = await start(() => startNginx(upstream.port));
  if (!nginx) process.stderr.write('gateway: nginx is not installed; compared without it\n');
  const runner = (name: string, port: number, more = ''): Runner => ({
    name,
    port,
    more,
    perRequest: [],
    p99: [],
    stream: [],
  });
  const ours = runner('gateway', gateway.port, gateway.fields);
  const direct = runner('a direct connection', upstream.port);
  const bare = runner('a bare undici pool', pool.port);
  const peer = nginx && runner('nginx proxy_pass', nginx.port);
  const all = [direct, bare, ...(peer ? [peer] : []), ours];
  const turn = async (): Promise<void> => {
    for (const one of all) await measure(one, size === 'small' ? loadTime / 10 : loadTime);
  };
  for (let count = 0; count < times(size, warmUps); count++) await turn();
  for (const one of all) for (const list of [one.perRequest, one.p99, one.stream]) list.length = 0;
  const before = await residentMegabytes(gateway);
  for (let count = 0; count < times(size, turns); count++) await turn();
  const growth = (await residentMegabytes(gateway)) - before;
  const rows = beside(ours, bare, { request: 1 / 1.2 });
  if (peer) {
    rows.push(...beside(ours, peer, { request: 1 / 0.65, p99: 3, stream: 1 / 0.8 }));
    // The gateway's own library beside nginx, with nothing around it.
    rows.push(...beside(bare, peer, {}));
  }
  rows.push(...beside(ours, direct, { request: 12, p99: 12, stream: 5 }));
  if (!Number.isNaN(growth)) rows.push(limitRow('gateway, memory growth under load', growth, 32, 'MB'));
  return rows;
}

async function measure(one: Runner, milliseconds: number): Promise<void> {
  const load = (path: string): Load => ({
    port: one.port,
    request: `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${one.port}\r\n${one.more}${fields}\r\n\r\n`,
  });
  const { requestsPerSecond, p99 } = await applyLoad(load('/api/small?page=1'), connections, milliseconds);
  one.perRequest.push(1e6 / requestsPerSecond);
  one.p99.push(p99);
  const streamed: number[] = [];
  for (let i = 0; i < streams; i++) streamed.push(await timeOne(load('/api/large')));
  one.stream.push(median(streamed));
}

/** A goal that is missing: stated, not promised. */
function beside(
  one: Runner,
  other: Runner,
  goals: { request?: number; p99?: number; stream?: number },
): BenchRow[] {
  const compared = (
    what: string,
    name: 'perRequest' | 'p99' | 'stream',
    goal = Number.POSITIVE_INFINITY,
    unit = 'ms',
  ): BenchRow =>
    row(`${one.name}, ${what}, beside ${other.name}`, median(one[name]), median(other[name]), goal, unit);
  return [
    compared('one request under load', 'perRequest', goals.request, 'µs'),
    compared('p99', 'p99', goals.p99),
    compared('10 MB streamed', 'stream', goals.stream),
  ];
}

/** Resident memory of a process; NaN where the system has no /proc. */
async function residentMegabytes({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
