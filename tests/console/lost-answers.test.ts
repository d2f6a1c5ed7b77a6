// @vitest-environment jsdom
/** A server that fails with HTTP 500 while it is at a change: what it holds tells whether that was done, not its answer. */
import { beforeEach, expect, it, vi } from 'vitest';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { isUnconfirmed } from '#shared/api/is-unconfirmed.ts';
import { tenantRecord } from '#shared/rules/records/tenant-record.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { saveRecord } = await import('../../src-renderer/data/records/save-record.ts');

const two = twoAdministrators('managerTenantAdministrator');
const locator = { deployment: 'private' as const };
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));
const info = () => two.other.call(getTenantInfo, {});

beforeEach(() => void append.mockClear());

it('after it was done: what it holds is what is said, with a way back', async () => {
  const { contact } = await info();
  two.line = 'failed';
  const edits = { contact: { from: contact, to: '周明' } };
  expect(await saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).toBe('saved');
  expect(two.outcomes).toMatchObject([
    { result: 'done', readBack: { isApplied: true }, failed: { status: 500 }, restores: { place: locator } },
  ]);
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'done' }), expect.anything());
});

it('before anything was done: it is refused with the server’s words', async () => {
  const { contact } = await info();
  two.line = 'failing';
  const edits = { contact: { from: contact, to: '周明' } };
  const saved = saveRecord(tenantRecord, locator, edits, { choose: noQuestion });
  await expect(saved).rejects.toSatisfy((error) => !isUnconfirmed(error));
  expect(two.outcomes).toMatchObject([{ result: 'failed', error: { message: 'broken' } }]);
});

it('and nothing is to be read afterwards: it is not known', async () => {
  const { contact } = await info();
  two.line = 'dying';
  const edits = { contact: { from: contact, to: '周明' } };
  const saved = saveRecord(tenantRecord, locator, edits, { choose: noQuestion });
  await expect(saved).rejects.toSatisfy(isUnconfirmed);
  expect(two.outcomes).toMatchObject([{ result: 'unknown', readBack: null }]);
  two.line = 'good';
  expect(await saveRecord(tenantRecord, locator, edits, { choose: noQuestion })).toBe('same');
});
