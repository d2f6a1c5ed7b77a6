import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';

/** Replaces control characters and direction marks, by which a name of somebody else's could mislead its reader. */
export function replaceControls(text: string): string {
  return /* wall: profile-name-shown */ text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '\ufffd');
}

/** Cleans a stored name, which an earlier version or another program may have written unchecked. */
export function readName(text: string): string {
  return replaceControls(text.slice(0, serverNameLimit).toWellFormed());
}
