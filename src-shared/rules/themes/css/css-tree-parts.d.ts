/** Parts of css-tree without its grammar of all properties, which makes the whole package three times as large. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree';
}
declare module 'css-tree/walker' {
  import { find, walk } from 'css-tree';

  const walker: typeof walk & { readonly find: typeof find };
  export default walker;
}
declare module 'css-tree/tokenizer' {
  /** Calls `take` with each token's type and offsets, the end exclusive. */
  export function tokenize(css: string, take: (type: number, from: number, to: number) => void): void;
  export const tokenTypes: Readonly<
    Record<
      | 'AtKeyword'
      | 'CDC'
      | 'CDO'
      | 'Colon'
      | 'Comment'
      | 'Function'
      | 'Ident'
      | 'LeftCurlyBracket'
      | 'LeftParenthesis'
      | 'LeftSquareBracket'
      | 'RightCurlyBracket'
      | 'RightParenthesis'
      | 'RightSquareBracket'
      | 'Semicolon'
      | 'WhiteSpace',
      number
    >
  >;
}
