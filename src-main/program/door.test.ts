import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import { type BridgeHandlers, callNames } from '#shared/bridge/index.ts';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import { createDoor } from './door.ts';

const settings = {
  appearance: 'system',
  language: 'system',
  menuCollapsed: false,
  tenantTheme: false,
  tableDensity: 'default',
  journalDays: 90,
  refuseSampleKeys: false,
  checkForUpdates: true,
  hardwareAcceleration: true,
  collectFirst: 'choice',
  approve: 'never',
  dailyDecisions: 'approve',
};
const trusted = { trusted: true };

/** A door whose handlers count their calls; `over` replaces some handlers. */
function doorWith(over: Record<string, (...given: never[]) => unknown> = {}, checkResults = true) {
  const ran = vi.fn();
  const report = vi.fn();
  const handlers: Record<string, Record<string, unknown>> = {};
  for (const name of callNames()) {
    const [domain = '', call = ''] = name.split('.');
    handlers[domain] ??= {};
    handlers[domain][call] =
      over[name] ??
      ((args: unknown) => {
        ran(name, args);
        return name.startsWith('settings') ? settings : null;
      });
  }
  // The table is complete: every call of the contract has a handler.
  return { door: createDoor({ handlers: handlers as BridgeHandlers, checkResults, report }), ran, report };
}

describe('the order of the checks', () => {
  it.each([
    ['unknown call, forged sender, bad arguments', 'nope.nope', { x: 1 }, false, 'UNKNOWN_CALL'],
    ['forged sender, bad arguments', 'settings.update', { appearance: 'pink' }, false, 'FORBIDDEN_SENDER'],
    ['bad arguments', 'settings.update', { appearance: 'pink' }, true, 'BAD_ARGUMENTS'],
  ])('%s', async (_what, name, args, isTrusted, code) => {
    const { door, ran } = doorWith();
    expect(await door.call(name, args, { trusted: isTrusted })).toMatchObject({ ok: false, error: { code } });
    expect(ran).not.toHaveBeenCalled();
  });

  it('lets a good call through', async () => {
    const { door, ran } = doorWith();
    expect(await door.call('settings.get', {}, trusted)).toEqual({ ok: true, value: settings });
    expect(ran).toHaveBeenCalledExactlyOnceWith('settings.get', {});
  });
});

it.each([
  '',
  '.',
  '..',
  'settings',
  'settings.',
  '.get',
  'settings.get.',
  'settings.get.x',
  'a.b.c',
  'Settings.get',
  'settings.Get',
  'settings get',
  'settings/get',
  '__proto__.x',
  '__proto__.__proto__',
  'constructor.call',
  'settings.__proto__',
  'settings.constructor',
  'settings.toString',
  'settings.hasOwnProperty',
  'toString.call',
  'prototype.constructor',
  'settings.valueOf',
  'settings\u0000.get',
  'x'.repeat(100_000),
])('knows no call %.40j', async (name) => {
  const { door, ran } = doorWith();
  expect(await door.call(name, {}, trusted)).toMatchObject({ ok: false, error: { code: 'UNKNOWN_CALL' } });
  expect(ran).not.toHaveBeenCalled();
});

it.each([[undefined], [null], ['true'], [1], [{}]])('trusts no sender that is %j', async (value) => {
  const { door, ran } = doorWith();
  const sender = { trusted: value as unknown as boolean };
  expect(await door.call('settings.get', {}, sender)).toMatchObject({ error: { code: 'FORBIDDEN_SENDER' } });
  expect(ran).not.toHaveBeenCalled();
});

it.each([
  ['settings.update', undefined, ''],
  ['settings.update', null, ''],
  ['settings.update', [], ''],
  ['settings.update', 'x', ''],
  ['settings.update', { extra: 1 }, ''],
  ['settings.update', JSON.parse('{"__proto__":{"appearance":"dark"}}'), ''],
  ['settings.update', { language: 'tlh' }, 'language'],
  ['settings.get', { x: 1 }, ''],
  ['servers.choose', { id: 'x'.repeat(65) }, 'id'],
  ['servers.add', { name: 'x', address: 'y', environment: 'sandbox', credential: null }, 'environment'],
  ['app.openPlatformPage', { path: '../x y' }, 'path'],
  ['files.release', { ids: [1] }, 'ids.0'],
  ['journal.append', {}, 'time'],
])('%s refuses the arguments %j', async (name, args, field) => {
  const { door, ran } = doorWith();
  const reply = await door.call(name, args, trusted);
  expect(reply).toMatchObject({ ok: false, error: { code: 'BAD_ARGUMENTS', params: { field } } });
  expect(ran).not.toHaveBeenCalled();
});

describe('failures', () => {
  it('pass on a coded refusal with its parameters', async () => {
    const { door, report } = doorWith({
      'settings.get': () => {
        throw new BridgeError('SETTINGS_NOT_SAVED', 'full', { reason: 'ENOSPC' });
      },
    });
    expect(await door.call('settings.get', {}, trusted)).toEqual({
      ok: false,
      error: { code: 'SETTINGS_NOT_SAVED', message: 'full', params: { reason: 'ENOSPC' } },
    });
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a thrown error',
      () => {
        throw new Error('ENOENT /home/me/secret');
      },
    ],
    ['a rejection', () => Promise.reject(new TypeError('/home/me/secret'))],
    [
      'a thrown nothing',
      () => {
        throw undefined;
      },
    ],
    [
      'a result that breaks the contract',
      () => ({ ...settings, appearance: 'pink', path: '/home/me/secret' }),
    ],
    ['undefined as the result', () => undefined],
  ])('%s is INTERNAL, reported, and tells the caller nothing', async (_what, handler) => {
    const { door, report } = doorWith({ 'settings.get': handler });
    const reply = await door.call('settings.get', {}, trusted);
    expect(reply).toEqual({
      ok: false,
      error: { code: 'INTERNAL', message: 'the program failed inside', params: {} },
    });
    expect(report).toHaveBeenCalledOnce();
  });

  it('strip what a result may not carry, where results are checked', async () => {
    const { door } = doorWith({ 'app.openExternal': () => ({ opened: true, secret: 'x' }) });
    expect(await door.call('app.openExternal', { url: 'https://x' }, trusted)).toEqual({
      ok: true,
      value: { opened: true },
    });
  });
});

describe('long calls', () => {
  it('report progress', async () => {
    const { door } = doorWith(
      {
        'licence.parse': (_args: never, context: { progress: (report: object) => void }) => {
          context.progress({ stage: 'reading' });
          context.progress({ stage: 'verifying' });
          return null;
        },
      },
      false,
    );
    const onProgress = vi.fn();
    await door.call('licence.parse', { file: 'x' }, trusted, { onProgress });
    expect(onProgress.mock.calls).toEqual([[{ stage: 'reading' }], [{ stage: 'verifying' }]]);
  });

  it('answer CANCELLED at once, also when the work does not notice', async () => {
    const controller = new AbortController();
    const { door } = doorWith({ 'licence.parse': () => new Promise(() => undefined) });
    const reply = door.call('licence.parse', { file: 'x' }, trusted, { signal: controller.signal });
    controller.abort();
    expect(await reply).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
  });

  it('are told of the cancellation, and a cancelled call does not begin', async () => {
    const controller = new AbortController();
    const seen = vi.fn();
    const { door, ran } = doorWith({
      'licence.parse': (_args: never, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            seen();
            reject(signal.reason);
          });
        }),
    });
    const reply = door.call('licence.parse', { file: 'x' }, trusted, { signal: controller.signal });
    await Promise.resolve();
    await Promise.resolve();
    controller.abort();
    expect(await reply).toMatchObject({ error: { code: 'CANCELLED' } });
    expect(seen).toHaveBeenCalledOnce();
    expect(await door.call('settings.get', {}, trusted, { signal: AbortSignal.abort() })).toMatchObject({
      error: { code: 'CANCELLED' },
    });
    expect(ran).not.toHaveBeenCalled();
  });
});

describe('an answer that is JSON already', () => {
  const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const answering = (value: unknown, checkResults: boolean) =>
    doorWith({ 'settings.get': () => new PreparedJson([encode(value)]) }, checkResults).door;

  it.each([true, false])(
    'is passed on as it is to a shell that takes it (results checked: %s)',
    async (check) => {
      const reply = await answering(settings, check).call('settings.get', {}, trusted, {
        takesPrepared: true,
      });
      expect(reply).toEqual({ ok: true, value: expect.any(PreparedJson) });
    },
  );

  it.each([true, false])('is parsed for everybody else (results checked: %s)', async (check) => {
    expect(await answering(settings, check).call('settings.get', {}, trusted)).toEqual({
      ok: true,
      value: settings,
    });
  });

  it('must keep its promise too, where that is checked', async () => {
    const door = answering({ appearance: 'pink' }, true);
    for (const takesPrepared of [true, false]) {
      expect(await door.call('settings.get', {}, trusted, { takesPrepared })).toMatchObject({
        error: { code: 'INTERNAL' },
      });
    }
  });
});

describe('an end of the program', () => {
  it('waits for a running handler, also where its call was cancelled', async () => {
    const work = Promise.withResolvers<null>();
    const { door } = doorWith({ 'app.reportCrash': () => work.promise });
    const cancelled = new AbortController();
    const args = { message: 'x', stack: '' };
    const call = door.call('app.reportCrash', args, trusted, { signal: cancelled.signal });
    cancelled.abort();
    expect(await call).toMatchObject({ ok: false, error: { code: 'CANCELLED' } });
    const ended = vi.fn();
    const settled = door.close(60_000).then(ended);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    work.resolve(null);
    await settled;
  });

  it('does not wait longer than it is told', async () => {
    const { door } = doorWith({ 'settings.get': () => new Promise(() => undefined) });
    void door.call('settings.get', {}, trusted);
    await door.close(1);
  });

  it('lets no later call begin', async () => {
    const { door, ran } = doorWith();
    await door.close(1);
    expect(await door.call('settings.get', {}, trusted)).toMatchObject({ error: { code: 'CANCELLED' } });
    expect(ran).not.toHaveBeenCalled();
  });
});
