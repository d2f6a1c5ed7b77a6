import { expect, test } from 'vitest';
import { ofBreakIn, ofFirstTime, ofPerson, withLogFilters } from './log-links.ts';

test('the filter as it stands is kept, what is narrowed is replaced', () => {
  expect(withLogFilters('?terminal=pc&when=30d', { when: 'today', people: 'U1' })).toBe(
    'terminal=pc&when=today&people=U1',
  );
  expect(withLogFilters('?terminal=pc', { terminal: '' })).toBe('');
});

test('a person by the id, an account that is nobody’s by its name', () => {
  expect(ofPerson('U1')).toEqual({ people: 'U1' });
  expect(ofPerson('@admin')).toEqual({ q: 'admin' });
});

const found = {
  userId: 'U1',
  username: '林',
  account: 'lin',
  ip: '203.0.113.7',
  time: '2026-03-02 09:06:30',
};

test('a break-in: from the first failure to the log-in', () => {
  const breakIn = { ...found, kind: 'account', failures: 6, accounts: 1, seconds: 390 } as const;
  const when = '2026-03-02T09:00:00~2026-03-02T09:06:30';
  expect(ofBreakIn(breakIn)).toEqual({ when, people: 'U1' });
  expect(ofBreakIn({ ...breakIn, userId: '' })).toEqual({ when, q: 'lin' });
  expect(ofBreakIn({ ...breakIn, kind: 'address' })).toEqual({ when, ip: '203.0.113.7' });
});

test('a first time: the log-in itself', () => {
  expect(ofFirstTime({ ...found, device: 'PC', network: '' })).toEqual({
    when: '2026-03-02T09:06:30~2026-03-02T09:06:30',
    people: 'U1',
  });
});
