/** Which call takes a zip, by the family of its themes (spec 2§7). */
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

/** Of one theme. Themes of CSS come by a call of their own. */
export function importCallOf(family: PackageFamily): ImportCall {
  if (family === 'css') throw new Error('a theme of CSS comes by no zip');
  return sameShape(calls[family]);
}

/** Of a zip whose layout is the server's own: nobody here knows how many themes it holds. */
export function importCallAt(terminal: Terminal): ImportCall {
  const family: ThemeFamily = terminalFacts[terminal].family;
  return sameShape(family === 'appTopic' ? importMobileZips : calls[family]);
}

/** They differ in their addresses only. */
function sameShape(call: (typeof calls)[keyof typeof calls] | typeof importMobileZips): ImportCall {
  return call as ImportCall;
}
