import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createFindingsService } from './findings-service.ts';

let folder: string;
let now: number;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-findings-')), 'findings');
  now = 1000;
});
const open = () =>
  createFindingsService({ folder, now: () => now, marked: () => undefined, setAside: () => undefined });
const scope = { server: 'p1', tenant: 't1' };
const harmless = {
  key: 'breakIn account U1 2026',
  state: 'harmless',
  note: 'Her new phone',
  seen: '2026',
} as const;
const marking = { ...scope, author: 'Zhang Wei', marks: [{ ...harmless, from: null }] };

it('keeps nothing and makes no folder for looking', async () => {
  expect(await open().marks(scope)).toEqual({ marks: [] });
  expect(existsSync(folder)).toBe(false);
});

it('keeps state, note and author over a start', async () => {
  const stored = [{ ...harmless, author: 'Zhang Wei', time: 1000 }];
  expect(await open().mark(marking)).toEqual({ marks: stored, left: [] });
  expect(await open().marks(scope)).toEqual({ marks: stored });
});

it('a mark that somebody else has set meanwhile stays, and is named', async () => {
  const findings = open();
  await findings.mark(marking);
  now = 2000;
  const late = { ...marking, author: 'Bo', marks: [{ ...harmless, state: 'reported' as const, from: null }] };
  const answer = await open().mark(late);
  expect(answer.left).toEqual([harmless.key]);
  expect(answer.marks).toMatchObject([{ state: 'harmless', author: 'Zhang Wei' }]);
  await findings.mark({ ...late, marks: [{ ...harmless, state: 'reported', from: 1000 }] });
  expect((await findings.marks(scope)).marks).toMatchObject([
    { state: 'reported', author: 'Bo', time: 2000 },
  ]);
});

it('two marks within a millisecond differ, so that the second is not overlooked', async () => {
  const findings = open();
  await findings.mark(marking);
  const { marks } = await findings.mark({ ...marking, marks: [{ ...harmless, from: 1000 }] });
  expect(marks.map(({ time }) => time)).toEqual([1001]);
});

it('nothing crosses from one tenant or server to another, and a server that is gone leaves nothing', async () => {
  const findings = open();
  await findings.mark(marking);
  for (const other of [
    { ...scope, tenant: '../t1' },
    { ...scope, server: 'p2' },
  ]) {
    expect(await findings.marks(other)).toEqual({ marks: [] });
    await findings.mark({ ...marking, ...other });
  }
  await findings.forgetServer('p1');
  expect(await findings.marks(scope)).toEqual({ marks: [] });
  expect((await findings.marks({ ...scope, server: 'p2' })).marks).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(1);
});
