import { describe, expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import {
  type CodeEvent,
  type CodeSending,
  codeButton,
  codeSending,
  markFor,
  noCodeSent,
} from './code-sending.ts';

const start = 1_800_000_000_000;
const mobile = '+8613800001001';
const sent = (at: number, send = 1): CodeEvent => ({ type: 'sent', send, mobile, cacheMark: `m${send}`, at });

function run(...events: readonly (readonly [CodeEvent, number])[]): CodeSending {
  return events.reduce((state, [event, now]) => codeSending(state, event, now), noCodeSent);
}
const sentOnce = run([{ type: 'send' }, start], [sent(start), start]);

function button(state: CodeSending, now: number) {
  const { phase, label, disabled, seconds } = codeButton(state, now);
  return [phase, ruleMessage('zh-CN', label), ruleMessage('en-US', label), disabled, seconds];
}

// Row TEN-051.
describe('the button', () => {
  it.each<[string, CodeSending, number, unknown[]]>([
    ['idle', noCodeSent, start, ['idle', '获取验证码', 'Send code', false, 0]],
    ['sending', run([{ type: 'send' }, start]), start, ['sending', '发送中…', 'Sending…', true, 0]],
    ['just sent', sentOnce, start, ['countdown', '60s后重新发送', '60s resend', true, 60]],
    ['a moment later', sentOnce, start + 1, ['countdown', '60s后重新发送', '60s resend', true, 60]],
    ['after 1 s', sentOnce, start + 1000, ['countdown', '59s后重新发送', '59s resend', true, 59]],
    ['the last second', sentOnce, start + 59_999, ['countdown', '1s后重新发送', '1s resend', true, 1]],
    ['after 60 s', sentOnce, start + 60_000, ['resend', '重新发送', 'resend', false, 0]],
    ['long after', sentOnce, start + 9e9, ['resend', '重新发送', 'resend', false, 0]],
    ['clock turned back', sentOnce, start - 9e9, ['countdown', '60s后重新发送', '60s resend', true, 60]],
  ])('%s', (_, state, now, expected) => {
    expect(button(state, now)).toEqual(expected);
  });

  it('says when its label changes', () => {
    for (let now = start; now < start + 60_000; ) {
      const { seconds, next } = codeButton(sentOnce, now);
      expect(next).toBeGreaterThan(now);
      now = Number(next);
      expect(codeButton(sentOnce, now).seconds).toBe(seconds - 1);
    }
    expect(codeButton(sentOnce, start + 60_000).next).toBeNull();
  });

  it('counts on while the dialog is closed: the state is plain data', () => {
    const kept = JSON.parse(JSON.stringify(sentOnce)) as CodeSending;
    expect(codeButton(kept, start + 42_000).seconds).toBe(18);
  });
});

describe('sending', () => {
  // Row TEN-052.
  it('a failure enables the button at once', () => {
    const failed = run([{ type: 'send' }, start], [{ type: 'failed', send: 1 }, start]);
    expect(codeButton(failed, start).phase).toBe('idle');
  });

  it('a failed resend says resend again, and the code before it stays good', () => {
    const later = start + 61_000;
    const failed = codeSending(
      codeSending(sentOnce, { type: 'send' }, later),
      { type: 'failed', send: 2 },
      later,
    );
    expect(codeButton(failed, later).phase).toBe('resend');
    expect(markFor(failed, mobile, later)).toEqual({ ok: true, cacheMark: 'm1' });
  });

  it.each([
    ['sending', run([{ type: 'send' }, start]), start],
    ['counting down', sentOnce, start + 59_999],
  ] as const)('is refused while %s', (_, state, now) => {
    expect(codeSending(state, { type: 'send' }, now)).toBe(state);
  });

  it('an answer that comes too late changes nothing', () => {
    const forgotten = run([{ type: 'send' }, start], [{ type: 'forget' }, start]);
    const again = codeSending(forgotten, { type: 'send' }, start);
    expect(again.sending).toBe(2);
    expect(codeSending(again, sent(start, 1), start)).toBe(again);
    expect(codeSending(again, { type: 'failed', send: 1 }, start)).toBe(again);
    expect(codeSending(again, sent(start, 2), start).lastCode?.cacheMark).toBe('m2');
  });
});

describe('markFor', () => {
  const refusal = (state: CodeSending, number: string, now: number) => {
    const mark = markFor(state, number, now);
    return mark.ok
      ? mark.cacheMark
      : [ruleMessage('zh-CN', mark.message), ruleMessage('en-US', mark.message)];
  };
  it.each<[string, CodeSending, string, number, unknown]>([
    ['none sent', noCodeSent, mobile, start, ['请先获取验证码', 'please get a verification code first']],
    ['good', sentOnce, mobile, start + 599_999, 'm1'],
    [
      'after 10 minutes',
      sentOnce,
      mobile,
      start + 600_000,
      ['验证码已过期，请重新获取', 'the code has expired, please get a new one'],
    ],
    [
      'another number',
      sentOnce,
      '+8613900002047',
      start,
      ['验证码不是发送到此手机号的，请重新获取', 'the code was sent to another number, please get a new one'],
    ],
  ])('%s', (_, state, number, now, expected) => {
    expect(refusal(state, number, now)).toEqual(expected);
  });
});
