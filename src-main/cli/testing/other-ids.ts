/**
 * A second server has other ids for the same records: the first digit of every id is replaced by nine minus the digit. The
 * function is its own inverse.
 */

/** Prefixes of tenants, segments, entries, login methods, application groups, themes, templates, agreements, rules, departments, people. */
const ids = /(?<![\w-])((?:T(?=\d{7})|SEG|IPC|LT|AC|TM|TP|TF|BT|AG|RC|D|U)(?=\d{3,}))(\d)(?=\d*(?![\w-]))/g;

export const withOtherIds = (text: string): string =>
  text.replace(ids, (_, head: string, digit: string) => `${head}${9 - Number(digit)}`);
