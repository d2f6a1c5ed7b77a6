import { expect, test, vi } from 'vitest';
import { question } from './question.ts';

test('the first question loads the module that answers it', async () => {
  const double = question<[number], number>('twice a number');
  const load = vi.fn(async () => (value: number) => 2 * value);
  double.answeredBy(load);
  expect(load).not.toHaveBeenCalled();
  expect(await double(4)).toBe(8);
  expect(load).toHaveBeenCalledOnce();
});

test('a question that nobody answers says what it is about', async () => {
  await expect(question<[], string>('the weather')()).rejects.toThrow('no area answers: the weather');
});
