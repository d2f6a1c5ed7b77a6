import { expect, test } from 'vitest';
import type { CallMapping } from '#shared/api/mapping/mapping.ts';
import { fromCallForm, toCallForm } from './call-form.ts';

test.each<[CallMapping]>([
  [{}],
  [{ path: '/papi/me', method: 'POST', encoding: 'form', envelope: 'none' }],
  [
    {
      envelope: { success: { field: 'errno', is: [0, '0', true] }, message: 'errmsg', data: 'result' },
      request: { names: { a: 'b' }, words: { a: [{ ours: 1, theirs: 'x' }] }, add: { c: 'd' } },
      answer: { names: { '**.a': '**.b' } },
    },
  ],
])('%j comes back from its form', (call) => {
  expect(fromCallForm(toCallForm(call))).toEqual({ call });
});

test('an unreadable entry is named by field and line', () => {
  const form = { ...toCallForm({}), answerWords: 'a: 1 = 2\n\nb' };
  expect(fromCallForm(form)).toEqual({ call: null, field: 'answerWords', line: 3 });
});
