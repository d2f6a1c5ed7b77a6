/** Texts for a key: the span of its trust, and whether it is trusted now. */

import type { TextTools } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import type { StatusTone } from '#widgets/StatusDot.tsx';

type Dated = Pick<ShownKey, 'notBefore' | 'notAfter' | 'revoked' | 'sample'>;

export function keyName({ name }: Pick<ShownKey, 'name'>, { t }: TextTools): string {
  return name === null ? t('licence.screen.keys.noName') : shownInSentence(name);
}

/** For example "2026-01-01 to 2030-12-31", "until …", "always". */
export function keyTerm({ notBefore, notAfter }: Dated, { t, formatDay }: TextTools): string {
  const from = notBefore === null ? null : formatDay(notBefore.slice(0, 10));
  const until = notAfter === null ? null : formatDay(notAfter.slice(0, 10));
  if (from !== null && until !== null) return t('licence.screen.keys.between', { from, until });
  if (from !== null) return t('licence.screen.keys.from', { from });
  return until === null ? t('licence.screen.keys.always') : t('licence.screen.keys.until', { until });
}

/** `today` is YYYY-MM-DD; such days compare as strings. */
export function keyState(
  key: Dated,
  today: string,
  { t, formatDay }: TextTools,
): { readonly tone: StatusTone; readonly words: string } {
  if (key.revoked !== null) {
    const date = formatDay(key.revoked.slice(0, 10));
    return { tone: 'danger', words: t('licence.screen.keys.states.revoked', { date }) };
  }
  if (key.notAfter !== null && key.notAfter.slice(0, 10) < today) {
    return { tone: 'warning', words: t('licence.screen.keys.states.ended') };
  }
  if (key.notBefore !== null && key.notBefore.slice(0, 10) > today) {
    return { tone: 'warning', words: t('licence.screen.keys.states.notYet') };
  }
  return key.sample
    ? { tone: 'info', words: t('licence.screen.keys.states.sample') }
    : { tone: 'success', words: t('licence.screen.keys.states.trusted') };
}

/** Whether the user gave the key and can forget it. */
export function isOwnKey({ source }: Pick<ShownKey, 'source'>): boolean {
  return source === 'kept' || source === 'session';
}

/** A shortened thumbprint with its first and last characters. */
export function shortThumbprint(thumbprint: string): string {
  return thumbprint.length > 20 ? `${thumbprint.slice(0, 10)}…${thumbprint.slice(-6)}` : thumbprint;
}

/** A fingerprint in groups of four characters; `at` is the React key of a group. */
export function printGroups(thumbprint: string): { readonly at: number; readonly part: string }[] {
  const size = 4;
  const groups: { at: number; part: string }[] = [];
  for (let at = 0; at < thumbprint.length; at += size)
    groups.push({ at, part: thumbprint.slice(at, at + size) });
  return groups;
}
