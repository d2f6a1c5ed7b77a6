/** `policy`: places and values, as a person and as a script see them. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computer, linuxFile, machineKey, registryWith } from '../../services/policy/testing/computer.ts';
import { createSettingsService } from '../../services/settings/settings-service.ts';
import { policyCheckShape, policyShape } from '../render/json/policy.ts';
import { cellWidth } from '../render/text-table.ts';
import { type StewardSurroundings, steward, temporary } from '../testing/steward.ts';

const linux = (document: unknown): StewardSurroundings => ({
  policy: { platform: 'linux', sources: computer({ files: { [linuxFile]: JSON.stringify(document) } }) },
});
const values = async (around: StewardSurroundings, args: string[] = []) => {
  const { out } = await steward(['policy', '--json', ...args], around);
  const { entries } = policyShape.parse(JSON.parse(out));
  return Object.fromEntries(entries.map(({ key, value, source, place }) => [key, [value, source, place]]));
};

test('none: every value is the program’s, and nothing is made', async () => {
  const dataFolder = temporary();
  const { code, out, err } = await steward(['policy'], { dataFolder });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^No policy is in force/);
  expect(out).toMatch(new RegExp(`^ +1 +· Nothing there +${linuxFile} +Policy file of this computer`, 'm'));
  expect(out).toMatch(/^journalDays +90 +Default of Steward$/m);
  expect(readdirSync(dataFolder)).toEqual([]);
});

test('who decides: the policy, the user, the policy’s default', async () => {
  const dataFolder = temporary();
  const settings = await createSettingsService({ folder: dataFolder, onChanged: () => undefined });
  await settings.update({ appearance: 'dark', tableDensity: 'compact' });
  settings.close();
  const document = {
    locked: { appearance: 'light' },
    defaults: { tableDensity: 'default', journalDays: 30 },
    servers: { predefined: [{ name: 'Theirs', address: 'https://a.example' }], locked: true },
  };
  expect(await values({ dataFolder, ...linux(document) })).toMatchObject({
    appearance: ['light', 'policyLocked', 0],
    tableDensity: ['compact', 'user', null],
    journalDays: [30, 'policyDefault', 0],
    language: ['system', 'default', null],
    'servers.predefined': [['Theirs'], 'policyLocked', 0],
    'servers.locked': [true, 'policyLocked', 0],
  });
  const { out } = await steward(['policy'], { dataFolder, ...linux(document) });
  expect(out).toMatch(/^appearance +"light" +Set, from: place 1$/m);
  expect(out).toMatch(/^servers\.predefined +\["Theirs"\] +Set/m);
});

test('a place that is refused is in the table with its reason; STEWARD_POLICY is one more place', async () => {
  const own = join(temporary(), 'policy.json');
  writeFileSync(own, JSON.stringify({ locked: { appearance: 'dark' } }));
  const around: StewardSurroundings = {
    ...linux({ locked: { apearance: 'light' } }),
    env: { STEWARD_POLICY: own },
  };
  const { code, out, err } = await steward(['policy'], around);
  // A pipeline that rolls the file out must see that it is refused.
  expect([code, err]).toEqual([1, '']);
  expect(out).toContain('✘ Refused');
  expect(out).toContain('Not known, or not a value that is allowed: locked.apearance');
  expect(out).toMatch(/^appearance +"dark" +Set, from: place 2$/m);
  const { places } = policyShape.parse(JSON.parse((await steward(['policy', '--json'], around)).out));
  expect(places).toMatchObject([
    { kind: 'file', state: 'refused', problem: 'FIELD', detail: 'locked.apearance' },
    { kind: 'environment', place: own, state: 'used', problem: null },
  ]);
});

test('a server that can’t be used is told, and no success; what else the policy says holds', async () => {
  const predefined = [
    { name: 'Files', address: 'ftp://files.example.com' },
    { name: 'Office', address: 'https://office.example.com' },
  ];
  const around = linux({ locked: { appearance: 'light' }, servers: { predefined } });
  const { code, out, err } = await steward(['policy'], around);
  expect(code).toBe(1);
  expect(err).toMatch(/^steward: .*policy/);
  expect(err.split('\n')).toHaveLength(2);
  expect(out).toMatch(/^appearance +"light" +Set/m);
  const sound = linux({ servers: { predefined: predefined.slice(1) } });
  expect(await steward(['policy'], sound)).toMatchObject({ code: 0, err: '' });
});

test('another system’s places, in Chinese, within the width of a terminal', async () => {
  const registry = { [machineKey]: registryWith(machineKey, { locked: { language: 'zh-CN' } }) };
  const { out } = await steward(['policy', '--language', 'zh-CN'], {
    columns: 90,
    policy: { platform: 'win32', sources: computer({ registry }) },
  });
  expect(out).toContain(machineKey);
  expect(out).toContain('✔ ');
  expect(
    out
      .split('\n')
      .slice(1)
      .filter((line) => cellWidth(line) > 90),
  ).toEqual([]);
});

test('a folder that was named and is not there', async () => {
  const data = join(temporary(), 'slip');
  expect(await steward(['policy', '--data', data])).toMatchObject({ code: 74, out: '' });
  expect(existsSync(data)).toBe(false);
});

const checked = async (content: string | Uint8Array | null) => {
  const file = join(temporary(), 'new.json');
  if (content !== null) writeFileSync(file, content);
  const { code, out, err } = await steward(['policy', 'check', file, '--json']);
  return { code, err, json: out === '' ? null : policyCheckShape.parse(JSON.parse(out)) };
};

test('a file that would hold is shown with what it decides, and makes nothing', async () => {
  const file = join(temporary(), 'new.json');
  writeFileSync(file, JSON.stringify({ locked: { approve: 'production' }, sandbox: false }));
  const dataFolder = temporary();
  const { code, out, err } = await steward(['policy', 'check', file], { dataFolder });
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^approve +"production" +Set, from: place 1$/m);
  expect(out).toMatch(/^dailyDecisions +"approve" +Set, from: place 1$/m);
  expect(out).toMatch(/^sandbox +false +Set/m);
  expect(readdirSync(dataFolder)).toEqual([]);
  const input = await steward(['policy', 'check', '-'], { input: '{"locked":{"language":"zh-CN"}}' });
  expect(input.code).toBe(0);
});

test.each<[string, string | Uint8Array | null, number, string | null, string | null]>([
  ['good', '{"defaults":{"appearance":"dark"}}', 0, null, null],
  ['empty', '{}', 0, null, null],
  ['a typing error', '{"locked":{"apearance":"dark"}}', 1, 'FIELD', 'locked.apearance'],
  ['a value that is not allowed', '{"locked":{"approve":"sometimes"}}', 1, 'FIELD', 'locked.approve'],
  ['the sandbox as a word', '{"sandbox":"no"}', 1, 'FIELD', 'sandbox'],
  ['a name twice', '{"locked":{},"locked":{}}', 1, 'NAME_TWICE', null],
  ['a name of the language', '{"__proto__":{}}', 1, 'NAME_FORBIDDEN', null],
  ['cut off', '{"locked":{', 2, 'NOT_JSON', null],
  ['nothing', '', 2, 'NOT_JSON', null],
  ['another encoding', Uint8Array.of(0x7b, 0xff, 0x7d), 2, 'ENCODING', null],
])('policy check: %s', async (_what, content, code, problem, detail) => {
  const { json, ...ended } = await checked(content);
  expect(ended.code).toBe(code);
  expect(json?.places).toMatchObject([{ problem, detail }]);
  expect([json?.good, ended.err === '']).toEqual([code === 0, code === 0]);
});

test('policy check: no file, a large one, and none named', async () => {
  expect(await checked(null)).toMatchObject({ code: 2, json: null });
  expect(await checked(new Uint8Array(1024 * 1024 + 1).fill(0x20))).toMatchObject({ code: 2, json: null });
  expect(await steward(['policy', 'check'])).toMatchObject({ code: 64 });
  expect(await steward(['policy', 'check', '--help'])).toMatchObject({ code: 0 });
});

test.each([
  ['Files', 'ftp://x', 'SERVER_ADDRESS_INVALID'],
  ['Typed', 'https//office.example.com', 'SERVER_ADDRESS_INVALID'],
])('policy check: the server %s at %s is refused by its name', async (name, address, refusal) => {
  const predefined = [
    { name, address },
    { name: 'Office', address: 'https://office.example.com' },
  ];
  const { code, err, json } = await checked(JSON.stringify({ servers: { predefined } }));
  expect(code).toBe(1);
  expect(err).toContain(`The server “${name}” of the organisation’s policy can’t be used.`);
  expect(json).toMatchObject({
    good: false,
    servers: [{ name, code: refusal }],
    places: [{ state: 'used' }],
  });
});
