/** The proxy for one URL of a profile, by what the profile says. */
import type { ScriptLimits } from './proxy-script/ask-script.ts';
import {
  bypasses,
  environmentProxy,
  type ProxyServer,
  proxyFrom,
  proxyFromPacAnswer,
} from './proxy-rules.ts';
import type { GatewayRoute } from './target.ts';

/** The system's own answer in a PAC script's words, where the shell can ask for it (desktop). */
export type AskSystem = (url: string) => Promise<string>;

/** Null: directly. Rejects with code PAC_FAILED or PROXY_UNUSABLE. */
export async function chooseProxy(
  route: GatewayRoute,
  origin: string,
  askSystem: AskSystem | null,
  { env = process.env, script = {} }: { env?: NodeJS.ProcessEnv; script?: { limit?: ScriptLimits } } = {},
): Promise<ProxyServer | null> {
  const { proxy, proxyPassword } = route;
  const target = new URL(origin);
  switch (proxy.mode) {
    case 'none':
      return null;
    case 'manual': {
      if (bypasses(proxy.bypass, target)) return null;
      const login = proxy.userName === '' ? null : `${proxy.userName}:${proxyPassword ?? ''}`;
      return proxyFrom(proxy.address, login) ?? fail();
    }
    case 'pac': {
      if (bypasses([], target)) return null;
      const { askProxyScript } = await import('./proxy-script/ask-script.ts');
      return usable(await askProxyScript(route, proxy.address, `${origin}/`, script));
    }
    case 'system':
      if (bypasses([], target)) return null;
      return askSystem ? usable(await askSystem(`${origin}/`)) : environmentProxy(env, target);
  }
}

/** Whether the answer is "directly" without asking anybody: the fast way of nearly every request. */
export function isDirect(
  { proxy }: GatewayRoute,
  askSystem: AskSystem | null,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  if (proxy.mode === 'none') return true;
  return (
    proxy.mode === 'system' &&
    !askSystem &&
    !proxyVariables.some((name) => env[name] || env[name.toLowerCase()])
  );
}

const proxyVariables = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];

function usable(answer: string): ProxyServer | null {
  const proxy = proxyFromPacAnswer(answer, null);
  return proxy === 'unusable' ? fail() : proxy;
}

function fail(): never {
  throw Object.assign(new Error('the proxy can not be used'), { code: 'PROXY_UNUSABLE' });
}
