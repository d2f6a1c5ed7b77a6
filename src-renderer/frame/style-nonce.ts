/**
 * antd measures scroll bars (its Table, when it mounts) and locks the page's scrolling (its Modal and Drawer) with
 * `<style>` elements that its `csp` setting does not reach (@rc-component/util `getTargetScrollBarSize`,
 * @rc-component/portal `useScrollLocker`), so that the content policy blocks them. They are put at the end of the
 * head by script; whatever script of ours puts there gets the page's nonce. What comes in as markup gets none.
 */
export function giveNonceToHeadStyles(nonce: string): void {
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <T extends Node>(node: T): T => {
    if (node instanceof HTMLStyleElement && !node.nonce) node.nonce = nonce;
    return append(node);
  };
}
