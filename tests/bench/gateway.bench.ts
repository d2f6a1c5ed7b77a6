/**
 * The gateway with every check beside nginx's proxy_pass and a direct connection, to the same upstream, in turns
 * within one run (limits.md §8). Rates are shown as times, so that less is better in every row.
 * Run alone: node tests/bench/gateway.bench.ts
 */
import { readFile } from 'node:fs/promises';
import { applyLoad, type Load, timeOne } from './gateway/load.ts';
import { type Running, startGateway, startNginx, startUpstream } from './gateway/processes.ts';
import { type BenchRow, holds, limitRow, median, row } from './types.ts';

/** Measured turns. */
const turns = 5;
/** Turns that come first, until everybody's memory and compiled code have settled. */
const warmUps = 2;
const connections = 32;
/** Milliseconds of load in a turn. */
const loadTime = 1500;
/** Large answers in a turn. */
const streams = 5;

/** What a browser sends with a fetch. */
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

export async function run(): Promise<BenchRow[]> {
  // What was started is ended, also where the next one does not start.
  const started: Running[] = [];
  const keep = <One extends Running | null>(one: One): One => {
    if (one) started.push(one);
    return one;
  };
  try {
    const upstream = keep(await startUpstream());
    const gateway = keep(await startGateway(upstream.port));
    const nginx = keep(await startNginx(upstream.port));
    if (!nginx)
      process.stderr.write('gateway: nginx is not installed; compared with a direct connection only\n');
    const runner = (name: string, port: number, more = ''): Runner => ({
      ...{ name, port, more },
      ...{ perRequest: [], p99: [], stream: [] },
    });
    const ours = runner('gateway', gateway.port, gateway.fields);
    const direct = runner('a direct connection', upstream.port);
    const peer = nginx && runner('nginx proxy_pass', nginx.port);
    const all = [direct, ...(peer ? [peer] : []), ours];
    for (let turn = 0; turn < warmUps; turn++) for (const one of all) await measure(one);
    for (const one of all) for (const list of [one.perRequest, one.p99, one.stream]) list.length = 0;
    const before = await residentMegabytes(gateway);
    for (let turn = 0; turn < turns; turn++) for (const one of all) await measure(one);
    const growth = (await residentMegabytes(gateway)) - before;
    const rows = [...(peer ? beside(ours, peer, { request: 1 / 0.65, p99: 3, stream: 1 / 0.8 }) : [])];
    rows.push(...beside(ours, direct, { request: 12, p99: 12, stream: 5 }));
    if (!Number.isNaN(growth)) rows.push(limitRow('gateway, memory growth under load', growth, 32, 'MB'));
    return rows;
  } finally {
    for (const one of started.reverse()) await one.stop();
  }
}

async function measure(one: Runner): Promise<void> {
  const load = (path: string): Load => ({
    port: one.port,
    request: `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${one.port}\r\n${one.more}${fields}\r\n\r\n`,
  });
  const { requestsPerSecond, p99 } = await applyLoad(load('/api/small?page=1'), connections, loadTime);
  one.perRequest.push(1e6 / requestsPerSecond);
  one.p99.push(p99);
  const times: number[] = [];
  for (let i = 0; i < streams; i++) times.push(await timeOne(load('/api/large')));
  one.stream.push(median(times));
}

function beside(
  ours: Runner,
  other: Runner,
  goals: { request: number; p99: number; stream: number },
): BenchRow[] {
  const compare = (what: string, ms: 'perRequest' | 'p99' | 'stream', goal: number, unit: string): BenchRow =>
    row(`gateway, ${what}, beside ${other.name}`, median(ours[ms]), median(other[ms]), goal, unit);
  return [
    compare('one request under load', 'perRequest', goals.request, 'µs'),
    compare('p99', 'p99', goals.p99, 'ms'),
    compare('10 MB streamed', 'stream', goals.stream, 'ms'),
  ];
}

/** Resident memory of a process; NaN where the system has no /proc. */
async function residentMegabytes({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

if (import.meta.main) {
  for (const one of await run()) {
    const { name, value, floor, ratio, goal, unit } = one;
    const figures = `${value.toFixed(2)} ${unit}, beside ${floor.toFixed(2)}, ratio ${ratio.toFixed(2)}`;
    process.stdout.write(
      `${holds(one) ? 'holds' : 'MISSED'}  ${name}: ${figures} (goal ${goal.toFixed(2)})\n`,
    );
  }
}
