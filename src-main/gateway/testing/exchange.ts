/** A gateway with a server behind it, for tests; everything is closed after its test. */
import { expect, onTestFinished } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import type { GatewayTarget } from '../target.ts';
import type { GatewayResponse } from '../web-streams.ts';
import { type Script, type ScriptedServer, scriptedServer } from './scripted-server.ts';

/**
 * Ends what a test has opened, newest first. Each end is registered with the running test: test files share their
 * worker, in which a hook of this module would run for the first file alone.
 */
export const cleanup = {
  push(end: () => Promise<void>): void {
    onTestFinished(end);
  },
};

export async function server(
  script: Script | string,
  tls?: Parameters<typeof scriptedServer>[1],
): Promise<ScriptedServer> {
  const made = await scriptedServer(typeof script === 'string' ? () => script : script, tls);
  cleanup.push(made.close);
  return made;
}

/** A target with a direct route and default settings. */
export function targetAt(address: string, more: Partial<GatewayTarget> = {}): GatewayTarget {
  return {
    id: 'r',
    mark: 'r',
    kind: 'remote',
    address,
    credential: null,
    blocked: false,
    readOnly: false,
    mapping: noMapping,
    headers: [],
    gate: null,
    route: { proxy: { mode: 'none' }, proxyPassword: null, authorities: '', client: null, trusted: [] },
    ...more,
  };
}

export function gatewayTo(
  address: string,
  { credential = null, ...more }: Partial<GatewayOptions> & { credential?: GatewayTarget['credential'] } = {},
): Gateway {
  const gateway = createGateway({
    target: () => targetAt(address, { credential }),
    sandbox: () => Promise.reject(new Error('no sandbox here')),
    ...more,
  });
  cleanup.push(gateway.close);
  return gateway;
}

export interface Ask {
  method?: string;
  target?: string;
  headers?: [string, string][];
  body?: string;
  signal?: AbortSignal;
}
export function ask(gateway: Gateway, o: Ask = {}): Promise<GatewayResponse> {
  const { method = 'GET', target = '/api/x', headers = [], signal = new AbortController().signal } = o;
  return gateway.handle({ method, target, headers, body: o.body ? new Response(o.body).body : null, signal });
}
export async function named(answer: Promise<GatewayResponse>): Promise<[number, string, string | null]> {
  const { status, headers, body } = await answer;
  const { gateway, detail } = (await new Response(body).json()) as { gateway: string; detail: string | null };
  expect(new Headers(headers).get('x-steward-gateway')).toBe(gateway);
  return [status, gateway, detail];
}

export const ok = (body: string, more = ''): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
export const at = (one: ScriptedServer, path = ''): string => `http://127.0.0.1:${one.port}${path}`;
