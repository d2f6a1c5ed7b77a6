/** `steward apps same-as` at the sandbox of a data folder, checked by signing in as the person concerned (APP-118, 125, 131). */
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { saveAppManageApps } from '#shared/api/applications/display.ts';
import { enableModules, loadModuleStatus } from '#shared/api/applications/modules.ts';
import { batchSaveSysMenuShares } from '#shared/api/applications/shares.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { sameAspects } from '#shared/rules/applications/same-as/same-aspects.ts';
import { needsOf } from '#shared/rules/common/applications/enablement.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import {
  applyDepartment,
  expectedOf,
  judgeDepartment,
  readState,
} from '../../../src-main/cli/apps/take-over.ts';
import { untriedOutcome } from '../../../src-main/cli/change-set/apply-outcome.ts';
import { exitCodes } from '../../../src-main/cli/failure/exit-codes.ts';
import { appsSameAsShape } from '../../../src-main/cli/render/json/apps.ts';
import { steward } from '../../../src-main/cli/testing/steward.ts';
import {
  appsOf,
  atSandbox,
  idOf,
  pretendDetach,
  seenByEmployee,
  terminalSandbox,
} from './terminal-sandbox.ts';

const [source, target] = ['D205', 'D210'];
const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
let folder = '';

/** The source has Calendar off, Workflow opened in a page of its own, and Projects for external people only. */
beforeEach(async () => {
  folder = await terminalSandbox('depth');
  await atSandbox(folder, async (client) => {
    const apps = await appsOf(client, source);
    const statuses = await client.call(loadModuleStatus, { deptId: source });
    const calendar = statuses.find(({ moduleName }) => moduleName === 'Calendar');
    if (!calendar) throw new Error('no Calendar');
    await client.call(enableModules, { deptId: source, modules: [{ ...calendar, status: false }] });
    await client.call(saveAppManageApps, {
      deptId: source,
      openModes: [{ id: idOf(apps, 'Workflow'), openMode: 'newPage' }],
    });
    await client.call(batchSaveSysMenuShares, {
      deptId: source,
      sysMenuIds: [idOf(apps, 'Projects')],
      sysMenuShares: toWireShares([{ kind: 'allExternal', id: '', exclude: false, below: false }], {
        moduleStr: '',
        moduleId: '',
        levels: true,
      }),
    });
  });
});

const json = async (...more: string[]) => {
  const ended = await steward(['apps', 'same-as', source, target, '--json', ...at, ...more], {
    dataFolder: folder,
  });
  return { ...ended, said: appsSameAsShape.parse(JSON.parse(ended.out)) };
};
const linesOf = ({ departments }: Awaited<ReturnType<typeof json>>['said']) =>
  departments.flatMap(({ results }) =>
    results.map(({ application, what, result }) => `${application.name} ${what} ${result}`),
  );
test('without --yes it is told and nothing is sent; with it the people of the department have it; again nothing is left', async () => {
  const before = await seenByEmployee(folder);
  const planned = await json();
  expect(planned.code).toBe(4);
  expect(planned.said.dryRun).toBe(true);
  expect(linesOf(planned.said).toSorted()).toEqual([
    'Calendar on change',
    'Projects shares change',
    'Workflow opens change',
  ]);
  expect(await seenByEmployee(folder)).toEqual(before);
  expect((await json('--dry-run')).code).toBe(0);

  const done = await json('--yes');
  expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
  expect(linesOf(done.said).toSorted()).toEqual([
    'Calendar on done',
    'Projects shares done',
    'Workflow opens done',
  ]);
  expect(before).toEqual(expect.arrayContaining(['Calendar', 'Projects', 'Workflow']));
  expect(await seenByEmployee(folder)).toEqual(
    before.filter((name) => name !== 'Calendar' && name !== 'Projects'),
  );
  const again = await json('--yes');
  expect({ code: again.code, lines: linesOf(again.said) }).toEqual({ code: 0, lines: [] });

  const journal = JSON.parse((await steward(['journal', '--json'], { dataFolder: folder })).out) as {
    entries: { undoable: boolean; result: string }[];
  };
  expect(journal.entries).toHaveLength(3);
  for (const entry of journal.entries) expect(entry).toMatchObject({ undoable: true, result: 'done' });
});

test('in words, in both languages, with some of it alone', async () => {
  const command = ['apps', 'same-as', '销售中心', target, '--only', 'on,shares', ...at];
  const { code, out, err } = await steward(command, { dataFolder: folder });
  expect(code).toBe(4);
  expect(err).toContain('With “--yes” it is applied.');
  expect(out).toContain('[Will change]  Calendar · Status: Enabled → Disabled');
  expect(out).toContain('Projects · Shared with: Everybody has it → All external people');
  expect(out).not.toContain('Workflow');
  expect(out).toContain('To be changed: 2. Left out: 0.');
  const chinese = await steward([...command, '--language', 'zh-CN'], { dataFolder: folder });
  expect(chinese.out).toContain('将更改 2 项，略过 0 项。');
});

test('a setting that cannot be taken over is reported with its reason, and the rest is done', async () => {
  await atSandbox(folder, async (client) => {
    const statuses = await client.call(loadModuleStatus, { deptId: source });
    const workflow = statuses.find(({ moduleName }) => moduleName === 'Workflow');
    if (!workflow) throw new Error('no Workflow');
    const needing = statuses.filter((one) => one.status && needsOf(one).includes(workflow.moduleId));
    const modules = [workflow, ...needing].map((module) => ({ ...module, status: false }));
    await client.call(enableModules, { deptId: source, modules });
    const apps = await appsOf(client, source);
    const showApps = ['Workflow', 'Mail'].map((name) => ({ id: idOf(apps, name), display: false }));
    await client.call(saveAppManageApps, { deptId: source, showApps });
  });
  const { code, said } = await json('--yes', '--only', 'shown');
  expect({ code, lines: linesOf(said) }).toEqual({
    code: 1,
    lines: ['Workflow shown refused', 'Mail shown done'],
  });
  expect(said.departments[0]?.results[0]?.why).toMatch(/ need it and stay on here/);
  expect(said.summary).toEqual({ change: 0, done: 1, notDone: 1, unread: 0 });
});

test('an account without the right is told so in the server’s words', async () => {
  const command = ['apps', 'same-as', source, target, '--server', 'sandbox', '--user', 'employee'];
  const { code, out, err } = await steward(command, { dataFolder: folder });
  expect({ code, out }).toEqual({ code: exitCodes.notReadable, out: '' });
  expect(err).toMatch(/^steward: .+\n$/);
});

test('a department that may not be read costs its own part', async () => {
  const command = ['apps', 'same-as', source, 'D200', target, '--yes', '--server', 'sandbox'];
  const { code, out } = await steward([...command, '--user', 'subAdministrator'], { dataFolder: folder });
  expect(code).toBe(1);
  expect(out).toContain('[Not read]  No permission');
  expect(out).toContain('[Changed]  Calendar · Status: Enabled → Disabled');
  const ended = await steward([...command, '--user', 'departmentAdministrator'], { dataFolder: folder });
  expect(ended).toMatchObject({ code: 2, out: '', err: 'steward: 销售中心: No permission\n' });
});

test('a server that does not tell the shares costs the shares alone', async () => {
  await atSandbox(folder, async (client) => {
    const ask: Ask = (endpoint, input) => {
      if (endpoint.id !== queryViewAs.id) return client.call(endpoint, input);
      const error = new ApiError({ kind: 'refused', endpoint: endpoint.id, code: 404, message: '' });
      error.lookedAt = endpoint.path;
      return Promise.reject(error);
    };
    const taking = { ask, detach: 'depth', aspects: sameAspects, language: 'en-US' } as const;
    const from = await readState({ id: source, name: '' }, taking);
    const state = await readState({ id: target, name: '' }, taking);
    const { results, sharesMissing } = expectedOf(judgeDepartment(from, state, taking));
    expect(results.map(({ app, aspect }) => `${app.name} ${aspect}`)).toEqual([
      'Calendar on',
      'Workflow opens',
    ]);
    expect(sharesMissing?.lookedAt).toBe(queryViewAs.path);
  });
});

test.each([
  ['one that there is not', ['Nowhere', target], 2, 'There is no department “Nowhere” here'],
  ['itself', [source, source], 2, 'is both source and target'],
  ['a single department', [source], 64, 'at least one that takes it over'],
  ['a word that is nothing', [source, target, '--only', 'names'], 64, '“names” cannot be taken over'],
])('%s is said', async (_, given, code, said) => {
  const ended = await steward(['apps', 'same-as', ...given, ...at], { dataFolder: folder });
  expect({ code: ended.code, out: ended.out }).toEqual({ code, out: '' });
  expect(ended.err).toContain(said);
});

test('departments without settings of their own: the command says so and sends nothing', async () => {
  await pretendDetach(folder, 'off');
  const ended = await steward(['apps', 'same-as', source, target, '--yes', ...at], { dataFolder: folder });
  expect({ code: ended.code, out: ended.out }).toEqual({ code: 2, out: '' });
  expect(ended.err).toContain('Departments have no applications of their own here');
});

test('Ctrl+C begins nothing more', async () => {
  const ended = await steward(['apps', 'same-as', source, target, '--yes', '--json', ...at], {
    dataFolder: folder,
    onInterrupt(listener) {
      listener();
      return () => undefined;
    },
  });
  expect(ended.code).toBe(130);
  expect(appsSameAsShape.parse(JSON.parse(ended.out))).toMatchObject({
    cancelled: true,
    departments: [{ id: target, unread: 'Not applied yet', results: [] }],
  });
});

test('an application that was disabled to be hidden, and was then not hidden, has a result of its own', async () => {
  await atSandbox(folder, async (client) => {
    const apps = await appsOf(client, source);
    await client.call(saveAppManageApps, {
      deptId: source,
      showApps: [{ id: idOf(apps, 'Mail'), display: false }],
    });
    const ask: Ask = (endpoint, input) => client.call(endpoint, input);
    const taking = { ask, detach: 'depth', aspects: ['shown'], language: 'en-US' } as const;
    const from = await readState({ id: source, name: '' }, taking);
    const judged = judgeDepartment(from, await readState({ id: target, name: '' }, taking), taking);
    const turning = ({ kind }: { kind: string }) => kind === 'appModulesOn';
    const { results } = await applyDepartment(
      judged,
      async (changes) =>
        changes.map((change) => ({ ...untriedOutcome, result: turning(change) ? 'done' : 'failed' })),
      () => 'no',
    );
    expect(results.map(({ app, aspect, outcome }) => `${app.name} ${aspect} ${outcome}`)).toEqual([
      'Mail shown failed',
      'Mail on done',
    ]);
  });
});
