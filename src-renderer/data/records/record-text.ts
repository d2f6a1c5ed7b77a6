/** Fields of a record and their values in words. */
import { stringifyJson } from '#shared/kit/exact-json.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import { isSecretName, masked } from '#shared/rules/secrets/secret-names.ts';
import type { Share } from '#shared/rules/shares/share.ts';
import type { Language } from '#shared/text/types.ts';
import { translate } from '../text.ts';
import { sharesText } from './shares-text.ts';

/** Characters of a value that are shown. */
const longest = 300;

type Said<Values extends object> = Pick<RecordKind<never, Values>, 'words' | 'html' | 'shares' | 'listed'>;

/** `place`: where the record's fields are named by it. */
export function labelOf<Place, Values extends object>(
  kind: Pick<RecordKind<Place, Values>, 'label'>,
  name: keyof Values & string,
  place?: Place,
): string {
  const label = kind.label(name, document.documentElement.lang as Language, place);
  return 'key' in label ? translate(label.key) : label.text;
}

export function valueText<Values extends object>(
  kind: Said<Values>,
  name: keyof Values & string,
  value: unknown,
): string {
  // Whoever looks over one's shoulder is not meant.
  if (isSecretName(name) && typeof value === 'string' && value !== '') return masked;
  const words = kind.words?.(name, value);
  if (words) return words.map((key) => translate(key)).join(translate('common.form.separator')) || none();
  if (kind.shares?.includes(name) && Array.isArray(value))
    return sharesText(value as readonly Share[]) || none();
  if (kind.listed?.includes(name) && typeof value === 'object' && value !== null)
    return translate('record.entries', { count: Object.keys(value).length });
  if (typeof value === 'boolean') return translate(value ? 'record.on' : 'record.off');
  const text = typeof value === 'string' ? value : stringifyJson(value ?? '');
  const shown = (kind.html?.includes(name) ? textOf(text) : text).trim();
  if (shown === '') return none();
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}

const none = () => translate('record.empty');

/** Read in a document of its own, which fetches nothing and runs nothing. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, li, h3, h4, br, blockquote')) block.append(' ');
  for (const picture of body.querySelectorAll('img')) {
    picture.replaceWith(`[${picture.alt || translate('record.picture')}]`);
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}
