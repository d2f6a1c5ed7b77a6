/**
 * The send-code button: idle → sending → 60 s countdown → resend (spec 1§4 "Mobile send-code button", 1§9; TEN-051 to
 * 053, TEN-110). Times are instants in milliseconds from an injected clock. The state is kept outside the dialog, so
 * that it is still right when the dialog opens again.
 */
import type { Message } from '../../../text/message.ts';

export const countdownTime = 60_000;
export const codeValidity = 10 * 60_000;

export interface CodeSending {
  /** Number of the running send, or null. An answer to an earlier send changes nothing. */
  readonly sending: number | null;
  readonly sends: number;
  readonly lastCode: { readonly mobile: string; readonly cacheMark: string; readonly at: number } | null;
}

export const noCodeSent: CodeSending = { sending: null, sends: 0, lastCode: null };

export type CodeEvent =
  | { readonly type: 'send' }
  | {
      readonly type: 'sent';
      readonly send: number;
      readonly mobile: string;
      readonly cacheMark: string;
      readonly at: number;
    }
  /** The server refused, or the request failed: the button is enabled again at once. */
  | { readonly type: 'failed'; readonly send: number }
  | { readonly type: 'forget' };

export function codeSending(state: CodeSending, event: CodeEvent, now: number): CodeSending {
  switch (event.type) {
    case 'send': {
      const { phase } = codeButton(state, now);
      if (phase === 'sending' || phase === 'countdown') return state;
      return { ...state, sending: state.sends + 1, sends: state.sends + 1 };
    }
    case 'sent': {
      if (event.send !== state.sending) return state;
      const { mobile, cacheMark, at } = event;
      return { ...state, sending: null, lastCode: { mobile, cacheMark, at } };
    }
    case 'failed':
      return event.send === state.sending ? { ...state, sending: null } : state;
    case 'forget':
      return { ...noCodeSent, sends: state.sends };
  }
}

export interface CodeButton {
  readonly phase: 'idle' | 'sending' | 'countdown' | 'resend';
  readonly label: Message;
  readonly disabled: boolean;
  /** Whole seconds left of the countdown, 60 down to 1; otherwise 0. */
  readonly seconds: number;
  /** Instant of the label's next change by time, or null. */
  readonly next: number | null;
}

export function codeButton({ sending, lastCode }: CodeSending, now: number): CodeButton {
  const key = 'tenantEdit.mobile';
  if (sending !== null)
    return { phase: 'sending', label: { key: `${key}.sending` }, disabled: true, seconds: 0, next: null };
  if (!lastCode)
    return { phase: 'idle', label: { key: `${key}.sendCode` }, disabled: false, seconds: 0, next: null };
  // A clock that is set back must not lengthen the wait.
  const millisecondsLeft = Math.min(countdownTime, lastCode.at + countdownTime - now);
  if (millisecondsLeft <= 0)
    return { phase: 'resend', label: { key: `${key}.resend` }, disabled: false, seconds: 0, next: null };
  const seconds = Math.ceil(millisecondsLeft / 1000);
  const next = now + millisecondsLeft - (seconds - 1) * 1000;
  const label = { key: `${key}.countdown`, params: { n: seconds } } as const;
  return { phase: 'countdown', label, disabled: true, seconds, next };
}

/**
 * The mark for checking a code, or the reason why it can't be checked: no code sent, too old, sent to another number.
 */
export function markFor(
  { lastCode }: CodeSending,
  mobile: string,
  now: number,
): { readonly ok: true; readonly cacheMark: string } | { readonly ok: false; readonly message: Message } {
  if (!lastCode) return { ok: false, message: { key: 'tenantEdit.mobile.notSent' } };
  if (lastCode.mobile !== mobile) return { ok: false, message: { key: 'tenantEdit.mobile.otherNumber' } };
  if (now - lastCode.at >= codeValidity) return { ok: false, message: { key: 'tenantEdit.mobile.expired' } };
  return { ok: true, cacheMark: lastCode.cacheMark };
}
