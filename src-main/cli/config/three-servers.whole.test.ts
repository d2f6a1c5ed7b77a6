/** A configuration on its way from a test server by staging to production, whose ids are other ones, in one folder. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configApplyShape, configPlanShape } from '../render/json/config.ts';
import { editRecord, filesBelow } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

const data = temporary();
const folder = join(temporary(), 'office');
const head = 'steward-configuration.json';
const map = join(temporary(), 'none.steward-names');
let servers: readonly PlatformServer[];

type Run = (...args: string[]) => ReturnType<typeof steward>;
const onTest: Run = (...args) =>
  steward([...args, '--server', 'sandbox', '--user', 'systemAdministrator'], { dataFolder: data });
const at =
  ({ address }: PlatformServer): Run =>
  (...args) =>
    steward([...args, '--server', address, '--user', 'lin', '--password-file', '-'], {
      dataFolder: data,
      input: rightPassword,
    });

beforeAll(async () => {
  servers = await Promise.all([platformServer({ others: true }), platformServer({ others: true })]);
  writeFileSync(map, JSON.stringify({ format: 'steward.names', version: 1, names: [] }));
  mkdirSync(folder);
  expect((await onTest('config', 'pull', folder)).code).toBe(0);
}, 60_000);
afterAll(() => Promise.all(servers.map((one) => one.close())));

const planned = async (run: Run) => {
  const { code, out, err } = await run('config', 'plan', folder, '--json', '--exit-code');
  if (out === '') throw new Error(err);
  return { code, ...configPlanShape.parse(JSON.parse(out)) };
};
const applied = async (run: Run) => {
  const { code, out, err } = await run('config', 'apply', folder, '--yes', '--json', '--map', map);
  if (out === '') throw new Error(err);
  return { code, ...configApplyShape.parse(JSON.parse(out)) };
};
const pulled = async (run: Run, into: string) => {
  const { code, err } = await run('config', 'pull', into);
  expect({ code, err }).toMatchObject({ code: 0 });
  return filesBelow(into);
};

/** A department in the form in which a folder names it. */
const sales = 'name:澄汀智造科技有限公司/销售中心';

test('34 real differences are 34, nothing is made anew, a second run finds nothing, and a pull changes no byte', async () => {
  const files = Object.keys(filesBelow(folder));
  const of = (kind: string) =>
    files.filter((path) => path.includes(`/${kind}/`)).map((path) => join(folder, path));
  const edit = (kind: string, many: number, change: (values: Record<string, unknown>) => void) => {
    const some = of(kind).slice(0, many);
    expect(some).toHaveLength(many);
    for (const path of some) editRecord(path, ({ values }) => change(values));
  };
  edit('ipSegment', 21, (values) => {
    values.instructions = 'Gate 4';
  });
  edit('ruleConfig', 5, (values) => {
    values.most = Number(values.most) + 1;
  });
  edit('basicTemplate', 4, (values) => {
    values.title = 'Welcome aboard';
  });
  edit('newUserPush', 1, (values) => {
    values.on = values.on !== true;
  });
  edit('ipListPermission', 1, (values) => {
    values.shares = [{ kind: 'department', id: sales, exclude: false, below: true }];
  });
  edit('loginMethod', 1, (values) => {
    values.departments = [sales];
  });
  // One that is new everywhere, named by nothing but its name.
  cpSync(of('ipSegment').at(-1) ?? '', join(folder, 'network/ipSegment/depot.json'));
  editRecord(join(folder, 'network/ipSegment/depot.json'), (record) => {
    Object.assign(record, { name: 'Depot', place: { id: 'name:Depot' } });
    const range = { segmentType: 'IPv4', ipStart: '10.77.0.1', ipEnd: '10.77.0.9' };
    Object.assign(record.values, { segmentName: 'Depot', ...range });
  });

  const [staging, production] = servers.map(at);
  if (!staging || !production) throw new Error('two servers');
  for (const run of [onTest, staging, production]) {
    const plan = await planned(run);
    expect(plan.code).toBe(4);
    expect(plan.differences).toHaveLength(34);
    expect(plan.plan).toMatchObject({ created: 1, changed: 33, deleted: 0 });
    const { code, changes, notByChange } = await applied(run);
    expect({ code, notByChange }).toEqual({ code: 0, notByChange: 0 });
    expect(changes.filter(({ result }) => result === 'done')).toHaveLength(34);
    const again = await planned(run);
    expect(again.differences).toEqual([]);
    expect((await applied(run)).changes).toEqual([]);
  }

  // The test server’s own folder gets the stable name of the new file; from then on no byte changes.
  const own = await pulled(onTest, folder);
  expect((await onTest('config', 'pull', folder)).err).toContain('0 files written, 0 removed');
  const { [head]: _, ...records } = own;
  for (const run of [staging, production]) {
    const [first, second] = [temporary(), temporary()];
    const { [head]: __, ...theirs } = await pulled(run, first);
    expect(theirs).toEqual(records);
    expect(await pulled(run, second)).toEqual(filesBelow(first));
  }
}, 240_000);
