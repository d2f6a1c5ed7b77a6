/** A message file in one language is a tree of texts; the other language must have exactly the same keys. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>;
};

/** A text with plural forms (`left_one`, `left_other`) is asked for by its base and a `count`. */
type PluralBase<Key extends string> = Key extends `${infer Base}_other` ? Base : never;

/** Dotted paths to the texts of a tree. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key | PluralBase<Key>
    : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

export const languages = ['en-US', 'zh-CN'] as const;
export type Language = (typeof languages)[number];

/** The language for a BCP 47 tag: Chinese for any `zh`, English otherwise. */
export function languageFor(tag: string): Language {
  return /^zh\b/i.test(tag) ? 'zh-CN' : 'en-US';
}
