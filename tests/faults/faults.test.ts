/**
 * Every fault by a call of every kind, through the web shell over HTTP: each ends under its name and within the
 * deadline, nothing of it is left, and the next call to a server that works is answered (limits.md §7).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, healthyAnswer } from './calls.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { authority, type Fault, faults, goodCertificate, type Way } from './faults.ts';
import { type FaultShell, startFaultShell } from './shell.ts';

/** Milliseconds of silence that the shell bears here. */
const deadline = 1500;
/** Milliseconds beyond it for a busy computer. */
const slack = 4000;

let shell: FaultShell;
let servers: Record<Exclude<Way, 'nowhere'>, FaultServer>;
let before: string[];

beforeAll(async () => {
  before = lasting();
  const [plain, tls, proxy] = await Promise.all([
    startFaultServer({ answer: healthyAnswer }),
    startFaultServer({ answer: healthyAnswer, tls: goodCertificate }),
    startFaultServer({ answer: healthyAnswer }),
  ]);
  servers = { plain, tls, proxied: proxy, tunnelled: proxy };
  const through = { mode: 'manual', address: `http://127.0.0.1:${proxy.port}`, userName: '', bypass: [] };
  const direct = { mode: 'none' };
  shell = await startFaultShell(
    [
      { name: 'plain', address: `http://127.0.0.1:${plain.port}`, proxy: direct },
      { name: 'tls', address: `https://127.0.0.1:${tls.port}`, proxy: direct, authorities: authority.cert },
      { name: 'nowhere', address: 'http://nobody.invalid', proxy: direct },
      { name: 'proxied', address: 'http://behind.proxy.test', proxy: through },
      { name: 'tunnelled', address: 'https://behind.proxy.test', proxy: through },
    ],
    deadline,
  );
});
afterAll(async () => {
  await shell.close();
  await Promise.all(Object.values(servers).map((server) => server.close()));
  // The other ends of what was closed just now hear of it a moment later.
  for (let tries = 0; added().length > 0 && tries < 100; tries += 1) await wait(20);
  expect(added(), 'what is still open after the end').toEqual([]);
});

/** Connections, servers and timers that keep a process alive. */
function lasting(): string[] {
  return process.getActiveResourcesInfo().filter((name) => /TCP|TLS|GetAddrInfo/.test(name));
}

function added(): string[] {
  const left = lasting();
  for (const one of before) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

const serverOf = ({ way }: Fault): FaultServer | null => (way === 'nowhere' ? null : servers[way]);

describe.each(faults)('$name', (fault) => {
  const ended = new Map<string, { outcome: string; took: number }>();
  beforeAll(async () => {
    await shell.use(fault.way);
    const server = serverOf(fault);
    await server?.behave(fault.behaviour);
    if (server) server.asked.length = 0;
    // All kinds at once, as a page asks; one that hung would be seen, and would not hold up the others.
    await Promise.all(
      calls.map(async ({ kind, send }) => {
        const begin = performance.now();
        const outcome = await send(shell.send).catch((error: unknown) => `shell: ${String(error)}`);
        ended.set(kind, { outcome, took: performance.now() - begin });
      }),
    );
  });

  it.each(calls)('$kind', ({ kind }) => {
    const { outcome, took } = ended.get(kind) ?? { outcome: 'nothing', took: Number.NaN };
    expect(outcome).toBe(fault.but?.[kind] ?? fault.ends);
    expect(took).toBeLessThan(deadline + slack);
  });

  it('is asked once for each, whatever happened', () => {
    const { onRequest } = fault.behaviour;
    if (onRequest) expect(serverOf(fault)?.asked).toHaveLength(calls.length);
  });

  it('leaves nothing open, and a server that works is answered', async () => {
    const server = serverOf(fault);
    for (let tries = 0; server && server.busy() > 0 && tries < 50; tries += 1) await wait(20);
    expect(server?.busy() ?? 0).toBe(0);
    await server?.behave({});
    const healthy = fault.way === 'tunnelled' || fault.way === 'nowhere' ? 'plain' : fault.way;
    await shell.use(healthy);
    const outcomes = await Promise.all(calls.map(({ send }) => send(shell.send)));
    expect(outcomes).toEqual(calls.map(() => 'ANSWERED'));
    expect(shell.complaints).toEqual([]);
  });
});
