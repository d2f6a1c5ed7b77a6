/** Parts of css-tree by themselves: the whole has the grammar of all properties, which is twice as large as they are. */
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
