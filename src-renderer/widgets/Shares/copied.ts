/**
 * Shares as a text that is copied in one list and pasted in another, in another window too. Whatever is pasted may come
 * from anywhere: what is no list of shares of this tenant is none.
 */
import {
  hasLevels,
  isWhole,
  type Share,
  type ShareKind,
  shareKinds,
} from '#shared/rules/common/shares/share.ts';

const mark = 'steward-shares/1';
/** Of a text that is looked at. */
const longest = { characters: 200_000, lines: 2000 } as const;

/** A line says what it is, and of which tenant; then one line for each share. */
export function copiedText(shares: readonly Share[], tenantKey: string): string {
  const lines = shares.map(({ kind, id, exclude, below }) =>
    [kind, id, exclude ? 'out' : 'in', below ? 'below' : ''].join('\t'),
  );
  return [`${mark}\t${tenantKey}`, ...lines].join('\n');
}

/** `elsewhere`: they are of another tenant, where the same ids are other people. null: there are no shares in it. */
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
  if ((id === '') !== isWhole(kind) || !/^[\w-]{0,100}$/.test(id)) return null;
  return { kind, id, exclude: way === 'out', below: below === 'below' && hasLevels(kind) };
}

function isKind(word: string): word is ShareKind {
  return shareKinds.some((kind) => kind === word);
}
