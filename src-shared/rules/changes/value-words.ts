/**
 * The text of any record field's value, for the review, the report and the terminal. A value without a word of its
 * own is shown as it is, but never in the format of the wire.
 */
import { isExactNumber } from '../../kit/exact-number.ts';
import { sameValue } from '../../kit/merge.ts';
import type { KnownWords } from '../../text/known-words.ts';
import type { Language } from '../../text/types.ts';
import type { RecordKind, RowWords } from '../common/record/record.ts';
import { isSecretName, maskedValue } from '../common/secrets/secret-names.ts';
import { isUntargeted, type Share, shareKinds } from '../common/shares/share.ts';
import { recordNameOrId } from './name-in.ts';
import { fieldCalled } from './words-of-kind.ts';

type Said = Partial<
  Pick<
    RecordKind<never, Record<string, unknown>>,
    'words' | 'html' | 'shares' | 'countedFields' | 'rows' | 'row'
  >
> &
  Partial<Pick<RowWords, 'label'>>;

export interface ValueWords extends KnownWords {
  readonly language: Language;
  /** Converts rich text to plain text; by default its source is shown. */
  readonly rich?: (html: string) => string;
  /** Returns the name behind an id; null when it is not known. */
  readonly nameOf?: (kind: Share['kind'], id: string) => string | null;
  /** Long lists are only counted, because their rows are shown elsewhere. */
  readonly counts?: boolean;
}

/** The deepest nesting of rows and parts in the text. */
const deepest = 4;

/** Returns '' for an empty value. */
export function valueWords(kind: Said, name: string, value: unknown, words: ValueWords): string {
  return valueText(kind, name, value, words, 0).trim();
}

function valueText(kind: Said, name: string, value: unknown, words: ValueWords, depth: number): string {
  // A secret is masked, since others may look at the screen.
  if (isSecretName(name) && typeof value === 'string' && value !== '') return maskedValue;
  const chosen = chosenText(kind, name, value, words);
  if (chosen !== null) return chosen;
  if (kind.shares?.includes(name) && Array.isArray(value))
    return joined(
      value.map((one) => shareText(one, words)),
      words,
    );
  if (words.counts && kind.countedFields?.includes(name) && isObject(value))
    return words.say('record.entries', { count: Object.keys(value).length });
  if (typeof value === 'string') return kind.html?.includes(name) ? (words.rich?.(value) ?? value) : value;
  return plain(kind.rows?.[name] ?? kind.row ?? {}, name, value, words, depth);
}

/** Returns null when the record's kind has no words for the field. */
function chosenText(kind: Said, name: string, value: unknown, words: ValueWords): string | null {
  const keysOf = (element: unknown) => {
    try {
      return kind.words?.(name, element) ?? null;
    } catch {
      // The value is not of the form that the kind has words for.
      return null;
    }
  };
  const keys = keysOf(value);
  if (keys === null) return null;
  const texts = keys.flatMap((key) => words.ifKnown(key) ?? []);
  const count = Array.isArray(value) ? value.length : isEmpty(value) ? 0 : 1;
  if (texts.length >= count) return joined(texts, words);
  // The values are named one by one, so that a value without a word is still shown.
  const each = Array.isArray(value) ? value : [value];
  return joined(
    each.map((one) => {
      const [key] = keysOf(Array.isArray(value) ? [one] : one) ?? [];
      return (key && words.ifKnown(key)) || plain({}, name, one, words, 1);
    }),
    words,
  );
}

function plain(row: Said, name: string, value: unknown, words: ValueWords, depth: number): string {
  if (isEmpty(value)) return '';
  if (typeof value === 'boolean') return words.say(value ? 'record.on' : 'record.off');
  if (!isObject(value)) return String(value);
  if (isExactNumber(value)) return value.$number;
  if (depth >= deepest) return '…';
  if (Array.isArray(value))
    return joined(
      value.map((one) => plain(row, name, one, words, depth + 1)),
      words,
    );
  if (isDays(value)) return `${day(value.from)} – ${day(value.to)}`;
  return rowText(row, value, words, depth);
}

/** Returns a text such as `Office (Start IP: 10.0.0.1, End IP: 10.0.0.9)`. */
function rowText(row: Said, value: object, words: ValueWords, depth: number): string {
  const ownName = recordNameOrId(value);
  const parts = Object.entries(value).flatMap(([part, one]) => {
    const text = sameValue(one, ownName) ? '' : valueText(row, part, one, words, depth + 1);
    if (text === '' || (ownName !== '' && part === 'id')) return [];
    return [
      words.say('changes.fieldOf', {
        field: fieldCalled<unknown, Record<string, unknown>>(row, part, undefined, words),
        value: text,
      }),
    ];
  });
  if (ownName === '') return parts.join(', ');
  return parts.length === 0 ? ownName : `${ownName} (${parts.join(', ')})`;
}

function shareText(share: unknown, words: ValueWords): string {
  const { kind, id = '', below, exclude } = (isObject(share) ? share : {}) as Partial<Share>;
  const known = shareKinds.find((one) => one === kind);
  if (!known) return plain({}, 'shares', share, words, 1);
  return shareWords({ kind: known, id: String(id), below: below === true, exclude: exclude === true }, words);
}

export function shareWords({ kind, id, below, exclude }: Share, words: ValueWords): string {
  const said = words.say(`shares.kind.${kind}`);
  const named = () => words.nameOf?.(kind, id) ?? words.say('shares.unknown', { kind: said, id });
  const name = isUntargeted(kind) ? said : named();
  const whole = below ? words.say('shares.belowOf', { name }) : name;
  return exclude ? words.say('shares.without', { name: whole }) : whole;
}

const joined = (texts: readonly string[], { say }: ValueWords): string =>
  texts.filter((text) => text !== '').join(say('common.form.separator'));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (isObject(value) && !isExactNumber(value) && Object.keys(value).length === 0);

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}
const isEnd = (end: unknown) => end === null || typeof end === 'string';
function isDays(value: object): value is Days {
  const { from, to, ...more } = value as Partial<Days>;
  return isEnd(from) && isEnd(to) && Object.keys(more).length === 0;
}
/** An empty or zero date means an open end. */
const day = (end: string | null): string =>
  end === null || end === '' || end.startsWith('0000') ? '…' : end;
