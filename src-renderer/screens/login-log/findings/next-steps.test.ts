import { expect, test } from 'vitest';
import { concernedPerson } from './concerned.ts';
import { lockSteps } from './next-steps.ts';

test('an account’s name is shown, but no person is looked up by it', () => {
  const unnamed = concernedPerson({ userId: 'U1', username: '', account: 'lin' });
  expect(unnamed.name).toBe('lin');
  expect(lockSteps([unnamed], 'why')).toMatchObject([{ place: { userId: 'U1', username: '' } }]);
  const known = concernedPerson({ userId: 'U1', username: '林知远', account: 'lin' });
  expect(known.name).toBe('林知远');
  expect(lockSteps([known], 'why')).toMatchObject([{ place: { userId: 'U1', username: '林知远' } }]);
});
