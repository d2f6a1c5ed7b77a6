import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';

/** Somebody else may have written it: control characters and marks that turn the direction of text would change what is read. */
export function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '\ufffd');
}

/** One that was stored before names were looked at, or by another hand: what it would do is taken out of it when it is read. */
export function readName(text: string): string {
  return harmless(text.slice(0, serverNameLimit).toWellFormed());
}
