/** The call that takes a zip, by the family of its themes (spec 2§7). */
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import {
  importBackZip,
  importMobileZip,
  importMobileZips,
  importSpecialZip,
} from '#shared/api/themes/zips.ts';
import type { PackageFamily } from '#shared/rules/themes/package/manifest.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';

const calls = {
  backTopic: importBackZip,
  featureTopic: importSpecialZip,
  appTopic: importMobileZip,
} as const;
export type ImportCall = typeof importBackZip;

/** The call for a zip with one theme. CSS themes have a call of their own. */
export function importCallOf(family: PackageFamily): ImportCall {
  if (family === 'css') throw new Error('a theme of CSS comes by no zip');
  return sameShape(calls[family]);
}

/** The call for a zip in the server's own layout, with an unknown number of themes. */
export function importCallAt(terminal: Terminal): ImportCall {
  const family: ThemeFamily = terminalFacts[terminal].family;
  return sameShape(family === 'appTopic' ? importMobileZips : calls[family]);
}

/** The calls differ only in their paths. */
function sameShape(call: (typeof calls)[keyof typeof calls] | typeof importMobileZips): ImportCall {
  return call as ImportCall;
}
