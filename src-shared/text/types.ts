import { languages } from './tables/languages.ts';

/** The base key of plural forms (`left_one`, `left_other`), which is used with a `count`. */
type PluralBase<Key extends string> = Key extends `${infer Base}_other` ? Base : never;

/** Dotted paths to all texts of a tree. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key | PluralBase<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

export { languages };
export type Language = (typeof languages)[number];

/** The language for a BCP 47 tag: the same tag, otherwise the same primary subtag (`zh-TW`: Chinese), or English. */
export function languageFor(tag: string): Language {
  const lowerTag = tag.toLowerCase();
  const tongueOf = (one: string) => /^[a-z]*/.exec(one.toLowerCase())?.[0];
  return (
    languages.find((one) => one.toLowerCase() === lowerTag) ??
    languages.find((one) => tongueOf(one) === tongueOf(lowerTag)) ??
    'en-US'
  );
}
