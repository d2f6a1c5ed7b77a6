/** Which proxy a URL goes through: bypass lists, the environment's variables, the answers of a PAC script. Pure. */
import { BlockList, isIP, isIPv6 } from 'node:net';
import { readBypassEntry } from '#shared/rules/servers/proxy-bypass.ts';

export interface ProxyServer {
  readonly host: string;
  readonly port: number;
  /** Spoken to over TLS. */
  readonly secure: boolean;
  /** `user:password` for Basic; null for none. */
  readonly login: string | null;
}

/** Through a proxy; null: directly. */
export type Way = ProxyServer | null;
/** The next one is for when the proxy before it can't be reached. */
export type Ways = readonly [Way, ...Way[]];

/** `http://host:port` or `https://host:port`, user and password included where the environment has them. */
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

/** Whether the list leaves a URL to no proxy (proxy-bypass.ts). Loopback never goes through one. */
export function bypasses(list: readonly string[], target: URL): boolean {
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
        return (entry.port ?? port) === port && inNetwork(host, entry.network, entry.bits);
      case 'name':
        return (entry.port ?? port) === port && isNamed(host, entry.name);
      default:
        return false;
    }
  });
}

/** `*` stands for anything, dots too, as Windows means it; `*.corp` and `.corp` for the name itself as well. */
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

/** A name is never looked up for it. */
function inNetwork(host: string, network: string, bits: number): boolean {
  if (!isIP(host)) return false;
  const list = new BlockList();
  list.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');
  return list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/**
 * `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, in either case (the lower one first). Where the one that
 * counts is none that can be used: its name and address, without user and password.
 */
export function environmentProxy(
  env: NodeJS.ProcessEnv,
  target: URL,
): ProxyServer | null | { readonly unusable: string } {
  const value = (name: string): string => env[name.toLowerCase()] ?? env[name] ?? '';
  const noProxy = value('NO_PROXY').split(/[\s,]+/);
  // Its plain names mean the name and everything below it.
  const list = noProxy.flatMap((entry) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(entry) ? [entry, `.${entry}`] : [entry],
  );
  if (bypasses(list, target)) return null;
  const own = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const name = value(own) === '' ? 'ALL_PROXY' : own;
  const address = value(name).trim();
  if (address === '') return null;
  return proxyFrom(address, null) ?? { unusable: `${name}=${address.replace(/[^/]*@/, '')}` };
}

/** `PROXY a:1; HTTPS b:2; DIRECT`: those that we can use, in order; null means direct. Empty where there is none. */
export function waysFromAnswer(answer: string): (ProxyServer | null)[] {
  const parts = answer.split(';').map((part) => part.trim());
  // No answer is a script's way to say "directly".
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
