import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTree, permissionCacheReload } from '#shared/api/frame/frame.ts';
import { savePageGray } from '#shared/api/system-settings/settings.ts';
import { queryClient, readKey } from '../read.ts';
import type { ChangeOutcome } from './change.ts';
import { setCollecting } from './collecting-rule.ts';
import { onChangeOutcome, onJournalFailure, setActor, submitChange, submitOrCollect } from './door.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
const collectInstead = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./collect.ts', () => ({ collectInstead }));
vi.mock('../bridge.ts', () => ({ bridge: { journal: { append } } }));

const change = {
  title: 'common.appName',
  endpoint: permissionCacheReload,
  input: {},
  before: { token: 'hidden', state: 'old' },
  touches: [currentTree],
} as never;

let respond: () => Response | Promise<Response>;
const fetched = vi.fn((_: Request) => undefined);
beforeEach(() => {
  fetched.mockReset();
  append.mockReset().mockResolvedValue({ id: 1 });
  setActor({ server: 'sandbox', serverName: 'Sandbox', user: 'Lin', tray: 'sandbox/T1', tenantName: 'T' });
  vi.stubGlobal('fetch', (request: Request) => {
    fetched(request);
    return Promise.resolve(respond());
  });
});
afterEach(() => vi.unstubAllGlobals());

function outcomes(): ChangeOutcome[] {
  const seen: ChangeOutcome[] = [];
  onChangeOutcome((outcome) => seen.push(outcome));
  return seen;
}

describe('the change door', () => {
  it('sends once, journals with secrets masked, tells the outcome and refreshes what was touched', async () => {
    respond = () => Response.json({ code: 200, data: null });
    queryClient.setQueryData(readKey(currentTree, {}), []);
    const seen = outcomes();
    await submitChange(change);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.lastCall?.[0].headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(append).toHaveBeenCalledWith(
      expect.objectContaining({
        server: 'sandbox',
        user: 'Lin',
        endpoint: 'frame.permissionCacheReload',
        before: '{"token":"•••","state":"old"}',
        result: 'done',
      }),
      { outlives: true },
    );
    expect(seen.map(({ result }) => result)).toEqual(['done']);
    expect(queryClient.getQueryState(readKey(currentTree, {}))?.isInvalidated).toBe(true);
  });

  it('has no entry of a call that confirms what another change has stored, unless it fails', async () => {
    respond = () => Response.json({ code: 200, data: null });
    const seen = outcomes();
    const confirming = { ...(change as object), confirms: true } as never;
    await submitChange(confirming);
    expect(append).not.toHaveBeenCalled();
    expect(seen.map(({ result }) => result)).toEqual(['done']);
    respond = () => Response.json({ code: 500, msg: 'not now' });
    await expect(submitChange(confirming)).rejects.toThrow('not now');
    expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'failed' }), { outlives: true });
  });

  it('has figures that another page holds read anew when they are shown next, and none before that', async () => {
    respond = () => Response.json({ code: 200, data: null });
    const figures = ['operationLog.pageQuery', 'changes'];
    queryClient.setQueryData(figures, { total: 0 });
    await submitChange(change);
    expect(queryClient.getQueryState(figures)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
    expect(queryClient.getQueryData(figures)).toEqual({ total: 0 });
  });

  it('notes what comes from the tray before it is sent, and what came of it in the same entry', async () => {
    const noted: unknown[] = [];
    respond = () => {
      noted.push(...append.mock.calls.map(([entry]) => entry));
      return Response.json({ code: 200, data: null });
    };
    await submitChange(change, { key: 'of the tray' });
    expect(noted).toMatchObject([{ result: 'unknown', key: 'of the tray' }]);
    expect(append.mock.lastCall?.[0]).toMatchObject({ result: 'done', key: 'of the tray' });
  });

  it('makes one change of a double click', async () => {
    respond = () => Response.json({ code: 200, data: null });
    await Promise.all([submitChange(change), submitChange(change)]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tells and journals a failure with the server’s message and throws it', async () => {
    respond = () => Response.json({ code: 500, msg: 'not now' });
    const seen = outcomes();
    await expect(submitChange(change)).rejects.toMatchObject({ kind: 'refused', message: 'not now' });
    expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'failed', message: 'not now' }), {
      outlives: true,
    });
    expect(seen.map(({ result }) => result)).toEqual(['failed']);
  });

  it('journals a lost connection as unknown: the server may have done it', async () => {
    respond = () => Promise.reject(new TypeError('reset'));
    await expect(submitChange(change)).rejects.toMatchObject({ kind: 'network' });
    expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'unknown' }), { outlives: true });
  });

  it.each([
    [
      'is there: it is done',
      () => Promise.resolve({ isApplied: true, fields: [] }),
      { journal: 'done', told: 'done', readBack: { isApplied: true, fields: [] } },
    ],
    [
      'is not there: nobody knows',
      () => Promise.resolve({ isApplied: false, fields: [{ label: 'Contact', value: 'old' }] }),
      {
        journal: 'unknown',
        told: 'unknown',
        readBack: { isApplied: false, fields: [{ label: 'Contact', value: 'old' }] },
      },
    ],
    [
      'can not be read either',
      () => Promise.reject(new Error('reset')),
      { journal: 'unknown', told: 'unknown', readBack: null },
    ],
  ])('reads back after a lost answer: what was wanted %s', async (_what, readBack, expected) => {
    respond = () => Promise.reject(new TypeError('reset'));
    const seen = outcomes();
    const submitted = submitChange({ ...(change as object), readBack } as never);
    if (expected.told === 'done') await submitted;
    else await expect(submitted).rejects.toMatchObject({ kind: 'network' });
    expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: expected.journal }), {
      outlives: true,
    });
    expect(seen).toEqual([expect.objectContaining({ result: expected.told, readBack: expected.readBack })]);
  });

  describe('a change that tells its way back, and has no read of its own', () => {
    const gray = { enabled: false, days: { from: '', to: '' }, pages: ['home'], strength: 100 };
    const turned = {
      ...(change as object),
      endpoint: savePageGray,
      input: { ...gray, enabled: true },
      restores: { kind: 'system.gray', place: {}, edits: { enabled: { from: true, to: false } } },
    };
    /** The write is lost; the read after it answers this. */
    const losesWrite = (held: typeof gray) => {
      respond = () =>
        fetched.mock.lastCall?.[0].method === 'POST'
          ? Promise.reject(new TypeError('reset'))
          : Response.json({ code: 200, data: { ...held, enabled: held.enabled ? '1' : '0' } });
    };

    it('is done where its record holds the new values', async () => {
      losesWrite({ ...gray, enabled: true });
      const seen = outcomes();
      await submitChange(turned as never);
      expect(append).toHaveBeenCalledWith(expect.objectContaining({ result: 'done' }), { outlives: true });
      expect(seen).toMatchObject([{ result: 'done', readBack: { isApplied: true } }]);
    });

    it('stays unknown where its record holds the former ones, which are told', async () => {
      losesWrite(gray);
      const seen = outcomes();
      await expect(submitChange(turned as never)).rejects.toMatchObject({ kind: 'network' });
      expect(seen).toMatchObject([
        { result: 'unknown', readBack: { isApplied: false, fields: [{ label: expect.any(String) }] } },
      ]);
    });

    it('stays unknown where no read can tell', async () => {
      losesWrite({ ...gray, enabled: true });
      const seen = outcomes();
      await expect(submitChange({ ...turned, leavesNoTrace: true } as never)).rejects.toThrow();
      expect(seen).toMatchObject([{ result: 'unknown', readBack: null }]);
      expect(fetched).toHaveBeenCalledTimes(1);
    });
  });

  it('reads the touched state again after a refusal, which may speak of what somebody else changed', async () => {
    respond = () => Response.json({ code: 500, msg: 'under review' });
    queryClient.setQueryData(readKey(currentTree, {}), []);
    await expect(submitChange(change)).rejects.toThrow('under review');
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(readKey(currentTree, {}))?.isInvalidated).toBe(true),
    );
  });

  it('does not read back what the server refused', async () => {
    respond = () => Response.json({ code: 500, msg: 'not now' });
    const readBack = vi.fn();
    await expect(submitChange({ ...(change as object), readBack } as never)).rejects.toThrow('not now');
    expect(readBack).not.toHaveBeenCalled();
  });

  it('a read that was under way before the change does not come in after it', async () => {
    respond = () => Response.json({ code: 200, data: null });
    let answer: (rows: string) => void = () => undefined;
    const key = readKey(currentTree, {});
    const early = queryClient
      .fetchQuery({
        queryKey: key,
        queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
        staleTime: 0,
      })
      .catch(() => 'cancelled');
    await submitChange(change);
    queryClient.setQueryData(key, 'newer' as never);
    answer('older');
    await early;
    expect(queryClient.getQueryData(key)).toBe('newer');
  });

  it('answers a change submitted twice at once alike: it waits in the tray for both', async () => {
    respond = () => Response.json({ code: 200, data: null });
    setCollecting(
      () => 'yes',
      () => false,
    );
    const both = await Promise.all([submitOrCollect(change), submitOrCollect(change)]);
    setCollecting(
      () => 'no',
      () => false,
    );
    expect(both).toEqual(['collected', 'collected']);
    expect(collectInstead).toHaveBeenCalledOnce();
  });

  it('says so when the journal cannot be written, and the change stands', async () => {
    respond = () => Response.json({ code: 200, data: null });
    append.mockRejectedValueOnce(new Error('disk full'));
    const failed = vi.fn();
    onJournalFailure(failed);
    await expect(submitChange(change)).resolves.toBeNull();
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk full' }));
  });
});
