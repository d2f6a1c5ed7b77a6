// @vitest-environment jsdom
/**
 * Taking back what is no form: certification, the white list, reminder switches. What others changed later stays, and
 * is asked about where it is the same.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { queryModuleRemindSetting, saveModuleRemindSetting } from '#shared/api/licence-info/reminder.ts';
import { cancelTenantNameAuth, submitTenantNameAuth } from '#shared/api/tenant/changes.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { remindConfigKey, remindOn } from '#shared/rules/licence-info/remind.ts';
import { certificationRecord } from '#shared/rules/records/certification-record.ts';
import { moduleRemindRecord } from '#shared/rules/records/remind-record.ts';
import { whiteListRecord } from '#shared/rules/records/white-list-record.ts';
import type { RecordUndo } from '../../src-renderer/data/changes/index.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { saveRecord } = await import('../../src-renderer/data/records/save-record.ts');
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');

const two = twoAdministrators('systemAdministrator');
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const now = { always: false, success: 'common.undone' } as const;
beforeEach(() => void append.mockClear());

/** The way back of the change that was just made, as the journal keeps it. */
function wayBack(): RecordUndo {
  const done = two.outcomes.at(-1);
  const undo = done?.result === 'done' ? done.restores : undefined;
  const kept = append.mock.lastCall?.[0] as { undo: { record: string; input: string } };
  expect({ kind: kept.undo.record, ...JSON.parse(kept.undo.input) }).toEqual(undo);
  return undo ?? expect.unreachable();
}

describe('the white list', () => {
  let locator: { people: { id: string; name: string }[] };
  const listed = async () => {
    const { result } = await two.other.call(queryLicenseWhiteList, { pageNo: 1, pageSize: 500 });
    return result.map(({ id }) => id).filter((id) => locator.people.some((one) => one.id === id));
  };
  beforeEach(async () => {
    const { result } = await two.other.call(searchWhiteEmpInfo, { pageNo: 1, pageSize: 3 });
    locator = { people: result.map(({ id, username }) => ({ id, name: username })) };
    expect(locator.people).toHaveLength(3);
  });
  const add = () => Object.fromEntries(locator.people.map(({ id }) => [id, { from: false, to: true }]));
  const id = (index: number) => locator.people[index]?.id ?? expect.unreachable();

  it('takes off again only whom this change put there', async () => {
    await two.other.call(addLicenseWhiteList, { userIds: [id(0)] });
    await saveRecord(whiteListRecord, locator, add(), { choose: noQuestion });
    expect(two.sent).toEqual([{ userIds: [id(1), id(2)] }]);
    const undo = wayBack();
    // Taken off by somebody meanwhile: nothing to do for that one.
    await two.other.call(deleteLicenseWhiteList, { userIds: [id(1)] });
    expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('saved');
    expect(two.sent.at(-1)).toEqual({ userIds: [id(2)] });
    expect(await listed()).toEqual([id(0)]);
    expect(await restoreRecord(wayBack(), { ...now, choose: noQuestion })).toBe('saved');
    expect(await listed()).toEqual([id(0), id(2)]);
  });

  it('shows each person first, by name', async () => {
    await saveRecord(whiteListRecord, locator, add(), { choose: noQuestion });
    const choose = vi.fn(() => Promise.resolve(new Set([id(0)])));
    await restoreRecord(wayBack(), { ...now, always: true, choose });
    expect(choose).toHaveBeenCalledWith(
      whiteListRecord,
      locator,
      [id(0), id(1), id(2)].map((name) => ({ name, now: true, back: false, later: false })),
    );
    expect(whiteListRecord.label(id(0), 'en-US', locator)).toEqual({ text: locator.people[0]?.name });
    expect(await listed()).toEqual([id(1), id(2)]);
  });

  it('an answer that was lost is read back', async () => {
    two.line = 'cut';
    await saveRecord(whiteListRecord, locator, add(), { choose: noQuestion });
    expect(two.outcomes).toEqual([
      expect.objectContaining({ result: 'done', readBack: expect.objectContaining({ isApplied: true }) }),
    ]);
  });
});

describe('certification', () => {
  const state = async () => (await two.other.call(getTenantInfo, {})).authenticationStatus;
  async function applied() {
    const { tenantName } = await two.other.call(getTenantInfo, {});
    if ((await state()) !== '') await two.other.call(cancelTenantNameAuth, { tenantName });
    const edits = { certification: { from: 'uncertified', to: 'pending' } } as const;
    await saveRecord(certificationRecord, {}, edits, { choose: noQuestion });
    expect(await state()).toBe('pendingAudit');
    return { undo: wayBack(), tenantName };
  }

  it('is taken back with the name as it is saved by now; taken back already is nothing to do', async () => {
    const { undo, tenantName } = await applied();
    expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('saved');
    expect(two.sent.at(-1)).toEqual({ tenantName });
    expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('same');
    await two.other.call(submitTenantNameAuth, { tenantName });
  });

  it('a review that was decided meanwhile is asked about, never cancelled unseen', async () => {
    const { undo } = await applied();
    const info = await two.other.call(getTenantInfo, {});
    const sandboxFetch = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.includes(getTenantInfo.path)
        ? Response.json({
            code: 200,
            data: { ...(await rawInfo(sandboxFetch, request)), authenticationStatus: 'verified' },
          })
        : sandboxFetch(request),
    );
    const choose = vi.fn(() => Promise.resolve(null));
    expect(await restoreRecord(undo, { ...now, choose })).toBe('kept');
    expect(choose).toHaveBeenCalledWith(certificationRecord, {}, [
      { name: 'certification', now: 'verified', back: 'uncertified', later: true },
    ]);
    expect(info.authenticationStatus).toBe('pendingAudit');
  });
});

async function rawInfo(fetch: typeof globalThis.fetch, request: Request): Promise<object> {
  const answer = (await (await fetch(request)).json()) as { data: object };
  return answer.data;
}

it('brings back nothing that no form would take: the field is said, and nothing is sent', async () => {
  const locator = { id: 'RC1000003' };
  const wrong = { ruleName: { from: 'Job number', to: 'Job\u202enumber' } };
  const kind = 'ruleConfig';
  const refused = restoreRecord(
    { kind, place: locator, edits: wrong },
    { ...now, choose: () => Promise.resolve(new Set(['ruleName'])) },
  );
  await expect(refused).rejects.toMatchObject({ kind: 'refused', code: 'CONTENT_REFUSED' });
  expect(two.sent).toEqual([]);
});

it('a reminder switch: its own app only, and nothing where somebody turned it back already', async () => {
  const locator = { moduleId: 'crm', deptId: '' };
  const [here, elsewhere] = [{ moduleId: 'crm' }, { moduleId: 'workflow' }];
  const off = { appManageConfigs: [{ configKey: remindConfigKey, configValue: '0' }] };
  await saveRecord(moduleRemindRecord, locator, { on: { from: true, to: false } }, { choose: noQuestion });
  const undo = wayBack();
  await two.other.call(saveModuleRemindSetting, { ...elsewhere, ...off });
  await restoreRecord(undo, { ...now, choose: noQuestion });
  expect(remindOn(await two.other.call(queryModuleRemindSetting, here))).toBe(true);
  expect(remindOn(await two.other.call(queryModuleRemindSetting, elsewhere))).toBe(false);
  expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('same');
});
