/**
 * Masks secrets in a text for people, such as log lines and crash reports. Such a text has no fields as the journal
 * has, so secret names are searched for where texts write them: in addresses, headers, JSON and assignments.
 */
import { isSecretName, maskedValue } from '#shared/rules/common/secrets/secret-names.ts';
import { maskText } from '../services/journal/mask.ts';

/** `//name:password@` of an address. */
const userinfo = /(\/\/)[^\s/@]{1,200}@/g;
/** A header that is secret as a whole, to the end of its line. */
const header = /\b((?:set-)?cookie|(?:proxy-)?authori[sz]ation|x-steward-session)(["']?\s*[:=]\s*)[^\n]*/gi;
/** A query parameter, which can stand inside the value of another pair. */
const parameter = /([?&])([A-Za-z][\w.-]{0,60})(=)([^\s&#"'<>]+)/g;
/** `name=value`, `name: value`, `"name":"value"`; the value is quoted, or ends at a delimiter. */
const pair = /([A-Za-z][\w.-]{1,60})(["']?\s*[:=]\s*)(?!\/\/)("[^"\n]*"|'[^'\n]*'|[^\s&;,"'}\])]+)/g;

export function maskLog(text: string): string {
  return maskText(text)
    .replaceAll(userinfo, `$1${maskedValue}@`)
    .replaceAll(header, `$1$2${maskedValue}`)
    .replaceAll(parameter, (whole, mark: string, name: string) =>
      isSecretName(name) ? `${mark}${name}=${maskedValue}` : whole,
    )
    .replaceAll(pair, (whole, name: string, between: string) =>
      isSecretName(name) ? `${name}${between}${maskedValue}` : whole,
    );
}
