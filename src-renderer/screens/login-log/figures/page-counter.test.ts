import { expect, test } from 'vitest';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { closingLine, rowLine } from '#shared/api/rows.ts';
import type { FromFiguresThread } from './messages.ts';
import { type PageCounter, pageCounter } from './page-counter.ts';
import { plainLogin } from '../testing/login-row.ts';

const row = (minute: number) => ({
  ...plainLogin,
  loginTime: `2026-03-02 09:${String(minute).padStart(2, '0')}:00`,
});
const pageOf = (minutes: readonly number[], total: number) =>
  minutes.map((minute) => rowLine(pageQueryLoginLog, row(minute))).join('') + closingLine({ total });

/** Sends the text in pieces that cut characters in two. */
function say(counter: PageCounter, text: string, end = true): FromFiguresThread | null {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 7) {
    const said = counter({ kind: 'piece', bytes: bytes.slice(at, at + 7).buffer });
    if (said) return said;
  }
  return end ? counter({ kind: 'end' }) : null;
}

test('pages are counted one after the other', () => {
  const counter = pageCounter();
  expect(say(counter, pageOf([59, 58], 3))).toMatchObject({
    kind: 'counted',
    rows: 2,
    total: 3,
    figures: { rows: 2, logins: 2, oldest: '2026-03-02 09:58:00' },
  });
  expect(say(counter, pageOf([57], 3))).toMatchObject({ rows: 3, figures: { rows: 3, logins: 3 } });
});

test('rows that move on because others were added count once', () => {
  const counter = pageCounter();
  say(counter, pageOf([59, 58], 4));
  // Two new rows have come before all others meanwhile: this page begins with rows that are counted already.
  expect(say(counter, pageOf([59, 58], 6))).toMatchObject({ rows: 2 });
  expect(say(counter, pageOf([57, 56], 6))).toMatchObject({ rows: 4, figures: { rows: 4 } });
});

test('a page that was cut counts once it comes whole', () => {
  const counter = pageCounter();
  expect(say(counter, pageOf([59, 58], 2).slice(0, -30), false)).toBeNull();
  expect(counter({ kind: 'end' })).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(say(counter, pageOf([59, 58], 2).slice(0, -30), false)).toBeNull();
  counter({ kind: 'discard', mapping: noMapping });
  expect(say(counter, pageOf([59, 58], 2))).toMatchObject({ rows: 2, figures: { rows: 2 } });
});

test.each<[string, string, object]>([
  [
    'the server says no',
    closingLine({ ok: false, code: 500, message: 'not today' }),
    { kind: 'refused', message: 'not today' },
  ],
  ['a page in place of rows', '<html></html>', { kind: 'contract' }],
  ['a row that is none', `17\n${closingLine({ total: 1 })}`, { kind: 'contract', field: 'rows.0' }],
])('%s', (_what, text, error) => {
  expect(say(pageCounter(), text)).toMatchObject({ kind: 'failed', error });
});
