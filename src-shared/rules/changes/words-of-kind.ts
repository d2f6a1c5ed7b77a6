/** The titles of changes and the labels of their fields; a file may name unknown fields and locators. */
import type { KnownWords } from '../../text/known-words.ts';
import type { Language } from '../../text/types.ts';
import type { RecordKind } from '../common/record/record.ts';

/** Returns the field's label, or its name when no label is known. */
export function fieldCalled<Locator, Values extends object>(
  { label }: Partial<Pick<RecordKind<Locator, Values>, 'label'>>,
  name: keyof Values & string,
  locator: Locator | undefined,
  { language, ifKnown, say }: KnownWords & { readonly language: Language },
): string {
  const said = called(() => label?.(name, language, locator));
  if (!said) return name;
  if ('text' in said) return said.text;
  return (said.params ? say(said.key, said.params) : ifKnown(said.key)) ?? name;
}

/** A change whose title this version does not know gets a general title. */
export function changeCalled(title: string, { say, ifKnown }: KnownWords): string {
  return ifKnown(title) ?? say('changes.untitled');
}

/** Returns undefined when the kind has no such field or locator. */
function called<Said>(label: () => Said): Said | undefined {
  try {
    return label();
  } catch {
    return undefined;
  }
}
