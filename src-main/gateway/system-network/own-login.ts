import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import type { GatewayRoute } from '../target.ts';
import type { ProxyLogin } from './system-network.ts';

/** The profile's own user name and password for a proxy; null where it has not both. */
export function ownLogin({
  proxy,
  proxyPassword,
}: Pick<GatewayRoute, 'proxy' | 'proxyPassword'>): ProxyLogin | null {
  const userName = proxyUserOf(proxy);
  return userName === '' || proxyPassword === null ? null : { userName, password: proxyPassword };
}
