/**
 * Gives the page's nonce to `<style>` elements that scripts append to the head. antd measures scroll bars (Table) and
 * locks scrolling (Modal, Drawer) with elements that its `csp` setting does not reach (@rc-component/util
 * `getTargetScrollBarSize`, @rc-component/portal `useScrollLocker`), so the content policy would block them. Elements
 * from markup get no nonce.
 */
export function giveNonceToHeadStyles(nonce: string): void {
  const append = document.head.appendChild.bind(document.head);
  document.head.appendChild = <T extends Node>(node: T): T => {
    if (node instanceof HTMLStyleElement && !node.nonce) node.nonce = nonce;
    return append(node);
  };
}
