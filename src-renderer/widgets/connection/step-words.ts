/** What a code of an examination means, and what to do about it. */
import { translate, translateIfKnown } from '#data/text.ts';

export function wordsFor(code: string): string {
  return (
    translateIfKnown(`servers.connection.code.${code}`) ??
    translateIfKnown(`errors.gateway.${code}`) ??
    translate('servers.connection.unknown', { code })
  );
}

export function adviceFor(code: string): string | null {
  return translateIfKnown(`servers.connection.advice.${code}`);
}
