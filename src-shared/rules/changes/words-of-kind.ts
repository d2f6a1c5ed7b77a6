/** What a change and its fields are called, in words: a file may name anything, at any place. */
import type { KnownWords } from '../../text/known-words.ts';
import type { Language } from '../../text/types.ts';
import type { RecordKind } from '../common/record/record.ts';

/** The name itself where nothing better is known. */
export function fieldCalled<Place, Values extends object>(
  { label }: Partial<Pick<RecordKind<Place, Values>, 'label'>>,
  name: keyof Values & string,
  place: Place | undefined,
  { language, ifKnown }: Pick<KnownWords, 'ifKnown'> & { readonly language: Language },
): string {
  const said = called(() => label?.(name, language, place));
  if (!said) return name;
  return ('key' in said ? ifKnown(said.key) : said.text) ?? name;
}

/** A change whose title this version has no words for is one all the same. */
export function changeCalled(title: string, { say, ifKnown }: KnownWords): string {
  return ifKnown(title) ?? say('changes.untitled');
}

/** undefined: it is no field, or no place, of the kind. */
function called<Said>(label: () => Said): Said | undefined {
  try {
    return label();
  } catch {
    return undefined;
  }
}
