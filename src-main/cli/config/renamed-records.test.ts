/** A set that renames, from a comparison of two states of one server: applied, it can be checked again, in any language. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationFile } from '#shared/rules/configuration/configuration-file.ts';
import { changesCheckShape } from '../render/json/changes.ts';
import { steward, temporary } from '../testing/steward.ts';

const folder = temporary();
const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
const run = (...args: string[]) => steward([...args, ...at], { dataFolder: folder });

const renamed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ipSegment: { segmentName: 'Renamed segment' },
  ipListEntry: { configName: 'Renamed entry' },
  loginMethod: { name: 'Renamed method' },
  ruleConfig: { ruleName: 'Renamed rule' },
  basicTemplate: { templateName: 'Renamed template' },
  agreement: { agreementName: 'Renamed agreement' },
  backMenuGroup: { customName: 'Renamed group', customNameStatus: true },
  backMenu: { customName: 'Renamed menu', customNameStatus: true },
  appCategory: { groupName: 'Renamed category' },
};

test('each kind that is renamed is found again once it is applied', async () => {
  const [before, wanted, todo] = ['before', 'wanted', 'todo'].map((name) => join(folder, name));
  await run('config', 'export', '--out', before ?? '');
  const file = configurationFile.parse(JSON.parse(readFileSync(before ?? '', 'utf8')));
  for (const [kind, values] of Object.entries(renamed))
    Object.assign(file.records.find((record) => record.kind === kind)?.values ?? {}, values);
  writeFileSync(wanted ?? '', JSON.stringify(file));
  expect((await run('config', 'diff', wanted ?? '', '--changes', todo ?? '')).code).toBe(4);
  const { changes } = JSON.parse(readFileSync(todo ?? '', 'utf8'));
  expect(changes).toHaveLength(Object.keys(renamed).length);
  const checked = async (language: string) => {
    const { out } = await run('changes', 'check', todo ?? '', '--json', '--language', language);
    return changesCheckShape.parse(JSON.parse(out)).changes.map(({ kind, state }) => [kind, state]);
  };
  for (const language of ['en-US', 'zh-CN'])
    expect(await checked(language)).toEqual(changes.map(({ kind }: { kind: string }) => [kind, 'open']));
  const applied = await run('changes', 'apply', todo ?? '');
  expect(applied.code).toBe(0);
  for (const language of ['en-US', 'zh-CN'])
    expect(await checked(language)).toEqual(changes.map(({ kind }: { kind: string }) => [kind, 'held']));
});
