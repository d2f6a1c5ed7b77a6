/** Which proxy a URL goes through: bypass lists, the environment's variables, the answers of a PAC script. Pure. */
import { BlockList, isIP, isIPv6 } from 'node:net';

export interface ProxyServer {
  readonly host: string;
  readonly port: number;
  /** Spoken to over TLS. */
  readonly secure: boolean;
  /** `user:password` for Basic; null for none. */
  readonly login: string | null;
}

/** `http://host:port` or `https://host:port`, user and password included where the environment has them. */
export function proxyFrom(address: string, login: string | null): ProxyServer | null {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  const secure = url.protocol === 'https:';
  const inside = url.username === '' ? null : `${decode(url.username)}:${decode(url.password)}`;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 443 : 80)),
    secure,
    login: login ?? inside,
  };
}

/**
 * Entries: `host`, `host:port`, `.suffix` or `*.suffix`, an address, a network (`10.0.0.0/8`), `<local>` (names without a dot), `*`. Loopback
 * never goes through a proxy.
 */
export function bypasses(list: readonly string[], target: URL): boolean {
  const host = target.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || host === '::1' || /^127\./.test(host)) return true;
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  return list.some((written) => {
    const entry = written.trim().toLowerCase();
    if (entry === '') return false;
    if (entry === '*') return true;
    if (entry.includes('/')) return inNetwork(host, entry);
    if (isIP(entry)) return inNetwork(host, `${entry}/${isIPv6(entry) ? 128 : 32}`);
    if (entry === '<local>') return !host.includes('.') && !host.includes(':');
    const [, name = entry, onlyPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (onlyPort !== undefined && onlyPort !== port) return false;
    const suffix = name.replace(/^\*?\./, '').replace(/^\[|\]$/g, '');
    return (
      host === suffix || ((name.startsWith('.') || name.startsWith('*.')) && host.endsWith(`.${suffix}`))
    );
  });
}

/** `10.0.0.0/8`, `fd00::/8`. A name is never looked up for it. */
function inNetwork(host: string, entry: string): boolean {
  const [network = '', bits = ''] = entry.split('/');
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const prefix = Number(bits);
  if (!isIP(network) || !isIP(host) || !/^\d{1,3}$/.test(bits) || prefix > (family === 'ipv6' ? 128 : 32))
    return false;
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

/** `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`, in either case (the lower one first). */
export function environmentProxy(env: NodeJS.ProcessEnv, target: URL): ProxyServer | null {
  const value = (name: string): string => env[name.toLowerCase()] ?? env[name] ?? '';
  const noProxy = value('NO_PROXY').split(/[\s,]+/);
  // Its plain names mean the name and everything below it.
  const list = noProxy.flatMap((entry) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(entry) ? [entry, `.${entry}`] : [entry],
  );
  if (bypasses(list, target)) return null;
  const own = target.protocol === 'https:' ? value('HTTPS_PROXY') : value('HTTP_PROXY');
  const address = own || value('ALL_PROXY');
  return address === '' ? null : proxyFrom(address, null);
}

/** `PROXY a:1; HTTPS b:2; DIRECT`: the first that we can use; null means direct; `unusable` where none can be used. */
export function proxyFromPacAnswer(answer: string, login: string | null): ProxyServer | null | 'unusable' {
  const parts = answer.split(';').map((part) => part.trim());
  // No answer is a script's way to say "directly".
  if (parts.every((part) => part === '')) return null;
  for (const part of parts) {
    const [kind = '', address = ''] = part.split(/\s+/);
    if (/^DIRECT$/i.test(kind)) return null;
    const scheme = /^(PROXY|HTTP)$/i.test(kind) ? 'http' : /^HTTPS$/i.test(kind) ? 'https' : null;
    const proxy = scheme && proxyFrom(`${scheme}://${address}`, login);
    if (proxy) return proxy;
  }
  return 'unusable';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
