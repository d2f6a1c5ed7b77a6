import { expect, test } from 'vitest';
import { checkInvites, contactKey, guessColumns, inviteOf } from './invite-rows.ts';
import { inviteLetter, inviteLink } from './letter.ts';

test.each<[string, string[][], (number | null)[], boolean]>([
  [
    'headings in English',
    [
      ['Dept', 'E-mail', 'Full name'],
      ['x', 'a@b.co', 'Ada'],
    ],
    [2, 1, null],
    true,
  ],
  [
    'headings in Chinese',
    [
      ['姓名', '区号', '手机号'],
      ['陈静', '86', '13900001234'],
    ],
    [0, 2, 1],
    true,
  ],
  [
    'no headings',
    [
      ['13900001234', '陈静'],
      ['13900001235', '林静'],
    ],
    [1, 0, null],
    false,
  ],
  [
    'a code of its own',
    [
      ['Ada', '+65', '81234567'],
      ['Ben', '+44', '2071838750'],
    ],
    [0, 2, 1],
    false,
  ],
  [
    'numbers of rows first',
    [
      ['1', 'Ada', 'a@b.co'],
      ['2', 'Ben', 'b@b.co'],
    ],
    [1, 2, null],
    false,
  ],
  ['one column alone', [['a@b.co'], ['b@b.co']], [null, 0, null], false],
  ['nothing', [], [null, null, null], false],
])('columns are guessed: %s', (_, rows, [invitee, contact, areaCode], hasHeadRow) => {
  expect(guessColumns(rows)).toEqual({ hasHeadRow, columns: { invitee, contact, areaCode } });
});

const columns = { invitee: 0, contact: 1, areaCode: 2 };
test.each<[string[], string, string]>([
  [['Ada', 'a@b.co', '86'], 'a@b.co', ''],
  [['Ada', '139 0000 1234', ''], '13900001234', ''],
  [['Ada', '+86 139-0000-1234', ''], '13900001234', '+86'],
  [['Ada', '+8613900001234', ''], '13900001234', '+86'],
  [['Ada', '+65 8123 4567', ''], '81234567', '+65'],
  [['Ada', '81234567', '65'], '81234567', '+65'],
  [['Ada', '81234567', '+65'], '81234567', '+65'],
  [['Ada', '=1+1', ''], '=1+1', ''],
  [['Ada'], '', ''],
])('%o', (row, contact, areaCode) => {
  expect(inviteOf(row, columns)).toEqual({ invitee: 'Ada', contact, areaCode });
});

test('rows are checked by the form’s own rules, then for repetition, then for who was invited', () => {
  const row = (line: number, invitee: string, contact: string, areaCode = '') => ({
    line,
    invitee,
    contact,
    areaCode,
  });
  const known = new Map([
    [contactKey({ contact: 'OLD@b.co', areaCode: '' }), 'invited' as const],
    [contactKey({ contact: '13900009999', areaCode: '+86' }), 'joined' as const],
  ]);
  const rows = [
    row(1, 'Ada', 'a@b.co'),
    row(2, 'Ada', 'A@B.co'),
    row(3, '=cmd()', 'x'),
    row(4, 'Ben', 'old@b.co'),
    row(5, 'Cy', '13900001234'),
    row(6, 'Cy', '13900001234', '+86'),
    row(7, 'Di', '13900009999'),
  ];
  const problems = checkInvites(rows, known);
  expect(problems.map((problem) => problem?.key ?? null)).toEqual([
    null,
    'repeated',
    'wrong',
    'invited',
    null,
    'repeated',
    'joined',
  ]);
  expect(problems[1]).toEqual({ key: 'repeated', line: 1 });
  expect(problems[2]).toMatchObject({
    messages: [
      { message: { key: 'invitations.wrong.invitee' } },
      { message: { key: 'invitations.wrong.contact' } },
    ],
  });
});

test('the letter names who invites whom to what, in each language', () => {
  const said = { invitee: 'Ada', inviter: '陈静', tenant: 'Brook Ltd', domain: 'oa.example.com' };
  for (const language of ['en-US', 'zh-CN'] as const)
    for (const part of ['Ada', '陈静', 'Brook Ltd', inviteLink('oa.example.com')])
      expect(inviteLetter(language, said)).toContain(part);
});
