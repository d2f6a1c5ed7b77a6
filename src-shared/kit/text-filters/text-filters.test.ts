import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '../../testing/processor-time.ts';
import { findSensitive, stripEmoji } from './text-filters.ts';

describe('the emoji filter (GEN-037)', () => {
  it.each([
    ['你好😀世界', '你好世界'],
    ['👨‍👩‍👧‍👦 family', ' family'],
    ['👍🏽ok', 'ok'],
    ['🇨🇳flag🇨', 'flag'],
    ['1️⃣ first', ' first'],
    ['❤️ and ❤', ' and '],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 'x'],
    ['😀‍😀', ''],
    ['☎️☀', ''],
  ])('strips %j to %j', (text, expected) => expect(stripEmoji(text)).toBe(expected));

  it.each(['Room 12 #3 * © ® ™ ‼ → ↔', '〰 ㊗', 'नमस्ते क्‍ष', 'می‌خواهم', '（维度）'])('leaves %j', (text) =>
    expect(stripEmoji(text)).toBe(text),
  );
});

describe('the sensitive-word filter (GEN-036)', () => {
  it.each([
    ['恭喜您中奖了', ['prize']],
    ['You won a Prize!', ['prize']],
    ['请转到支付宝', ['paymentService']],
    ['use WeChat Pay or PayPal', ['paymentService', 'paymentService']],
    ['我的银行卡丢了', ['bankCard']],
    ['银行账号：6222 0212 3456 7890 123', ['bankAccount', 'bankAccount']],
    ['6222021234567890', ['bankAccount']],
    ['6222-0212-3456-7890', ['bankAccount']],
  ])('flags %j as %j', (text, kinds) =>
    expect(findSensitive(text).map((found) => found.kind)).toEqual(kinds),
  );

  it.each(['会议改到 2027-02-28 15:00', '工号 123456789012345', '12345678901234567890', 'enterprise', ''])(
    'lets %j pass',
    (text) => expect(findSensitive(text)).toEqual([]),
  );

  it('says what was found and where', () => {
    expect(findSensitive('领取奖品')).toEqual([{ kind: 'prize', text: '奖品', index: 2 }]);
  });

  it('reads long input in a moment', () => {
    const spent = countProcessorTime();
    findSensitive('1 '.repeat(50_000));
    findSensitive('1'.repeat(100_000));
    stripEmoji('‍️'.repeat(50_000));
    expect(spent()).toBeLessThan(1_000);
  });
});
