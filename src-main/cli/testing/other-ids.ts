/**
 * For tests: what stands between the sandbox and who asks it, so that it is a server that gave other ids to everything.
 * The first digit of an id is another one; done twice it is as it was.
 */

/** Tenants, segments, entries, login methods, groups of applications, themes, templates, agreements, rules, departments, people. */
const ids = /(?<![\w-])((?:T(?=\d{7})|SEG|IPC|LT|AC|TM|TP|TF|BT|AG|RC|D|U)(?=\d{3,}))(\d)(?=\d*(?![\w-]))/g;

export const withOtherIds = (text: string): string =>
  text.replace(ids, (_, head: string, digit: string) => `${head}${9 - Number(digit)}`);
