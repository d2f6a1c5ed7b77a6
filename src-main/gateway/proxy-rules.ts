/** Proxy rules for a URL: bypass lists, the environment's variables, the results of a PAC script. Pure. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import { readBypassEntry } from '#shared/rules/servers/proxy-bypass.ts';

export interface ProxyServer {
  readonly host: string;
  readonly port: number;
  /** Whether the connection to the proxy uses TLS. */
  readonly secure: boolean;
  /** `user:password` for Basic; null for none. */
  readonly login: string | null;
}

/** A way to the server: through a proxy, or directly (null). */
export type ProxyWay = ProxyServer | null;
/** Ways in order; the next one is tried where the proxy of the one before is unreachable. */
export type ProxyWays = readonly [ProxyWay, ...ProxyWay[]];

/** Reads `http://host:port` or `https://host:port`; a variable of the environment may include user and password. */
export function proxyFrom(address: string, login: string | null): ProxyServer | null {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  const secure = url.protocol === 'https:';
  const inside = url.username === '' ? null : `${decode(url.username)}:${decode(url.password)}`;
  return {
    host: bare(url.hostname),
    port: Number(url.port || (secure ? 443 : 80)),
    secure,
    login: login ?? inside,
  };
}

/** Whether the bypass list exempts a URL from the proxy (proxy-bypass.ts). Loopback is always exempt. */
export function isBypassed(list: readonly string[], target: URL): boolean {
  const host = bare(target.hostname).toLowerCase();
  if (host === 'localhost' || host === '::1' || /^127\./.test(host)) return true;
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  return list.some((written) => {
    const entry = readBypassEntry(written);
    switch (entry?.kind) {
      case 'all':
        return true;
      case 'local':
        return !host.includes('.') && !host.includes(':');
      case 'network':
        return (
          (entry.port ?? port) === port &&
          /* wall: proxy-exception-network */ inNetwork(host, entry.network, entry.bits)
        );
      case 'name':
        return (entry.port ?? port) === port && isNamed(host, entry.name);
      default:
        return false;
    }
  });
}

/** Whether a host matches: `*` matches anything, dots too (as on Windows); `*.corp` and `.corp` match `corp`. */
function isNamed(host: string, pattern: string): boolean {
  const suffix = /^\*?\.(.*)$/.exec(pattern)?.[1];
  if (suffix !== undefined && isNamed(host, suffix)) return true;
  const [first = '', ...others] = pattern.replace(/^\./, '*.').split('*');
  const last = others.pop();
  if (last === undefined) return host === first;
  if (!host.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = host.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return host.endsWith(last) && host.length - last.length >= at;
}

/** Whether an address lies in a network; a name is never resolved for this. */
function inNetwork(host: string, network: string, bits: number): boolean {
  if (!isIP(host)) return false;
  const list = new BlockList();
  list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');
  return list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/**
 * Reads `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, in lower case first. Where the relevant variable
 * is no usable proxy, returns its name and value without user and password.
 */
export function environmentProxy(
  env: NodeJS.ProcessEnv,
  target: URL,
): ProxyServer | null | { readonly unusable: string } {
  // An empty variable is none, as in curl and Go.
  const value = (name: string): string => env[name.toLowerCase()] || env[name] || '';
  const noProxy = value('NO_PROXY').split(/[\s,]+/);
  // In NO_PROXY a plain name also covers its subdomains.
  const list = noProxy.flatMap((entry) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(entry) ? [entry, `.${entry}`] : [entry],
  );
  if (isBypassed(list, target)) return null;
  const own = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const name = value(own) === '' ? 'ALL_PROXY' : own;
  const address = value(name).trim();
  if (address === '') return null;
  return proxyFrom(address, null) ?? { unusable: `${name}=${address.replace(/[^/]*@/, '')}` };
}

/** Parses `PROXY a:1; HTTPS b:2; DIRECT` to the usable ways, in order; null means direct. May be empty. */
export function waysFromAnswer(answer: string): (ProxyServer | null)[] {
  const parts = answer.split(';').map((part) => part.trim());
  // An empty result is a script's way to say "directly".
  if (parts.every((part) => part === '')) return [null];
  return parts.flatMap((part) => {
    const [kind = '', address = ''] = part.split(/\s+/);
    if (/^DIRECT$/i.test(kind)) return [null];
    const scheme = /^(PROXY|HTTP)$/i.test(kind) ? 'http' : /^HTTPS$/i.test(kind) ? 'https' : null;
    return (scheme && proxyFrom(`${scheme}://${address}`, null)) || [];
  });
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function nameOfWay(way: ProxyWay): string {
  return way ? `${way.host.includes(':') ? `[${way.host}]` : way.host}:${way.port}` : 'DIRECT';
}
