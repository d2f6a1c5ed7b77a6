import { beforeEach, expect, it, vi } from 'vitest';
import { tenantRecord } from '#shared/rules/records/tenant-record.ts';

const [chooseValues, fetched] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('./ChooseValues.tsx', () => ({ chooseValues }));
vi.mock('#data/text.ts', () => ({
  translate: (key: string) => key,
  translateIfKnown: (key: string) => key,
}));
const { chooseRecordValues } = await import('./choose-record.ts');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  chooseValues.mockResolvedValue(new Set());
});

it('says what was changed, and nobody’s name: no entry of a log names the field', async () => {
  const clash = { name: 'contact', from: 'a', mine: 'b', theirs: 'c' } as const;
  await chooseRecordValues(tenantRecord, { deployment: 'private' }, [clash]);
  const [question] = chooseValues.mock.lastCall ?? [];
  expect(question).toMatchObject({ rows: [{ first: 'b', second: 'c', chosen: null }] });
  expect(question).not.toHaveProperty('note');
  expect(fetched).not.toHaveBeenCalled();
});
