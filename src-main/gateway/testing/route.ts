import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import type { GatewayRoute } from '../target.ts';
import { ask, cleanup, targetAt } from './exchange.ts';

const direct = targetAt('').route;

export function through(
  address: string,
  route: Partial<GatewayRoute>,
  more: Partial<GatewayOptions> = {},
): Gateway {
  const target = targetAt(address, { route: { ...direct, ...route } });
  const gateway = createGateway({
    target: () => target,
    sandbox: () => Promise.reject(new Error('none')),
    ...more,
  });
  cleanup.push(gateway.close);
  return gateway;
}

export const textOf = async (gateway: Gateway) => new Response((await ask(gateway)).body).text();
