/** Rows FEED-003, 020, 021. */
import { describe, expect, it } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { contentOf, isFormatted, plainTextOf } from './content.ts';
import { insertMention, mentionsIn, nameBeingTyped } from './mentions.ts';
import { blogOf, feedShareFields, newShare, wordsFields } from './share-fields.ts';

/** Texts of pieces that look like markup or escapes; a fixed seed gives the same texts each time. */
function texts(count: number): string[] {
  const pieces = [
    '<b>',
    '&amp;',
    '&',
    '"',
    '\n',
    ' ',
    '@',
    'https://a.example/x?y=1&z=2',
    '.',
    '中',
    '😀',
    '</p>',
    '#39;',
    'a',
  ];
  let state = 7;
  const next = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state % most;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: next(24) }, () => pieces[next(pieces.length)] ?? '').join(''),
  );
}

describe('content', () => {
  it.each([
    ['plain', 'plain'],
    ['a < b & c > "d"', 'a &lt; b &amp; c &gt; &quot;d&quot;'],
    ['one\ntwo\r\nthree', 'one<br>two<br>three'],
    [
      'see https://a.example/b?c=1&d=2.',
      'see <a href="https://a.example/b?c=1&amp;d=2">https://a.example/b?c=1&amp;d=2</a>.',
    ],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https://', 'https://'],
  ])('%j', (text, content) => expect(contentOf(text)).toBe(content));

  it.each([
    ['<p>one</p><p>two</p>', 'one\ntwo\n'],
    ['a<br/>b<BR>c', 'a\nb\nc'],
    ['<script>x</script>y', 'xy'],
    ['&#x4e2d;&#25991;&nbsp;&lt;&copy;&#0;&#9999999;', '中文 <&copy;&#0;&#9999999;'],
    ['a\n  b', 'a   b'],
  ])('reads %j', (content, text) => expect(plainTextOf(content)).toBe(text));

  it('any text comes back as it was typed', () => {
    for (const text of texts(2000)) {
      expect(plainTextOf(contentOf(text))).toBe(text);
      expect(isFormatted(contentOf(text))).toBe(false);
    }
  });

  it('knows what would be lost', () => {
    expect(isFormatted('<b>bold</b>')).toBe(true);
    expect(isFormatted('plain')).toBe(false);
  });

  it.each(['<'.repeat(200_000), '&'.repeat(200_000), 'https://'.repeat(40_000), '<br '.repeat(50_000)])(
    'takes no time over long hostile input',
    (text) => {
      // A pattern that backtracks would time the test out.
      expect(plainTextOf(text).length).toBeLessThanOrEqual(text.length);
      expect(contentOf(text).length).toBeGreaterThan(0);
    },
  );
});

describe('mentions', () => {
  const li = { userId: 'U1', userName: 'Li' };
  const liMing = { userId: 'U2', userName: 'Li Ming' };
  const otherLi = { userId: 'U3', userName: 'Li' };
  it.each([
    ['none without those who were chosen', '@Li', [], []],
    [
      'where the name stands',
      'to @Li and @Li Ming',
      [li, liMing],
      [
        [3, 'U1'],
        [11, 'U2'],
      ],
    ],
    ['a name that was deleted is none', 'to @Li', [liMing], []],
    [
      'of two of one name in their order',
      '@Li @Li',
      [li, otherLi],
      [
        [0, 'U1'],
        [4, 'U3'],
      ],
    ],
    [
      'one who is named twice',
      '@Li, @Li',
      [li],
      [
        [0, 'U1'],
        [5, 'U1'],
      ],
    ],
  ] as const)('%s', (_, text, chosen, expected) => {
    const found = mentionsIn(text, chosen).map(({ userIdIndex, userId }) => [userIdIndex, userId]);
    expect(found).toEqual(expected);
  });

  it('each stands where it says, in any text', () => {
    for (const text of texts(500).map((each) => `${each}@Li Ming ${each}@Li`)) {
      const all = mentionsIn(text, [li, liMing]);
      expect(all.length).toBeGreaterThanOrEqual(2);
      for (const { userIdIndex, userName } of all)
        expect(text.slice(userIdIndex, userIdIndex + 1 + userName.length)).toBe(`@${userName}`);
    }
  });

  it.each([
    ['@', 1, { at: 0, words: '' }],
    ['hi @li', 6, { at: 3, words: 'li' }],
    ['hi @li ming', 11, { at: 3, words: 'li ming' }],
    ['a@b.example', 11, null],
    ['@ li', 4, null],
    ['@li\nthen', 8, null],
    ['none', 4, null],
    [`@${'x'.repeat(31)}`, 32, null],
  ])('of %j at %i', (text, caret, expected) => expect(nameBeingTyped(text, caret)).toEqual(expected));

  it('puts the whole name in the place of what was typed', () => {
    expect(insertMention('hi @li!', { at: 3, words: 'li' }, 'Li Ming')).toEqual({
      text: 'hi @Li Ming !',
      caret: 12,
    });
  });
});

describe('what is asked of a share and of a comment', () => {
  const problem = (text: string) => checkFields(feedShareFields, { ...newShare, text })[0]?.message.key;
  it.each([
    ['', 'feed.noContent'],
    [' \n ', 'feed.noContent'],
    ['a', undefined],
    ['好'.repeat(1000), undefined],
    ['😀'.repeat(1000), undefined],
    [` ${'a'.repeat(1000)} `, undefined],
    ['a'.repeat(1001), 'feed.tooLong'],
    ['a'.repeat(100_000), 'feed.tooLong'],
  ])('%#', (text, expected) => {
    expect(problem(text)).toBe(expected);
    expect(checkFields(wordsFields, { text, people: [] })[0]?.message.key).toBe(expected);
  });

  it('is sent with the places of those whom it names, and without blanks around it', () => {
    const people = [{ userId: 'U1', userName: 'Li' }];
    expect(blogOf({ ...newShare, text: '  Thanks @Li  ', people })).toEqual({
      content: 'Thanks @Li',
      imAtContent: 'Thanks @Li',
      relevanceList: [],
      shareScope: 'all',
      attachmentIds: [],
      userIds: ['U1'],
      userIdIndex: [7],
    });
  });
});
