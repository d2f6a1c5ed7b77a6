/**
 * The check of a server's calls (decision 030): every read that the console knows, asked through the gateway of the
 * sandbox behind HTTP, in one process with it.
 */
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { createGateway, diagnose, type GatewayTarget } from '../../src-main/gateway/index.ts';
import { checkServer } from '../../src-main/services/server-check/check-server.ts';
import { directRoute } from '../../src-main/services/servers/target.ts';
import { startPlatform } from '../e2e/support/platform-server.ts';
import { type Ground, onGround } from './support/bench-resources.ts';
import { type BenchRow, limitRow, median, type Size, times } from './types.ts';

const samples = 5;
/** Milliseconds for a whole check. */
const limit = 20_000;

export function run(size: Size): Promise<BenchRow[]> {
  return onGround((ground) => measure(ground, times(size, samples)));
}

async function measure(ground: Ground, rounds: number): Promise<BenchRow[]> {
  const platform = await ground.keep(startPlatform, (one) => one.close());
  const target: GatewayTarget = {
    id: 'bench',
    mark: 'bench',
    kind: 'remote',
    address: platform.address,
    blocked: false,
    readOnly: true,
    credential: { kind: 'cookie', cookie: platform.cookie },
    mapping: noMapping,
    headers: [],
    gate: null,
    route: directRoute,
  };
  const gateway = await ground.keep(
    async () => createGateway({ target: () => target, sandbox: () => Promise.reject(new Error('none')) }),
    (one) => one.close(),
  );
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const { address, mapping } = target;
    const found = await checkServer(
      { name: 'Bench', address, host: new URL(address).host, mapping },
      {
        ask: (request) => gateway.handleAt(target, request),
        diagnose: (signal) => diagnose(target, { signal, progress: () => undefined }),
        signal: new AbortController().signal,
        language: 'en-US',
        now: Date.now,
        progress: () => undefined,
      },
    );
    taken.push(performance.now() - began);
    if (found.counts.present < 180) throw new Error(`only ${found.counts.present} calls are there`);
  }
  return [limitRow('server check, every read of the sandbox behind HTTP', median(taken), limit, 'ms')];
}
