/** `journal`: read only, as a person and as a script see it. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { type JournalEntry, journal } from '#shared/bridge/journal.ts';
import { createJournalService } from '../../services/journal/journal-service.ts';
import { anEntry } from '../../services/journal/testing/journals.ts';
import { computer, linuxFile } from '../../services/policy/testing/computer.ts';
import { cellWidth } from '../render/text-table.ts';
import { type StewardSurroundings, steward, temporary, testNow } from '../testing/steward.ts';

const day = 86_400_000;
const entry: JournalEntry = {
  ...anEntry,
  time: testNow,
  user: 'Hanna Berg',
  title: 'tenantEdit.change.mobile',
  after: '{"name":"=new","password":"hunter2"}',
};

async function noted(dataFolder: string, ...entries: Partial<JournalEntry>[]): Promise<void> {
  const service = createJournalService({ folder: join(dataFolder, 'journal'), now: () => testNow });
  for (const one of entries) await service.append({ ...entry, ...one });
  service.close();
}
const listed = async (dataFolder: string, args: string[] = [], around: StewardSurroundings = {}) => {
  const { code, out } = await steward(['journal', '--json', ...args], { dataFolder, ...around });
  expect(code).toBe(0);
  const { entries, total } = journal.calls.listWhole.result.parse(JSON.parse(out));
  return { users: entries.map(({ user }) => user), total };
};

test('there is none: said, and none is begun', async () => {
  const dataFolder = temporary();
  expect(await steward(['journal'], { dataFolder })).toMatchObject({
    code: 0,
    out: 'No changes were made here, or none match.\n',
    err: '',
  });
  expect(await listed(dataFolder)).toEqual({ users: [], total: 0 });
  expect(readdirSync(dataFolder)).toEqual([]);
  const slip = join(dataFolder, 'slip');
  expect(await steward(['journal', '--data', slip])).toMatchObject({ code: 74, out: '' });
  expect(existsSync(slip)).toBe(false);
});

describe('what is found', () => {
  const dataFolder = temporary();
  const ready = noted(
    dataFolder,
    { user: 'oldest', time: testNow - 3 * day },
    { user: 'failed', time: testNow - day, result: 'failed', message: 'The server is busy.' },
    { user: '', time: testNow, title: 'gone.title', serverName: '' },
  );

  test('a table, the newest first, in words', async () => {
    await ready;
    const { code, out, err } = await steward(['journal'], { dataFolder });
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[2]).toMatch(
      /^2026-11-20 04:00:00 {2}A change without a name here +sandbox +Nobody signed in +Done/,
    );
    expect(lines[3]).toMatch(/^2026-11-19 04:00:00 .* Sandbox +failed +Failed +tenant\.saveName$/);
    expect(out).not.toContain('tenantEdit.change.mobile');
    expect(out).toContain('\n\n3 of 3\n');
  });

  test.each<[string[], string[]]>([
    [['--limit', '1'], ['']],
    [['--search', 'BUSY'], ['failed']],
    [['--search', 'nothing of that'], []],
    [['--search', '%'], []],
    [
      ['--since', '2026-11-19'],
      ['', 'failed'],
    ],
    [['--since', '2026-11-19T12:00:00Z'], ['']],
  ])('%j', async (args, users) => {
    await ready;
    expect((await listed(dataFolder, args)).users).toEqual(users);
  });

  test('titles are searched in the words of the language', async () => {
    await ready;
    const { out } = await steward(['journal', '--language', 'zh-CN', '--limit', '2'], { dataFolder });
    const title = /04:00:00 {2}(\S+)/g;
    const word = [...out.matchAll(title)][1]?.[1] ?? '';
    expect(word).toMatch(/\p{Script=Han}/u);
    const chinese = await listed(dataFolder, ['--search', word, '--language', 'zh-CN']);
    expect(chinese.users).toEqual(['failed', 'oldest']);
    expect((await listed(dataFolder, ['--search', word])).users).toEqual([]);
  });

  test('a CSV that is safe to open, with before and after, without secrets', async () => {
    await ready;
    const { out } = await steward(['journal', '--format', 'csv'], { dataFolder });
    expect(out.startsWith('\ufeff"Time","Change","Server","User","Result"')).toBe(true);
    expect(out.trimEnd().split('\r\n')).toHaveLength(4);
    expect(out).toContain('"{""name"":""=new"",""password"":""•••""}"');
    expect(out).not.toContain('hunter2');
  });

  test('fits a terminal', async () => {
    await ready;
    const { out } = await steward(['journal', '--language', 'zh-CN'], { dataFolder, columns: 60 });
    expect(out.split('\n').filter((line) => cellWidth(line) > 60)).toEqual([]);
  });
});

test('an entry to be forgotten is not shown, and not removed either', async () => {
  const dataFolder = temporary();
  await noted(dataFolder, { user: 'old', time: testNow - 40 * day }, { user: 'new' });
  expect((await listed(dataFolder)).users).toEqual(['new', 'old']);
  const files = { [linuxFile]: JSON.stringify({ locked: { journalDays: 30 } }) };
  const policy = { platform: 'linux', sources: computer({ files }) } as const;
  expect(await listed(dataFolder, ['--since', '2026-01-01'], { policy })).toEqual({
    users: ['new'],
    total: 1,
  });
  expect((await listed(dataFolder)).users).toEqual(['new', 'old']);
});

test('while a shell writes', async () => {
  const dataFolder = temporary();
  const service = createJournalService({ folder: join(dataFolder, 'journal'), now: () => testNow });
  for (let count = 1; count <= 20; count += 1) {
    await service.append({ ...entry, user: `n${count}` });
    const { users, total } = await listed(dataFolder, ['--limit', '1']);
    expect([users, total]).toEqual([[`n${count}`], count]);
  }
  service.close();
});

describe('a journal that can’t be used is told with 74, and stays as it is', () => {
  test.each<[string, (file: string) => void, string]>([
    ['no database', (file) => writeFileSync(file, 'something else '.repeat(400)), 'journal can’t be used'],
    [
      'of a newer program',
      (file) => {
        const database = new DatabaseSync(file);
        database.exec('create table entry (id integer); pragma user_version = 99');
        database.close();
      },
      'NEWER',
    ],
    ['an empty file', (file) => writeFileSync(file, ''), 'EMPTY'],
    ['a folder', (file) => mkdirSync(file), 'journal can’t be used'],
  ])('%s', async (_, make, said) => {
    const dataFolder = temporary();
    mkdirSync(join(dataFolder, 'journal'));
    make(join(dataFolder, 'journal', 'journal.db'));
    const before = readdirSync(join(dataFolder, 'journal'));
    const { code, out, err } = await steward(['journal'], { dataFolder });
    expect([code, out]).toEqual([74, '']);
    expect(err).toContain(said);
    expect(readdirSync(join(dataFolder, 'journal'))).toEqual(before);
  });
});
