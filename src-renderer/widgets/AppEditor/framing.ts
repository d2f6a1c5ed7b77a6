/**
 * Whether the platform may show a page in a frame: by `frame-ancestors` (CSP 3 §6.4.2), and without it by
 * `X-Frame-Options` (RFC 7034, as browsers implement it).
 */
import type { LinkReport } from '#shared/rules/link-check/link-report.ts';

export type Framing =
  | 'allowed'
  /** The page allows no frame at all. */
  | 'nobody'
  /** The page allows only frames of its own origin. */
  | 'itself'
  /** The page allows some origins, and the platform is not among them. */
  | 'others';

/** `platform` is the origin of the platform's pages; null where it is not known, e.g. in the sandbox. */
export function framingOf(
  report: Pick<LinkReport, 'frameAncestors' | 'frameOptions'>,
  page: string,
  platform: string | null,
): Framing {
  const { frameAncestors, frameOptions } = report;
  if (frameAncestors.length > 0) {
    const verdicts = frameAncestors.map((sources) => ofSources(sources, page, platform));
    return verdicts.find((verdict) => verdict !== 'allowed') ?? 'allowed';
  }
  const said = frameOptions.flatMap((each) => each.split(',')).map((each) => each.trim().toLowerCase());
  if (said.some((each) => each === 'deny')) return 'nobody';
  const own = said.some((each) => each === 'sameorigin');
  // Browsers take the strictest of contradicting values, and ignore the obsolete `allow-from`.
  return own && originOf(page) !== platform ? 'itself' : 'allowed';
}

function ofSources(sources: readonly string[], page: string, platform: string | null): Framing {
  const named = sources.map((source) => source.toLowerCase()).filter((source) => source !== "'none'");
  if (named.length === 0) return 'nobody';
  const lets = named.some((source) => isMatch(source, page, platform));
  if (lets) return 'allowed';
  return named.every((source) => source === "'self'") ? 'itself' : 'others';
}

function isMatch(source: string, page: string, platform: string | null): boolean {
  const scheme = platform === null ? 'https:' : new URL(platform).protocol;
  if (source === '*') return scheme === 'http:' || scheme === 'https:';
  if (source === "'self'") return platform !== null && originOf(page) === platform;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source))
    return source === scheme || (source === 'http:' && scheme === 'https:');
  if (platform === null) return false;
  const found = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source);
  if (!found) return false;
  const [, of = new URL(page).protocol.slice(0, -1), wild, host = '', port] = found;
  const { protocol, hostname, port: platformPort } = new URL(platform);
  const sameScheme = `${of}:` === protocol || (of === 'http' && protocol === 'https:');
  const sameHost = wild ? hostname.endsWith(`.${host}`) : hostname === host;
  const usual = protocol === 'https:' ? '443' : '80';
  const samePort = port === '*' || (port ?? usual) === (platformPort || usual);
  return sameScheme && sameHost && samePort;
}

export function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}
