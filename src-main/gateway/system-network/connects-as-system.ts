import type { GatewayRoute } from '../target.ts';

/** Whether the profile wants its connections to be made by the system's own network functions. */
export function connectsAsSystem({ proxy }: Pick<GatewayRoute, 'proxy'>): boolean {
  return (proxy.mode === 'system' || proxy.mode === 'pac') && proxy.asSystem === true;
}
