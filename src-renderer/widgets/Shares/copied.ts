/** Shares as clipboard text. Pasted text is untrusted: anything but this tenant's shares is rejected. */
import {
  hasLevels,
  isUntargeted,
  type Share,
  type ShareKind,
  shareKinds,
} from '#shared/rules/common/shares/share.ts';

const mark = 'steward-shares/1';
/** Limits of a pasted text. */
const longest = { characters: 200_000, lines: 2000 } as const;

/** A header line with the tenant, then one line per share. */
export function copiedText(shares: readonly Share[], tenantKey: string): string {
  const lines = shares.map(({ kind, id, exclude, below }) =>
    [kind, id, exclude ? 'out' : 'in', below ? 'below' : ''].join('\t'),
  );
  return [`${mark}\t${tenantKey}`, ...lines].join('\n');
}

/** Returns `elsewhere` for another tenant's shares, whose ids mean other people, and null for text without shares. */
export function readCopied(text: string, tenantKey: string): readonly Share[] | 'elsewhere' | null {
  if (text.length > longest.characters) return null;
  const [head = '', ...lines] = text.replaceAll('\r', '').trimEnd().split('\n');
  const [name, tenant] = head.split('\t');
  if (name !== mark || lines.length > longest.lines) return null;
  if (tenant !== tenantKey) return 'elsewhere';
  const shares = lines.map(shareOf);
  const good = shares.filter((share) => share !== null);
  return good.length === shares.length && good.length > 0 ? good : null;
}

function shareOf(line: string): Share | null {
  const [kind = '', id = '', way, below, ...more] = line.split('\t');
  if (!isKind(kind) || (way !== 'in' && way !== 'out') || more.length > 0) return null;
  if ((id === '') !== isUntargeted(kind) || !/^[\w-]{0,100}$/.test(id)) return null;
  return { kind, id, exclude: way === 'out', below: below === 'below' && hasLevels(kind) };
}

function isKind(word: string): word is ShareKind {
  return shareKinds.some((kind) => kind === word);
}
