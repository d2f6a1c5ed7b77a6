/** The deadline of a complete response that a slow page is still reading. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GatewayDecision } from './decide.ts';
import { Relay } from './relay.ts';
import { createSessionJar } from './session-jar.ts';
import { readAddress } from './target.ts';
import { targetAt } from './testing/exchange.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deadline = 120_000;

function heldAnswer() {
  const told: string[] = [];
  const sink = {
    start: (status: number) => void told.push(`start ${status}`),
    data: (chunk: Uint8Array) => told.push(`data ${chunk.length}`) < 0,
    end: () => void told.push('end'),
    fail: ({ code }: { readonly code: string }) => void told.push(code),
  };
  const address = readAddress('http://office.example.com');
  if (!address) throw new Error('this is an address');
  const request: GatewayDecision = {
    ok: true,
    address,
    method: 'GET',
    path: '/api/x',
    headers: [],
    approved: null,
  };
  const tools = { jar: createSessionJar(), deadline, now: () => 0 };
  const relay = new Relay(sink, targetAt('http://office.example.com'), request, tools);
  relay.head(200, { 'content-type': 'application/json' });
  for (let n = 0; n < 4; n++) relay.data(new Uint8Array(10));
  relay.end();
  return { relay, told };
}

it('goes on for as long as the page takes more of it', () => {
  const { relay, told } = heldAnswer();
  for (let n = 0; n < 3; n++) {
    vi.advanceTimersByTime(deadline - 1);
    relay.resume();
  }
  expect(told).toEqual(['start 200', ...Array.from({ length: 4 }, () => 'data 10'), 'end']);
});

it('ends where the page takes nothing more for as long as a server may be silent', () => {
  const { told } = heldAnswer();
  vi.advanceTimersByTime(deadline);
  expect(told).toEqual(['start 200', 'data 10', 'TIMEOUT']);
});
