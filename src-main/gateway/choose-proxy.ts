/** The ways to a URL, direct or through proxies, by the profile's proxy setting. */
import { proxyUserOf } from '#shared/rules/servers/server-fields.ts';
import { inOrderOfHope } from './failed-proxies.ts';
import {
  isBypassed,
  environmentProxy,
  type ProxyWay,
  type ProxyWays,
  proxyFrom,
  waysFromAnswer,
} from './proxy-rules.ts';
import type { ScriptLimits } from './proxy-script/ask-script.ts';
import type { GatewayRoute } from './target.ts';

/** Asks the system for its proxies (desktop only); resolves to text in the form of a PAC script's result. */
export type AskSystem = (url: string) => Promise<string>;

const directly: ProxyWays = [null];

/** Returns the ways in the order in which to try them. Rejects with code PAC_FAILED or PROXY_UNUSABLE. */
export async function chooseWays(
  route: GatewayRoute,
  origin: string,
  askSystem: AskSystem | null,
  { env = process.env, script = {} }: { env?: NodeJS.ProcessEnv; script?: { limit?: ScriptLimits } } = {},
): Promise<ProxyWays> {
  const { proxy } = route;
  const target = new URL(origin);
  const login = loginOf(route);
  switch (proxy.mode) {
    case 'none':
      return directly;
    case 'manual': {
      if (isBypassed(proxy.bypass, target)) return directly;
      return [proxyFrom(proxy.address, login) ?? fail(proxy.address)];
    }
    case 'pac': {
      if (isBypassed([], target)) return directly;
      const { askProxyScript } = await import('./proxy-script/ask-script.ts');
      return usable(await askProxyScript(route, proxy.address, `${origin}/`, script), login);
    }
    case 'system': {
      if (isBypassed([], target)) return directly;
      if (askSystem) return usable(await askSystem(`${origin}/`), login);
      const found = environmentProxy(env, target);
      if (found && 'unusable' in found) return fail(found.unusable);
      return [found && { ...found, login: login ?? found.login }];
    }
  }
}

/** Whether the way is direct without asking anybody: the fast path of nearly every request. */
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

/** The profile's `user:password` for any proxy; null for none. */
function loginOf({ proxy, proxyPassword }: GatewayRoute): string | null {
  const userName = proxyUserOf(proxy);
  return userName === '' ? null : `${userName}:${proxyPassword ?? ''}`;
}

function usable(answer: string, login: string | null): ProxyWays {
  const [first, ...others] = inOrderOfHope(waysFromAnswer(answer));
  if (first === undefined) return fail(answer);
  return [withLogin(first, login), ...others.map((way) => withLogin(way, login))];
}

function withLogin(way: ProxyWay, login: string | null): ProxyWay {
  return way && { ...way, login };
}

/** `detail`: the unusable proxy as configured, e.g. `SOCKS s.example:1080`. */
function fail(detail: string): never {
  throw Object.assign(new Error('the proxy can not be used'), { code: 'PROXY_UNUSABLE', detail });
}
