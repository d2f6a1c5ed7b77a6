// @vitest-environment jsdom
/**
 * One check for every way in: the same bad values through each door by which a value reaches a server. Each is refused by
 * the name of its field, and nothing is sent.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Applying, applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { wrongChanges } from '#shared/rules/changes/file-content.ts';
import { inverseOfSet } from '#shared/rules/changes/inverse.ts';
import { compareConfigurations } from '#shared/rules/configuration/compare.ts';
import { takableChanges } from '#shared/rules/configuration/takable-fields.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { editRecord, fileWith } from '../../src-main/cli/testing/folder-files.ts';
import { steward, temporary } from '../../src-main/cli/testing/steward.ts';
import { cellKey, type NameRow, planNames } from '../../src-renderer/screens/back-menu/Names/name-rows.ts';
import { readSetFile, setFileText } from '../../src-renderer/screens/back-menu/Sets/set-file.ts';
import { planTakeOver } from '../../src-renderer/screens/back-menu/Sets/take-over.ts';
import { readPasted } from '../../src-renderer/screens/network/Tools/pasted-ranges.ts';
import { long } from '../support/test-amount.ts';
import { type Bad, bad } from './support/bad-values.ts';
import { twoAdministrators } from './support/two-administrators.ts';

vi.mock('../../src-renderer/data/bridge.ts', () => ({
  bridge: { journal: { append: () => Promise.resolve({ id: 1 }) } },
}));
const { buildRecordChange, saveRecord } = await import('../../src-renderer/data/records/save-record.ts');
const { saveAmongMany } = await import('../../src-renderer/data/records/save-among-many.ts');
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');
const { submitChange } = await import('../../src-renderer/data/changes/index.ts');

type Values = Record<string, unknown>;
const names = Object.keys(bad);
const badOf = (name: string): Bad => bad[name] ?? expect.unreachable();

async function kindOf(id: string): Promise<AnyRecord> {
  const kind = await recordById(id);
  if (!kind) throw new Error(id);
  return kind;
}

const two = twoAdministrators('systemAdministrator');

interface Door extends Bad {
  readonly record: AnyRecord;
  readonly now: Values;
  readonly edits: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly change: CollectedChange;
}
async function doorOf(name: string): Promise<Door> {
  const one = badOf(name);
  const record = await kindOf(one.kind);
  const now = await record.read((endpoint, input) => two.other.call(endpoint, input), one.place, [one.field]);
  const edits = { [one.field]: { from: now[one.field], to: one.to } };
  const change = {
    title: 'common.undone' as const,
    path: '',
    touches: [],
    kind: one.kind,
    place: one.place,
    edits,
  };
  return { ...one, record, now, edits, change };
}

const choose = async () => null;
const undone = ({ kind, place, edits }: Door) => ({ kind, place, edits });

/** Each rejects. */
const inConsole: Readonly<Record<string, (door: Door) => Promise<unknown>>> = {
  'a form or a switch': ({ record, place, edits }) => saveRecord(record, place, edits, { choose }),
  'a sheet, one of many': ({ record, place, edits }) => saveAmongMany(record, place, edits),
  'a list that sends the call itself': async ({ record, place, now, field, to }) =>
    submitChange(
      buildRecordChange(record, place, {
        newest: now,
        after: { ...now, [field]: to },
        changed: [field],
        server: '',
      }),
    ),
  'Undo in the toast': (door) =>
    restoreRecord(undone(door), { always: false, success: 'common.undone', choose }),
  'Restore in the journal': (door) =>
    restoreRecord(undone(door), {
      always: true,
      success: 'common.undone',
      choose: async (_, __, fields) => new Set(fields.map(({ name }) => name)),
    }),
};

describe.each(Object.entries(inConsole))('%s', (_, go) => {
  test.each(names)('refuses %s', async (name) => {
    const door = await doorOf(name);
    await expect(go(door)).rejects.toMatchObject({ kind: 'refused', code: 'CONTENT_REFUSED' });
    expect(two.sent).toEqual([]);
  });
});

describe.each(['applied from the tray', 'rolled back'])('a set that is %s', (way) => {
  test.each(names)('refuses %s', async (name) => {
    const { change, field } = await doorOf(name);
    const results: string[] = [];
    const how: Applying<CollectedChange> = {
      kindOf,
      ask: (endpoint, input) => two.other.call(endpoint, input),
      hasBegun: () => false,
      begin: async () => expect.unreachable(),
      send: async () => expect.unreachable(),
      finish: async (__, { result, message }) => void results.push(`${result} ${message}`),
      words: String,
      refusal: (__, ___, problems) => problems.map((one) => one.name).join(),
    };
    const turned = inverseOfSet([change], () => null);
    await applyChanges(way === 'rolled back' ? inverseOfSet(turned, () => null) : [change], how);
    expect(results).toEqual([`refused ${field}`]);
  });
});

test.each(names)('a file of changes with %s is refused by its field', async (name) => {
  const { change, field } = await doorOf(name);
  const [wrong] = await wrongChanges([change], []);
  expect(wrong?.problems.map((one) => one.name)).toEqual([field]);
});

const listed = names.filter((name) => badOf(name).area !== null);

test.each(listed)('a bundle with %s brings in nothing of it', async (name) => {
  const { kind, place, now, field, to, area } = await doorOf(name);
  if (!area) throw new Error(name);
  const of = (values: Values) => ({ areas: [area], records: [{ kind, place, name: 'One', values }] });
  const first = { [field]: now[field] };
  const { differences } = await takableChanges(await compareConfigurations(of(first), of({ [field]: to })));
  expect(differences.map(({ change, problems }) => [change, problems.map((one) => one.name)])).toEqual([
    [null, [field]],
  ]);
});

describe('in a terminal', () => {
  const data = temporary();
  const run = (...args: string[]) =>
    steward([...args, '--server', 'sandbox', '--user', 'systemAdministrator'], { dataFolder: data });
  const pulled = join(temporary(), 'configuration');
  let label: (name: string) => Promise<string>;
  beforeAll(async () => {
    mkdirSync(pulled);
    await run('config', 'pull', pulled, '--area', 'system,applications');
    const { ruleMessage: say } = await import('#shared/text/rule-message.ts');
    label = async (name) => {
      const { kind, field, place } = badOf(name);
      const found = (await kindOf(kind)).label(field, 'en-US', place);
      return 'key' in found ? say('en-US', { key: found.key }) : found.text;
    };
  });
  const written = async () => {
    const { out } = await steward(['journal', '--json'], { dataFolder: data });
    return (JSON.parse(out) as { entries: unknown[] }).entries.length;
  };

  test.each(names)('changes apply refuses a file with %s', async (name) => {
    const { kind, place, edits } = await doorOf(name);
    const path = join(temporary(), 'set.steward-changes');
    const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
    const changes = [{ kind, place, edits }];
    writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
    const { code, err } = await run('changes', 'apply', path, '--yes');
    expect({ code, named: err.includes(`${await label(name)}: `) }).toEqual({ code: 2, named: true });
    expect(await written()).toBe(0);
  });

  // Each reads a whole configuration.
  test.each(listed.filter((_, at) => long || at % 3 === 0))(
    'config apply sends nothing of a folder with %s',
    async (name) => {
      const { kind, field, to } = badOf(name);
      const path = fileWith(pulled, kind, kind === 'appInfo' ? '"applicationType": "freeUrl"' : '');
      let before: unknown;
      editRecord(path, ({ values }) => {
        before = values[field];
        values[field] = to;
      });
      const { out, err } = await run('config', 'apply', pulled, '--yes');
      editRecord(path, ({ values }) => {
        values[field] = before;
      });
      expect(`${out}${err}`).toContain(`${await label(name)}: `);
      expect(await written()).toBe(0);
    },
  );
});

describe('menus and names', () => {
  const menu = {
    name: 'Report',
    customName: 'Report',
    customNamed: true,
    names: {},
    code: '',
    shown: true,
    common: false,
    icon: '',
    path: 'hr/report',
    openMode: 'current' as const,
  };
  const group = {
    name: 'Own',
    customName: 'Own',
    customNamed: true,
    names: {},
    key: 'own',
    own: true,
    platformNames: {},
  };
  const badMenus = {
    'an address that runs': { path: 'javascript:alert(1)' },
    'an address with a user name': { path: 'https://bank.example:x@evil.example/' },
    NUL: { customName: 'a\u0000b' },
    'half a character': { customName: 'a\ud800' },
    'a name that turns its line': { customName: 'a\u202egnp' },
    'a name in a language that turns its line': { names: { en_US: 'a\u202egnp' } },
    'a name that is too long': { customName: 'x'.repeat(51) },
    'an icon that runs': { icon: 'javascript:alert(1)' },
  };
  test.each(Object.entries(badMenus))(
    'a menu set with %s is not opened, and makes no such menu',
    (_, wrong) => {
      const set = { groups: [{ ...group, menus: [{ ...menu, ...wrong }] }] };
      const read = readSetFile(setFileText(set, { server: 'A', department: 'B' }, 0));
      expect(read === 'address' || (typeof read === 'object' && 'message' in read)).toBe(true);
      // From a department of the same server, too.
      const lines = planTakeOver(set, { groups: [], details: [] });
      expect(lines.filter(({ what }) => what === 'menu')).toMatchObject([{ refusal: 'content', parts: [] }]);
    },
  );

  test('a group of a menu set by its own form', () => {
    const set = { groups: [{ ...group, customName: 'a\u202egnp', menus: [] }] };
    const read = readSetFile(setFileText(set, { server: 'A', department: 'B' }, 0));
    expect(read).toMatchObject({ field: 'backMenu.group.name', message: { key: 'tenantEdit.hidden' } });
    expect(planTakeOver(set, { groups: [], details: [] })).toMatchObject([{ refusal: 'content' }]);
  });

  test.each(['a\u0000b', 'a\ud800', 'a\u202egnp'])('a sheet of names refuses %j in every row', (name) => {
    for (const kind of ['tenant', 'application', 'group', 'menu'] as const) {
      const row: NameRow = { kind, id: '1', title: 'One', stored: { zh_CN: '测试企业' }, platform: null };
      const [plan] = planNames([row], new Map([[cellKey(row, 'en_US'), name]]));
      expect([kind, [...(plan?.problems.keys() ?? [])]]).toEqual([kind, ['en_US']]);
    }
  });

  test.each(['a\u0000b', 'a\ud800', 'a\u202egnp', 'x'.repeat(101)])('a pasted list refuses %j', (name) => {
    expect(readPasted(`${name}\t10.0.0.1\t10.0.0.9`)).toMatchObject([{ problem: 'name' }]);
  });
});
