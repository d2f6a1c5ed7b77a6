/**
 * Servers that a manual proxy is not used for, as users write them. Allowed are names, patterns with `*` as on Windows,
 * addresses, networks and `<local>`, each with an optional port; a meaningless entry is refused while it is typed.
 */

export type BypassEntry =
  | { readonly kind: 'all' | 'local' }
  /** `network` is without brackets; `bits` is the length of its prefix. */
  | {
      readonly kind: 'network';
      readonly network: string;
      readonly bits: number;
      readonly port: string | null;
    }
  /** `name` is in lower case, as in a URL; a leading dot means all names below it. */
  | { readonly kind: 'name'; readonly name: string; readonly port: string | null };

const ipv4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const mostPort = 65_535;

export function bypassEntries(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

/** Returns null for a text without a meaning. */
export function readBypassEntry(written: string): BypassEntry | null {
  const entry = written.trim().toLowerCase();
  if (entry === '*') return { kind: 'all' };
  if (entry === '<local>') return { kind: 'local' };
  const slash = entry.indexOf('/');
  if (slash >= 0) return networkOf(entry.slice(0, slash), entry.slice(slash + 1));
  if (isIpv6(entry)) return { kind: 'network', network: entry, bits: 128, port: null };
  const found = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(entry);
  if (!found) return null;
  const [, name = '', port = null] = found;
  if (port !== null && (Number(port) === 0 || Number(port) > mostPort)) return null;
  if (name.startsWith('[')) {
    const network = name.slice(1, -1);
    return isIpv6(network) ? { kind: 'network', network, bits: 128, port } : null;
  }
  if (ipv4.test(name)) return { kind: 'network', network: name, bits: 32, port };
  const host = hostOf(name);
  return host === null ? null : { kind: 'name', name: host, port };
}

function networkOf(written: string, bits: string): BypassEntry | null {
  const network = written.replace(/^\[(.*)\]$/, '$1');
  const most = ipv4.test(network) ? 32 : isIpv6(network) ? 128 : 0;
  if (most === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most) return null;
  return { kind: 'network', network, bits: Number(bits), port: null };
}

function isIpv6(text: string): boolean {
  return text.includes(':') && !/[[\]%]/.test(text) && URL.canParse(`http://[${text}]/`);
}

/** The labels of a name with `*` anywhere; letters of other scripts become punycode. */
function hostOf(written: string): string | null {
  const labels = written.replace(/^\./, '').split('.');
  const ascii = labels.map((label) => {
    if (/^[a-z0-9_*-]+$/.test(label)) return label;
    // Punycode of a part of a label does not tell the whole label's.
    if (!/[^\0-\x7f]/.test(label) || /[*\s]/.test(label) || !URL.canParse(`http://${label}/`)) return null;
    return new URL(`http://${label}/`).hostname;
  });
  if (ascii.includes(null)) return null;
  return `${written.startsWith('.') ? '.' : ''}${ascii.join('.')}`;
}
