// @vitest-environment jsdom
/**
 * Two administrators on one server: one saves through the console's own door, the other as another window would. What
 * one of them did not touch stays as the other left it; nothing is said to have failed that was saved.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { multilangGet, multilangSave } from '#shared/api/language-names/language-names.ts';
import { getLicenceReminder, saveLicenceReminder } from '#shared/api/licence-info/reminder.ts';
import {
  queryContactPurchaseConfigs,
  saveContactPurchaseConfigs,
  updateTenantInfo,
} from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';
import { contentRecord } from '#shared/rules/records/names-record.ts';
import { reminderRecord } from '#shared/rules/records/reminder-record.ts';
import { tenantRecord } from '#shared/rules/records/tenant-record.ts';
import type { RecordUndo } from '../../src-renderer/data/changes/index.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { saveRecord } = await import('../../src-renderer/data/records/save-record.ts');
const { restoreRecord } = await import('../../src-renderer/data/records/restore-record.ts');

const two = twoAdministrators('managerTenantAdministrator');
const locator = { deployment: 'private' as const };
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));

beforeEach(() => void append.mockClear());

const info = () => two.other.call(getTenantInfo, {});
async function elsewhere(part: Partial<Input<typeof updateTenantInfo>['tenant']>): Promise<void> {
  const { tenantName, contact, mobile, email, telephone } = await info();
  const tenant = { tenantName, contact, mobile, email, telephone, ...part };
  await two.other.call(updateTenantInfo, { tenant, tenantTips: null, appManageConfigs: [] });
}

describe('saving', () => {
  it('sends the own fields over the newest record, and neither tips nor purchase that were not touched', async () => {
    const before = await info();
    await elsewhere({ tenantName: '新名称科技有限公司' });
    const edits = { telephone: { from: before.telephone, to: '0512-5550199' } };
    expect(await saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).toBe('saved');
    expect(await info()).toMatchObject({ tenantName: '新名称科技有限公司', telephone: '0512-5550199' });
    expect(two.sent).toEqual([expect.objectContaining({ tenantTips: null, appManageConfigs: [] })]);
  });

  it.each<[string, readonly string[] | null, string, string]>([
    ['mine', ['contact'], 'saved', '我的'],
    ['theirs', [], 'same', '他们的'],
    ['back to the form', null, 'kept', '他们的'],
  ])('asks where the same field was changed: %s', async (_what, mine, came, contact) => {
    const before = await info();
    await elsewhere({ contact: '他们的' });
    const asked = vi.fn(() => Promise.resolve(mine && (new Set(mine) as ReadonlySet<'contact'>)));
    const edits = { contact: { from: before.contact, to: '我的' } };
    expect(await saveRecord(tenantRecord, locator, edits, { choose: asked })).toBe(came);
    expect(asked).toHaveBeenCalledExactlyOnceWith([
      { name: 'contact', from: before.contact, mine: '我的', theirs: '他们的' },
    ]);
    expect((await info()).contact).toBe(contact);
  });

  it('asks again where it was changed once more while the user was choosing', async () => {
    const before = await info();
    await elsewhere({ contact: '甲' });
    const seen: unknown[] = [];
    const choose = async (clashes: readonly { readonly theirs: unknown }[]) => {
      seen.push(clashes[0]?.theirs);
      if (seen.length === 1) await elsewhere({ contact: '乙' });
      return new Set(['contact'] as const);
    };
    await saveRecord(tenantRecord, locator, { contact: { from: before.contact, to: '丙' } }, { choose });
    expect(seen).toEqual(['甲', '乙']);
    expect((await info()).contact).toBe('丙');
  });

  it('two windows of one browser at once: other fields both stay, of the same field the later one is asked', async () => {
    const before = await info();
    const edit = (name: 'contact' | 'telephone', to: string) => ({ [name]: { from: before[name], to } });
    const choose = vi.fn(() => Promise.resolve(null));
    const came = await Promise.all([
      saveRecord(tenantRecord, locator, edit('contact', '他们的'), { choose: noQuestion }),
      saveRecord(tenantRecord, locator, edit('telephone', '0512-5550199'), { choose: noQuestion }),
      saveRecord(tenantRecord, locator, edit('contact', '我的'), { choose }),
    ]);
    expect(came).toEqual(['saved', 'saved', 'kept']);
    expect(choose).toHaveBeenCalledExactlyOnceWith([
      { name: 'contact', from: before.contact, mine: '我的', theirs: '他们的' },
    ]);
    expect(await info()).toMatchObject({ contact: '他们的', telephone: '0512-5550199' });
  });

  it('nobody waits for somebody who is asked', async () => {
    const before = await info();
    await elsewhere({ contact: '甲' });
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<null>();
    const choose = () => {
      asked.resolve();
      return answer.promise;
    };
    const contact = { contact: { from: before.contact, to: '我的' } };
    const first = saveRecord(tenantRecord, locator, contact, { choose });
    await asked.promise;
    const telephone = { telephone: { from: before.telephone, to: '0512-5550199' } };
    expect(await saveRecord(tenantRecord, locator, telephone, { choose: noQuestion })).toBe('saved');
    answer.resolve(null);
    expect(await first).toBe('kept');
  });

  it('sends nothing where the server holds it already', async () => {
    const before = await info();
    await elsewhere({ contact: '同' });
    const edits = { contact: { from: before.contact, to: '同' } };
    expect(await saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).toBe('same');
    expect(two.sent).toEqual([]);
  });

  it('sends nothing where the newest record can not be read', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 500, msg: 'no' })));
    await expect(
      saveRecord(tenantRecord, locator, { contact: { from: 'a', to: 'b' } }, { choose: noQuestion }),
    ).rejects.toMatchObject({ name: 'UnreadRecord', cause: expect.any(ApiError) });
    expect(append).not.toHaveBeenCalled();
  });

  it('a switch leaves the link that another window saved', async () => {
    const appManageConfigs = [
      { configKey: 'contactPurchase', configValue: '1' },
      { configKey: 'purchaseUrl', configValue: 'https://sales.example.com/new' },
    ];
    await two.other.call(saveContactPurchaseConfigs, { appManageConfigs });
    await saveRecord(
      tenantRecord,
      locator,
      { contactPurchase: { from: true, to: false } },
      { choose: noQuestion },
    );
    const configs = await two.other.call(queryContactPurchaseConfigs, {});
    expect(configs).toContainEqual(expect.objectContaining({ configValue: 'https://sales.example.com/new' }));
    expect(configs).toContainEqual({ configKey: 'contactPurchase', configValue: '0' });
  });

  it('a reminder and the tips in other languages, too', async () => {
    const at = { remindType: 'internal', deptId: '' } as const;
    const before = await two.other.call(getLicenceReminder, { remindType: 'internal' });
    await two.other.call(saveLicenceReminder, { ...before, remindContent: '剩余 {warnValue}' });
    await saveRecord(reminderRecord, at, { warnValue: { from: 80, to: 60 } }, { choose: noQuestion });
    expect(await two.other.call(getLicenceReminder, { remindType: 'internal' })).toMatchObject({
      warnValue: 60,
      remindContent: '剩余 {warnValue}',
    });
    const tips = await two.other.call(queryTenantTips, {});
    const field = {
      module: 'basicserver',
      targetId: tips?.id ?? '',
      tablefield: 'application_config.config_value',
    } as const;
    await two.other.call(multilangSave, { ...field, langs: [{ lang: 'fr_FR', name: '<p>Bonjour</p>' }] });
    const edits = { en_US: { from: '', to: '<p>Hello</p>' } };
    const names = { kind: 'config', targetId: field.targetId } as const;
    await saveRecord(contentRecord, names, edits, { choose: noQuestion });
    const saved = await two.other.call(multilangGet, field);
    expect(saved).toContainEqual(expect.objectContaining({ lang: 'fr_FR', name: '<p>Bonjour</p>' }));
    expect(saved).toContainEqual(expect.objectContaining({ lang: 'en_US', name: '<p>Hello</p>' }));
  });
});

it.each([
  ['contact', '周\u202E明', 'RIGHT-TO-LEFT OVERRIDE'],
  ['contact', '周\u0007明', 'BELL'],
  ['contact', '名'.repeat(201), '1 too many'],
  ['tenantName', '新名称\u200B科技有限公司', 'ZERO WIDTH SPACE'],
])('the server refuses, by name: %s %j', async (field, value, said) => {
  await expect(elsewhere({ [field]: value })).rejects.toThrow(said);
});

describe('a bad line', () => {
  it.each(['cut', 'garbled'] as const)(
    '%s: what the server was found to hold is what is said',
    async (how) => {
      const { contact } = await info();
      two.line = how;
      await saveRecord(
        tenantRecord,
        locator,
        { contact: { from: contact, to: '周明' } },
        { choose: noQuestion },
      );
      expect(two.outcomes).toEqual([
        expect.objectContaining({ result: 'done', readBack: expect.objectContaining({ isApplied: true }) }),
      ]);
      expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'done' }), expect.anything());
    },
  );

  it('dead: not known, with what the server holds; trying again makes it once, with the same key', async () => {
    const { contact } = await info();
    two.line = 'dead';
    const edits = { contact: { from: contact, to: '周明' } };
    await expect(saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).rejects.toThrow();
    const [unknown] = two.outcomes;
    expect(unknown).toMatchObject({
      result: 'unknown',
      readBack: { isApplied: false, fields: [{ value: contact }] },
    });
    two.line = 'good';
    expect(await saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).toBe('saved');
    expect((await info()).contact).toBe('周明');
  });
});

describe('undoing', () => {
  async function changed(): Promise<{ undo: RecordUndo; contact: string; telephone: string }> {
    const { contact, telephone } = await info();
    const edits = {
      contact: { from: contact, to: '周明' },
      telephone: { from: telephone, to: '0512-5550199' },
    };
    await saveRecord(tenantRecord, locator, edits, { choose: noQuestion });
    const [done] = two.outcomes;
    const undo = done?.result === 'done' ? done.restores : undefined;
    return { undo: undo ?? expect.unreachable(), contact, telephone };
  }
  const now = { always: false, success: 'common.undone' } as const;

  it('restores the fields of the change; what another changed later stays', async () => {
    const { undo, contact, telephone } = await changed();
    await elsewhere({ tenantName: '新名称科技有限公司', email: 'new@example.com' });
    expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('saved');
    expect(await info()).toMatchObject({
      contact,
      telephone,
      tenantName: '新名称科技有限公司',
      email: 'new@example.com',
    });
  });

  it('shows the values first, and leaves what was changed since unless the user chooses', async () => {
    const { undo, contact, telephone } = await changed();
    await elsewhere({ contact: '后来' });
    const choose = vi.fn(() => Promise.resolve(new Set(['telephone'])));
    expect(await restoreRecord(undo, { ...now, always: true, choose })).toBe('saved');
    expect(choose).toHaveBeenCalledWith(expect.anything(), locator, [
      { name: 'contact', now: '后来', back: contact, later: true },
      { name: 'telephone', now: '0512-5550199', back: telephone, later: false },
    ]);
    expect(await info()).toMatchObject({ contact: '后来', telephone });
  });

  it('twice is once', async () => {
    const { undo } = await changed();
    await restoreRecord(undo, { ...now, choose: noQuestion });
    expect(await restoreRecord(undo, { ...now, always: true, choose: noQuestion })).toBe('same');
    expect(two.sent).toHaveLength(2);
  });

  it('has a way back of its own, which the journal keeps', async () => {
    const { undo } = await changed();
    await restoreRecord(undo, { ...now, choose: noQuestion });
    const kept = append.mock.calls.map(
      ([entry]) => (entry as { undo: { record: string; input: string } }).undo,
    );
    expect(kept.map(({ record }) => record)).toEqual(['tenant', 'tenant']);
    expect(JSON.parse(kept[1]?.input ?? '').edits.contact.to).toBe('周明');
  });

  it.each(['nobody knows', 'tenant'])(
    'is refused where the kind or the place is another version’s: %s',
    async (kind) => {
      const undo: RecordUndo = {
        kind,
        place: { deployment: 'moon' },
        edits: { contact: { from: 'a', to: 'b' } },
      };
      expect(await restoreRecord(undo, { ...now, choose: noQuestion })).toBe('unknown');
    },
  );
});

it('every call of a record is one that the documents have', () => {
  const calls: Endpoint[] = [...tenantRecord.touches, ...reminderRecord.touches, ...contentRecord.touches];
  expect(calls.every(({ effect }) => effect === 'read')).toBe(true);
});
