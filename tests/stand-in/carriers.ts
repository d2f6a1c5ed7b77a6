/** Both carriers of the gateway, so that one suite can judge them: our own connections, and the system's network. */
import { onTestFinished, vi } from 'vitest';
import { desktopNetwork } from '../../src-main/desktop/system-network.ts';
import { answerCredentials } from '../../src-main/desktop/window-credentials.ts';
import { createGateway, type Gateway, type GatewayTarget } from '../../src-main/gateway/index.ts';
import { createProxyLogins } from '../../src-main/gateway/system-network/proxy-logins.ts';
import type { SystemNetwork } from '../../src-main/gateway/system-network/system-network.ts';
import { targetAt } from '../../src-main/gateway/testing/exchange.ts';
import { answers, app } from './electron.ts';

export const carriers = ['our own connections', 'the system’s network'] as const;
export type CarrierName = (typeof carriers)[number];

/** The answer of the user in the window that asks for a proxy's password; null closes the window. */
export const askLogin = vi.fn<Parameters<typeof createProxyLogins>[0]>(async () => null);
/** The certificate that the user chooses. */
export const choose = vi.fn(async (list: readonly Electron.Certificate[]) => list[0] ?? null);

export function systemNetwork(): SystemNetwork {
  const network = desktopNetwork(createProxyLogins(askLogin));
  // The stand-in has what the shell uses of the app.
  answerCredentials(
    app as unknown as Electron.App,
    { targetOf: () => null },
    {
      report: () => undefined,
      network,
      choose,
    },
  );
  return network;
}

export interface ReachOptions extends Partial<Omit<GatewayTarget, 'route'>> {
  readonly route?: Partial<GatewayTarget['route']>;
  readonly deadline?: number;
}

/** A gateway to this address by the system's proxies. */
export function reach(
  carrier: CarrierName,
  address: string,
  { route, deadline, ...more }: ReachOptions = {},
): Gateway {
  const isSystems = carrier === 'the system’s network';
  const proxy = { mode: 'system', ...(isSystems && { asSystem: true }), ...route?.proxy } as const;
  const target = targetAt(address, {
    ...more,
    route: { ...targetAt('').route, ...route, proxy: proxy as GatewayTarget['route']['proxy'] },
  });
  const gateway = createGateway({
    target: () => target,
    sandbox: () => Promise.reject(new Error('no sandbox here')),
    askSystem: async () => answers.systemProxy,
    network: systemNetwork(),
    ...(deadline !== undefined && { deadline }),
  });
  onTestFinished(() => gateway.close());
  return gateway;
}
