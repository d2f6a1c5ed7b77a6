/** `steward config apply` sends nothing in a dry run, for a plan that `--fail-on` names, and of fields that no form accepts. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { configApplyShape, configPlanShape } from '../render/json/config.ts';
import { editRecord, fileWith } from '../testing/folder-files.ts';
import { steward, temporary } from '../testing/steward.ts';

const data = temporary();
const pulled = join(temporary(), 'configuration');
const here = (...args: string[]) =>
  steward([...args, '--server', 'sandbox', '--user', 'systemAdministrator'], { dataFolder: data });

beforeAll(async () => {
  mkdirSync(pulled);
  await here('config', 'pull', pulled, '--area', 'network', '--area', 'system');
});

const copy = (): string => {
  const folder = join(temporary(), 'copy');
  cpSync(pulled, folder, { recursive: true });
  return folder;
};
const left = async (folder: string) =>
  configPlanShape.parse(JSON.parse((await here('config', 'plan', folder, '--json')).out)).differences;

test('a dry run is the plan, also with a yes', async () => {
  const folder = copy();
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'Gate 4';
  });
  const plan = await here('config', 'plan', folder, '--json');
  const dry = await here('config', 'apply', folder, '--yes', '--dry-run', '--json');
  expect(dry).toEqual(plan);
  expect(await left(folder)).toHaveLength(1);
});

test('a condition of “--fail-on” stops the run, with and without a yes; of a plan it is the exit code', async () => {
  const folder = copy();
  rmSync(fileWith(folder, 'ruleConfig'));
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'Gate 5';
  });
  for (const how of [['apply'], ['apply', '--yes'], ['apply', '--dry-run'], ['plan']]) {
    const [verb = '', ...more] = how;
    const { code, err } = await here('config', verb, folder, ...more, '--fail-on', 'lock-out,delete');
    expect({ how, code }).toEqual({ how, code: 1 });
    expect(err).toContain('“--fail-on” applies (delete)');
  }
  expect(await here('config', 'apply', folder, '--yes', '--json', '--fail-on', 'delete')).toMatchObject({
    code: 1,
    out: '',
  });
  expect(await left(folder)).toHaveLength(2);
  expect((await here('config', 'plan', folder, '--fail-on', 'no-way-back')).code).toBe(0);
  expect((await here('config', 'apply', folder, '--yes', '--fail-on', 'everything')).code).toBe(64);
});

test('of a field that no form takes nothing is sent: it is told, the rest is done, and the code is 1', async () => {
  const folder = copy();
  const path = fileWith(folder, 'ruleConfig');
  editRecord(path, ({ values }) => {
    values.ruleName = 7;
    values.noEmoji = values.noEmoji !== true;
  });
  const { code, out, err } = await here('config', 'apply', folder, '--yes', '--json');
  expect(code).toBe(1);
  expect(err).toContain('not taken over – Name: It must be text');
  const told = configApplyShape.parse(JSON.parse(out));
  expect(told.notTaken).toMatchObject([{ kind: 'ruleConfig', fields: ['ruleName'] }]);
  expect(told.changes.map(({ result, edits }) => [result, Object.keys(edits)])).toEqual([
    ['done', ['noEmoji']],
  ]);
  expect(await left(folder)).toMatchObject([{ byChange: false, notTaken: ['ruleName'] }]);
});
