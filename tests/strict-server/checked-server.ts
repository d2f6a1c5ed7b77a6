/** A check of a server's calls through a gateway of its own, as the program makes it. */
import { onTestFinished } from 'vitest';
import type { FreshCheck } from '#shared/rules/servers/check/check-shape.ts';
import { createGateway, diagnose, type GatewayTarget } from '../../src-main/gateway/index.ts';
import { targetAt } from '../../src-main/gateway/testing/exchange.ts';
import { checkServer } from '../../src-main/services/server-check/check-server.ts';

export const never = new AbortController().signal;
/** The server's. */
export const token = 'strict-token-4471';

export async function check(
  target: GatewayTarget,
  signal = never,
  tell: (done: number) => void = () => undefined,
) {
  const gateway = createGateway({ target: () => target, sandbox: () => Promise.reject(new Error('none')) });
  onTestFinished(() => gateway.close());
  const { address, mapping } = target;
  return checkServer(
    { name: 'Tried', address, host: new URL(address).host, mapping },
    {
      ask: (request) => gateway.handleAt(target, request),
      diagnose: (stop) => diagnose(target, { signal: stop, progress: () => undefined }),
      signal,
      language: 'en-US',
      now: () => Date.parse('2026-11-28T10:00:00Z'),
      progress: ({ done }) => tell(done),
    },
  );
}

export const target = (address: string, given: string | null = token) =>
  targetAt(address, { credential: given === null ? null : { kind: 'token', token: given } });
export const verdictOf = ({ calls }: FreshCheck, id: string) => calls.find((call) => call.id === id)?.verdict;
