import { describe, expect, it } from 'vitest';
import { callsOfCase } from '../account-cases/case-calls.ts';
import { caseKinds, caseRules } from '../account-cases/case-rules.ts';
import { changeTitleOf } from '../changes/inverse.ts';
import { wayBackOfChange } from '../changes/way-back.ts';
import { type Ask, GoneRecord } from '../common/record/record.ts';
import { type AccountCaseLocator, accountCaseRecord } from './account-case-record.ts';
import { wrongInEdits, wrongInWrite } from './content/check-content.ts';
import type { AnyRecord } from './records.ts';

const record = accountCaseRecord as unknown as AnyRecord;
const all = caseKinds.flatMap((kind) => caseRules[kind].actions.map((rule) => ({ kind, ...rule })));
const place = (kind: AccountCaseLocator['kind'], username = 'Lin') => ({ kind, id: 'C1', username });

it.each(all)('$kind: $action leads from $from to $to, by its own call, and nothing takes it back', (rule) => {
  const { kind, action, from, to } = rule;
  const edits = { status: { from, to }, handleReason: { from: '', to: 'Checked' } };
  expect(wrongInEdits(record, place(kind), edits)).toEqual([]);
  const after = { status: to, handleReason: 'Checked' };
  expect(accountCaseRecord.write(place(kind), after, ['status', 'handleReason'])).toEqual({
    endpoint: callsOfCase[kind].handle,
    input: { ids: ['C1'], operate: action, reason: 'Checked' },
  });
  expect(changeTitleOf(record, edits, place(kind))).toBe(`accountCases.change.${action}`);
  expect(wayBackOfChange({ kind: 'accountCase', edits })).toBe('none');
  const back = { status: { from: to, to: from } };
  const isAhead = caseRules[kind].actions.some((other) => other.to === from);
  expect(wrongInEdits(record, place(kind), back).map(({ name }) => name)).toEqual(isAhead ? [] : ['status']);
});

it.each(all.filter(({ reason }) => reason))('$kind: $action needs a reason', ({ kind, from, to }) => {
  const newest = { status: from, handleReason: '' };
  const wrong = wrongInWrite(record, place(kind), {
    newest,
    after: { status: to, handleReason: '' },
    changed: ['status'],
  });
  expect(wrong.map(({ name }) => name)).toEqual(['handleReason']);
});

it.each([{ status: 'gone' }, { status: 1 }, { handleReason: 'r'.repeat(501) }])('%j is refused', (to) => {
  const edits = Object.fromEntries(
    Object.entries(to).map(([name, value]) => [name, { from: '', to: value }]),
  );
  expect(wrongInEdits(record, place('join_apply'), edits)).toHaveLength(1);
});

describe('is read in its list', () => {
  const row = (id: string) => ({ id, status: 'pending', handleReason: '' });
  const asking = (pages: Record<string, string[]>) => {
    const asked: unknown[] = [];
    const ask = (async (_: unknown, { keywords = '', pageNo }: { keywords?: string; pageNo: number }) => {
      asked.push([keywords, pageNo]);
      return { result: (pages[keywords] ?? []).map(row), totalCount: pages[keywords]?.length ?? 0 };
    }) as unknown as Ask;
    return { ask, asked };
  };
  it('among those of its name', async () => {
    const { ask, asked } = asking({ Lin: ['C0', 'C1'] });
    expect(await accountCaseRecord.read(ask, place('join_apply'), ['status'])).toEqual({
      status: 'pending',
      handleReason: '',
    });
    expect(asked).toEqual([['Lin', 1]]);
  });
  it('elsewhere, where the name is another by now', async () => {
    const { ask } = asking({ Lin: ['C0'], '': ['C0', 'C1'] });
    expect(await accountCaseRecord.read(ask, place('join_apply'), ['status'])).toMatchObject({
      status: 'pending',
    });
  });
  it('or it is gone', async () => {
    const { ask } = asking({ '': ['C0'] });
    await expect(accountCaseRecord.read(ask, place('join_apply', ''), ['status'])).rejects.toBeInstanceOf(
      GoneRecord,
    );
  });
});
