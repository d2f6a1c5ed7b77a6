/** For an HTTP 404 the text names both the call and its path. */
import { expect, test } from 'vitest';
import { answerFailure, notePath } from './answer-failure.ts';
import { apiErrorWords } from './api-error-words.ts';
import { currentTree } from './frame/frame.ts';
import { currentSession } from './session/session.ts';

const answered = (endpoint: typeof currentTree | typeof currentSession, status: number, data: unknown) => {
  const error = answerFailure(endpoint, { status, header: () => null, data });
  if (!error) throw new Error('no failure');
  notePath(endpoint, error);
  return apiErrorWords(error);
};
const tree = { call: 'frame.currentTree', path: '/api/bs/auth/menu/current-tree' };

test('a call of the documents names itself and its path, as one of our choice does', () => {
  for (const status of [404, 405])
    expect(answered(currentTree, status, '<html>')).toMatchObject({
      text: '',
      key: 'errors.api.absent',
      params: { ...tree, call: currentTree.id, status },
    });
  const { id: call, path } = currentSession;
  expect(answered(currentSession, 404, null)).toMatchObject({
    key: 'errors.api.elsewhere',
    params: { call, path },
  });
});

test('the server’s own words are shown beside it', () => {
  expect(answered(currentTree, 404, { code: 404, msg: 'No such tenant' })).toMatchObject({
    text: '',
    key: 'errors.api.absentSaid',
    params: { path: tree.path, message: 'No such tenant' },
  });
  const { id: call, path } = currentSession;
  expect(answered(currentSession, 404, { code: 404, msg: 'No such tenant' })).toMatchObject({
    text: '',
    key: 'errors.api.elsewhereSaid',
    params: { call, path, message: 'No such tenant' },
  });
});

test('every other status is told by the server’s own words', () => {
  expect(answered(currentTree, 500, { code: 500, msg: 'Sorry' })).toMatchObject({ text: 'Sorry' });
});
