import { expect, test, vi } from 'vitest';
import type { BlobToSave } from '#data/files.ts';
import { evidenceContent } from '#shared/rules/evidence/evidence.ts';
import { saveEvidence } from './save-evidence.ts';

const sign = vi.hoisted(() => vi.fn(async (_: unknown) => ({ key: 'a2V5', signature: 'c2lnbg==' })));
vi.mock('#data/bridge.ts', () => ({ bridge: { evidence: { sign } } }));

const origin = {
  log: 'Login log',
  zone: '',
  server: { name: 'Sandbox', address: '' },
  tenant: { key: 'T1', name: 'T' },
  account: { id: 'U1', name: 'Lin' },
  filter: { words: [], sent: {} },
};

async function saved(count: number) {
  const files: BlobToSave[] = [];
  const counts = [count, count + 2];
  const reported: number[] = [];
  const result = await saveEvidence({
    title: 'Login log',
    fileName: 'Login log, Failed',
    columns: [{ title: 'Id', value: (row: string) => row }],
    rows: (function* () {
      for (let row = 0; row < count; row += 1) yield `R${row}`;
    })(),
    day: '2026-11-28',
    signal: new AbortController().signal,
    onProgress: (rows) => reported.push(rows),
    evidence: { ...origin, idOf: (row) => row, count: async () => counts.shift() ?? 0 },
    save: async (file) => {
      files.push(file);
      return true;
    },
  });
  return { result, files, reported, content: evidenceContent.parse(sign.mock.lastCall?.[0]) };
}

test('rows are told apart by files, and counted once each', async () => {
  const { result, files, reported, content } = await saved(50_001);
  expect(result).toEqual({ rows: 50_001, name: 'Login log, Failed 2026-11-28.zip' });
  expect(content.files.map(({ name, rows }) => [name, rows])).toEqual([
    ['rows-1.csv', 50_000],
    ['rows-2.csv', 1],
  ]);
  expect(content.rows).toEqual({ count: 50_001, first: 'R0', last: 'R50000', before: 50_001, after: 50_003 });
  expect(reported.at(-1)).toBe(50_000);
  expect(files[0]?.content.size).toBeGreaterThan(0);
});

test('an empty log is evidence too', async () => {
  const { content } = await saved(0);
  expect(content.files).toMatchObject([{ name: 'rows-1.csv', rows: 0 }]);
  expect(content.rows).toEqual({ count: 0, first: '', last: '', before: 0, after: 2 });
});
