/** `steward changes` shows the plan of a set before applying it, and rolls a set back by its number or its file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trayOf } from '#shared/rules/changes/tray-name.ts';
import { createChangesService } from '../../services/changes/changes-service.ts';
import { openTrayFile } from '../../services/changes/tray-file.ts';
import { changesApplyShape, changesCheckShape, changesSetsShape } from '../render/json/changes.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());

const locator = { id: 'SEG1000001' };
const values = {
  id: 'SEG9000001',
  segmentName: 'Depot',
  segmentType: 'IPv4',
  ipStart: '10.8.0.1',
  ipEnd: '10.8.0.9',
  instructions: '',
};
const presence = { kind: 'ipSegmentPresence', place: { ids: ['SEG9000001'] } };
const made = { ...presence, edits: { there: { from: [], to: [values] } } };
const deleted = { ...presence, edits: { there: { from: [values], to: [] } } };

function file(changes: readonly object[], more: object = {}): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes, ...more }));
  return path;
}
const sandbox = ['--server', 'sandbox', '--user', 'systemAdministrator'];
const production = () => ['--server', server.address, '--user', 'lin', '--password-file', '-'];

describe('on a production server', () => {
  const apply = (changes: readonly object[], ...more: string[]) =>
    steward(['changes', 'apply', file(changes), '--json', ...production(), ...more], {
      dataFolder: temporary(),
      input: `${rightPassword}\n`,
    });

  test('nothing is deleted without “--yes”; what deletes nothing needs none', async () => {
    expect((await apply([made])).code).toBe(0);
    const sent = server.keys.length;
    const refused = await apply([deleted]);
    expect(refused).toMatchObject({ code: 77, out: '' });
    expect(refused.err).toMatch(
      /is a production server, and this deletes 1 · can lock people out: 1\. .*“--yes”/,
    );
    expect(server.keys).toHaveLength(sent);
    expect((await apply([deleted], '--dry-run')).code).toBe(0);
    expect((await apply([deleted], '--yes')).code).toBe(0);
  });

  test.each(['delete', 'lock-out,delete'])(
    '“--fail-on %s” sends nothing, also with “--yes”',
    async (reason) => {
      const sent = server.keys.length;
      const { code, err } = await apply([deleted], '--yes', '--fail-on', reason);
      expect(code).toBe(1);
      expect(err).toMatch(/“--fail-on” applies \((delete|delete, lock-out)\)/);
      expect(server.keys).toHaveLength(sent);
      expect((await apply([made], '--fail-on', 'delete,no-way-back')).code).toBe(0);
      expect((await apply([made], '--fail-on', 'everything')).code).toBe(64);
    },
  );
});

test.each([
  ['security.realIp', {}, { header: { from: '', to: 'X-Bogus' } }],
  ['loginWhite', { useScope: 'external' }, { on: { from: false, to: true } }],
  ['system.restricted', {}, { enabled: { from: false, to: true } }],
  ['security.mobileLogin', {}, { ways: { from: ['code', 'password'], to: ['code'] } }],
])('“--fail-on lock-out” sends nothing of %s', async (kind, at, edits) => {
  const path = file([{ kind, place: at, edits }]);
  const { code, err } = await steward(['changes', 'apply', path, '--fail-on', 'lock-out', ...sandbox], {
    dataFolder: temporary(),
  });
  expect(code).toBe(1);
  expect(err).toContain('“--fail-on” applies (lock-out)');
});

test('JSON says before and after, the order, what each waits for and does besides, and how many came to what', async () => {
  const around = { dataFolder: temporary() };
  const path = file([
    made,
    { kind: 'ipSegment', place: { id: 'SEG9000001' }, edits: { instructions: { from: '', to: 'x' } } },
  ]);
  const dry = await steward(['changes', 'apply', path, '--json', '--dry-run', ...sandbox], around);
  const told = changesApplyShape.parse(JSON.parse(dry.out));
  expect(told).toMatchObject({ plan: { created: 1, changed: 1 }, summary: { waiting: 2 } });
  expect(told.changes).toMatchObject([
    { order: 1, after: [], object: 'Depot', edits: made.edits },
    { order: 2, after: [1], edits: { instructions: { from: '', to: 'x' } } },
  ]);
  const checked = await steward(
    ['changes', 'check', file([deleted]), '--json', '--fail-on', 'delete', ...sandbox],
    around,
  );
  expect(checked.code).toBe(1);
  const { changes } = changesCheckShape.parse(JSON.parse(checked.out));
  expect(changes[0]?.effects).toEqual([
    { kind: 'shutOut', text: expect.any(String) },
    { kind: 'deleted', text: 'It deletes 1 record.' },
  ]);
});

describe('a set', () => {
  const edits = { instructions: { from: 'before the set', to: 'Gate 4' } };
  const change = {
    title: 'network.changed',
    kind: 'ipSegment',
    place: locator,
    edits,
    touches: [],
    path: '',
  };

  async function applied(): Promise<string> {
    const dataFolder = temporary();
    const service = createChangesService({
      file: openTrayFile({ folder: join(dataFolder, 'changes'), keyStore: null }),
    });
    const own = { server: trayOf('sandbox', 'T2308147') };
    const collected = { changes: [change], user: 'Lin', tenantName: 'Aurora' };
    await service.collect({ ...own, ...collected });
    await service.begin({ ...own, id: 1, wish: 0 });
    const done = { result: 'done', message: '', applied: { place: locator, edits } } as const;
    await service.note({ ...own, id: 1, wish: 0, ...done });
    const { set } = await service.close({ ...own, user: 'Lin' });
    await service.nameSet({ ...own, id: set ?? 0, name: 'Night', ticket: 'OPS-17' });
    service.end();
    // The server has what the set made.
    const first = await steward(
      ['changes', 'check', file([{ kind: change.kind, place: locator, edits }]), '--json', ...sandbox],
      { dataFolder },
    );
    const [found] = changesCheckShape.parse(JSON.parse(first.out)).changes;
    const now = String(found?.clashes[0]?.theirs ?? '');
    const { kind } = change;
    const to = file([{ kind, place: locator, edits: { instructions: { from: now, to: 'Gate 4' } } }]);
    expect((await steward(['changes', 'apply', to, ...sandbox], { dataFolder })).code).toBe(0);
    return dataFolder;
  }

  test('is listed with its number, name and ticket, and taken back by its number or its file', async () => {
    const dataFolder = await applied();
    const listed = await steward(['changes', 'sets', '--json'], { dataFolder });
    const { sets } = changesSetsShape.parse(JSON.parse(listed.out));
    expect(sets).toMatchObject([
      { id: 1, server: 'sandbox', tenant: { key: 'T2308147', name: 'Aurora' }, ticket: 'OPS-17', made: 1 },
    ]);
    const words = await steward(['changes', 'sets'], { dataFolder });
    expect(words.out).toMatch(/^1 {2}\d{4}-.*sandbox, Aurora.*Night · OPS-17$/m);
    const back = await steward(['changes', 'rollback', '1', '--json', ...sandbox], { dataFolder });
    expect(back.code).toBe(0);
    const [one] = changesApplyShape.parse(JSON.parse(back.out)).changes;
    expect(one).toMatchObject({ result: 'done', edits: { instructions: { to: 'before the set' } } });

    const set = { name: '', ticket: '', time: '2026-11-24T08:00:00.000Z', user: 'Lin', approver: '' };
    const wanted = {
      kind: 'ipSegment',
      place: locator,
      edits: { instructions: { from: 'x', to: 'before the set' } },
    };
    const byFile = await steward(['changes', 'rollback', file([wanted], { set }), ...sandbox], {
      dataFolder,
    });
    expect(byFile).toMatchObject({ code: 0 });
    const merely = await steward(['changes', 'rollback', file([wanted]), ...sandbox], { dataFolder });
    expect(merely).toMatchObject({ code: 2, out: '' });
    expect(merely.err).toContain('not the file of an applied set');
  });

  test('of another server, none at all, and a damaged tray are said', async () => {
    const dataFolder = await applied();
    const away = await steward(['changes', 'rollback', '1', ...production()], {
      dataFolder,
      input: `${rightPassword}\n`,
    });
    expect(away.code).toBe(77);
    const none = await steward(['changes', 'rollback', '9', ...sandbox], { dataFolder });
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toContain('There is no set 9');
    expect((await steward(['changes', 'sets'], { dataFolder: temporary() })).out).toContain(
      'Nothing was applied',
    );
    const path = join(dataFolder, 'changes', 'changes.db');
    expect(readFileSync(path).length).toBeGreaterThan(0);
    writeFileSync(path, '');
    const damaged = await steward(['changes', 'sets'], { dataFolder });
    expect(damaged.err).toContain('The change tray could not be read');
  });
});
