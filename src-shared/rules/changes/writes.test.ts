/** The table of writing calls is complete: each has its way back, or the reason why it has none. */
import { expect, it } from 'vitest';
import { endpoints } from '../../api/index.ts';
import { recordById } from '../records/records.ts';
import { wayBackOfChange } from './way-back.ts';
import type { WriteFacts } from './writes/write-facts.ts';
import { writes } from './writes.ts';

const written = endpoints.filter(({ effect }) => effect === 'write').map(({ id }) => id);
const rows = Object.entries(writes) as readonly (readonly [string, WriteFacts])[];

it('has a row for every call that writes, and for no other', () => {
  expect(rows.map(([id]) => id).sort()).toEqual([...written].sort());
});

it('at least 85 of 100 that are changes can be taken back; the others say why', () => {
  const changes = rows.filter(([, facts]) => !('passes' in facts || 'fleeting' in facts));
  const back = changes.filter(([, facts]) => !('none' in facts));
  expect(back.length / changes.length).toBeGreaterThanOrEqual(0.85);
});

it('more calls are set back by records, and can wait so, than ever before', () => {
  const byRecords = rows.filter(([, facts]) => 'records' in facts);
  expect(byRecords.length).toBeGreaterThanOrEqual(170);
});

it.each(rows)('%s names what there is', async (id, facts) => {
  for (const kind of 'records' in facts ? facts.records : [])
    expect(await recordById(kind), kind).not.toBeNull();
  for (const call of [...('by' in facts ? [facts.by] : []), ...(facts.after ?? [])]) {
    expect(written, `${id}: ${call}`).toContain(call);
  }
});

const daily = rows.flatMap(([id, facts]) => ('decides' in facts ? [[id, facts.decides] as const] : []));

it.each(daily)('%s waits to be approved as a record that nothing takes back (%s)', async (_, kind) => {
  expect((await recordById(kind))?.lasting).toBe(true);
  expect(wayBackOfChange({ kind, edits: {} })).toBe('none');
});

it('nothing waits for itself, over whatever way', () => {
  const reaches = (from: string, seen: ReadonlySet<string>): boolean =>
    (writes[from]?.after ?? []).some((next) => seen.has(next) || reaches(next, new Set([...seen, next])));
  expect(written.filter((id) => reaches(id, new Set([id])))).toEqual([]);
});
