/** `steward changes check` and `apply` against the sandbox of a data folder, as a script sees them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { computer, linuxFile } from '../../services/policy/testing/computer.ts';
import { changesApplyShape, changesCheckShape } from '../render/json/changes.ts';
import { type StewardSurroundings, steward, temporary } from '../testing/steward.ts';

const locator = { id: 'SEG1000001' };
const segment = (from: string, to: string) => ({
  kind: 'ipSegment',
  place: locator,
  edits: { instructions: { from, to } },
});
const made = {
  kind: 'ipSegmentPresence',
  place: { ids: ['SEG9000001'] },
  edits: {
    there: {
      from: [],
      to: [
        {
          id: 'SEG9000001',
          segmentName: 'Depot',
          segmentType: 'IPv4',
          ipStart: '10.8.0.1',
          ipEnd: '10.8.0.9',
          instructions: '',
        },
      ],
    },
  },
};

function file(...changes: object[]): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}
const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
const checked = async (path: string, around: StewardSurroundings) => {
  const { code, out } = await steward(['changes', 'check', path, '--json', ...at], around);
  return { code, ...changesCheckShape.parse(JSON.parse(out)) };
};
const applied = async (path: string, around: StewardSurroundings, ...more: string[]) => {
  const { code, out } = await steward(['changes', 'apply', path, '--json', ...at, ...more], around);
  return { code, ...changesApplyShape.parse(JSON.parse(out)) };
};

test('check says of each change what the server has; apply applies it once, and what was applied stands in the journal', async () => {
  const around = { dataFolder: temporary() };
  const before = await checked(file(segment('?', 'x')), around);
  expect(before.code).toBe(1);
  const [clash] = before.changes[0]?.clashes ?? [];
  const stored = String(clash?.theirs);
  const path = file(segment(stored, 'Gate 4'), made, { ...segment('', 'y'), place: { id: 'SEG0' } });
  const open = await checked(path, around);
  expect(open.code).toBe(1);
  expect(open.changes.map(({ state }) => state)).toEqual(['open', 'open', 'gone']);

  const dry = await applied(path, around, '--dry-run');
  expect(dry.changes.map(({ result }) => result)).toEqual(['waiting', 'waiting', 'gone']);
  expect((await checked(path, around)).changes[0]?.state).toBe('open');

  const first = await applied(path, around);
  expect(first.code).toBe(1);
  expect(first.changes.map(({ result }) => result)).toEqual(['done', 'done', 'gone']);
  const again = await applied(path, around);
  expect(again.changes.map(({ result }) => result)).toEqual(['held', 'held', 'gone']);

  const journal = await steward(['journal', '--json'], around);
  const { entries } = JSON.parse(journal.out) as { entries: Record<string, unknown>[] };
  expect(entries).toHaveLength(2);
  for (const entry of entries)
    expect(entry).toMatchObject({ server: 'sandbox', undoable: true, result: 'done' });
});

test('a change that was sent before a sudden end, but not recorded, is in the journal once and counts as done', async () => {
  const around = { dataFolder: temporary() };
  const path = file(made);
  await applied(path, around);
  const folder = join(around.dataFolder, 'journal');
  // A run that ended before its answer leaves the note that it was sending.
  const database = new DatabaseSync(join(folder, 'journal.db'));
  database.exec("update entry set result = 'unknown', undo = null");
  database.close();
  expect((await applied(path, around)).changes.map(({ result }) => result)).toEqual(['held']);
  const journal = await steward(['journal', '--json'], around);
  expect(JSON.parse(journal.out).entries).toMatchObject([{ result: 'done', undoable: true }]);
});

test('in words, in both languages; a report stands alone, and one that can’t be written is said before anything is sent', async () => {
  const around = { dataFolder: temporary() };
  const { out, err } = await steward(['changes', 'apply', file(made), ...at], around);
  expect(err).toBe('');
  expect(out).toContain('Server: Sandbox, signed in as');
  expect(out).toContain('[Applied]  ');
  expect(out).toContain('Applied or there already: 1. Not applied: 0.');
  const chinese = await steward(['changes', 'check', file(made), '--language', 'zh-CN', ...at], around);
  expect(chinese.out).toContain('[无需提交]');
  const report = join(temporary(), 'report.html');
  const wanted = ['changes', 'apply', file(made), '--format', 'html', '--out', report, ...at];
  expect((await steward(wanted, around)).code).toBe(0);
  expect(readFileSync(report, 'utf8')).toContain('<!doctype html>');
  expect(await steward(wanted, around)).toMatchObject({ code: 73, out: '' });
});

test('check writes the same page, with what others have made of a field meanwhile; a path that is taken is refused first', async () => {
  const around = { dataFolder: temporary() };
  const report = join(temporary(), 'report.html');
  const set = file(segment('what it was', 'what is wanted'), made);
  const wanted = ['changes', 'check', set, '--format', 'html', '--out', report, ...at];
  expect((await steward(wanted, around)).code).toBe(1);
  const page = readFileSync(report, 'utf8');
  expect(page).toContain('<h1>Changes checked against the server</h1>');
  expect(page).toContain('<dd>Changed by others</dd>');
  expect(page).toMatch(/<td>what it was<\/td><td>what is wanted<\/td><td>[^<]+<\/td>/);
  expect(page).toContain('<dd>Not applied yet</dd>');
  expect(page.match(/On the server/g)).toHaveLength(1);
  expect(await steward(wanted, around)).toMatchObject({ code: 73, out: '' });
});

test('Ctrl+C begins nothing more, and says what was not begun', async () => {
  const around = {
    dataFolder: temporary(),
    onInterrupt(listener: () => void) {
      listener();
      return () => undefined;
    },
  };
  const { code, cancelled, changes } = await applied(file(made), around);
  expect({ code, cancelled }).toEqual({ code: 130, cancelled: true });
  expect(changes.map(({ result }) => result)).toEqual(['waiting']);
});

test.each([
  ['no server', [], 64, 'Name the server: --server NAME'],
  ['a server that there is not', ['--server', 'Nowhere'], 67, 'There is no server “Nowhere”'],
  ['no account of the sandbox', ['--server', 'sandbox', '--user', 'root'], 67, 'one of systemAdministrator'],
  ['an address that is none', ['--server', 'https://a b'], 67, 'not a server address'],
  ['nobody who signs in', ['--server', 'http://127.0.0.1:9'], 64, '--user NAME'],
  ['no password', ['--server', 'http://127.0.0.1:9', '--user', 'lin'], 64, '--password-file FILE'],
])('%s is said with what to do', async (_, given, code, said) => {
  const ended = await steward(['changes', 'check', file(made), ...given]);
  expect(ended).toMatchObject({ code, out: '' });
  expect(ended.err).toContain(said);
});

test('a server that does not answer is an exit code of its own, and nothing that was typed is said', async () => {
  const given = ['--server', 'http://127.0.0.1:9', '--user', 'lin', '--password-file', '-'];
  const { code, err, out } = await steward(['changes', 'apply', file(made), ...given], {
    input: 'hunter2\n',
  });
  expect({ code, out }).toEqual({ code: 67, out: '' });
  expect(err).toContain('refused the connection');
  expect(err).not.toContain('hunter2');
});

test('a password that is no line, and the standard input twice, are refused', async () => {
  const given = ['--server', 'http://127.0.0.1:9', '--user', 'lin'];
  const two = await steward(['changes', 'check', file(made), ...given, '--password-file', '-'], {
    input: 'a\nb\n',
  });
  expect(two.code).toBe(64);
  expect(two.err).toContain('one line with a password');
  const twice = await steward(['changes', 'check', '-', ...given, '--password-file', '-']);
  expect(twice.err).toContain('Only one file can be the standard input');
});

test('an address does not get around the organisation’s list of servers', async () => {
  const document = JSON.stringify({ servers: { locked: true } });
  const policy = { platform: 'linux', sources: computer({ files: { [linuxFile]: document } }) } as const;
  const given = ['--server', 'http://127.0.0.1:9', '--user', 'lin', '--password-file', '-'];
  const ended = await steward(['changes', 'check', file(made), ...given], { policy, input: 'x' });
  expect(ended).toMatchObject({ code: 77, out: '' });
});

test('a terminal sends nothing where somebody else approves changes; a dry run shows what it would do', async () => {
  const document = JSON.stringify({ locked: { approve: 'always' } });
  const policy = { platform: 'linux', sources: computer({ files: { [linuxFile]: document } }) } as const;
  const around = { dataFolder: temporary(), policy };
  const ended = await steward(['changes', 'apply', file(made), '--json', ...at], around);
  expect(ended).toMatchObject({ code: 77, out: '' });
  expect(ended.err).toContain('somebody else approves changes first');
  const dry = await applied(file(made), around, '--dry-run');
  expect(dry.changes.map(({ result }) => result)).toEqual(['waiting']);
});
