import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { createLicenceHistory, historyLimit, type LicenceHistory } from './history.ts';

const start = Date.UTC(2026, 10, 21);
let folder: string;
let time: number;
let history: LicenceHistory;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-history-')), 'licence');
  time = start;
  history = createLicenceHistory({ folder, now: () => time });
});
afterEach(() => history.close());

function summary(name: string, more: Partial<LicenceSummary> = {}): LicenceSummary {
  return {
    name,
    size: 1200,
    sha256: `aa${name}`,
    sm3: `bb${name}`,
    format: 'armoured',
    state: 'VALID',
    readable: true,
    verified: true,
    findings: [{ state: 'VALID', params: {} }],
    signature: {
      algorithm: 'EdDSA',
      keyId: 'key-1',
      keyName: null,
      keySource: 'shipped',
      thumbprint: null,
      sample: true,
    },
    encryption: null,
    licence: {
      licenceCode: 'FAR-2026',
      companyName: '远岑 Logistics',
      customerId: 'C-1',
      userCounting: 'registered',
      externalCounting: 'registered',
      startDate: null,
      expiryDate: '2035-12-31',
      timeZone: 'Asia/Shanghai',
      pcSeats: 1,
      mobileSeats: 1,
      externalSeats: 1,
      tenantLimit: 1,
      tenancy: 'single',
      issuedAt: null,
      moduleCount: 3,
      enabledModules: 2,
    },
    daysRemaining: 5,
    ...more,
  };
}
const list = (search = '', offset = 0, limit = 100) => history.list({ search, offset, limit });
const names = async (search?: string): Promise<string[]> =>
  (await list(search)).entries.map(({ name }) => name);

it('keeps what was found, newest first, and not the file', async () => {
  await history.record([summary('a.lic')]);
  time += 90_000;
  await history.record([
    summary('b.lic', {
      state: 'TOO_LARGE',
      readable: false,
      verified: false,
      sha256: null,
      sm3: null,
      signature: null,
      licence: null,
    }),
  ]);
  expect(await list()).toEqual({
    total: 2,
    entries: [
      {
        id: '2',
        openedAt: '2026-11-21T00:01:30.000Z',
        name: 'b.lic',
        size: 1200,
        state: 'TOO_LARGE',
        sha256: null,
        sm3: null,
        readable: false,
        verified: false,
        keyId: null,
        licenceCode: null,
        companyName: null,
        expiryDate: null,
        timeZone: null,
      },
      {
        id: '1',
        openedAt: '2026-11-21T00:00:00.000Z',
        name: 'a.lic',
        size: 1200,
        state: 'VALID',
        sha256: 'aaa.lic',
        sm3: 'bba.lic',
        readable: true,
        verified: true,
        keyId: 'key-1',
        licenceCode: 'FAR-2026',
        companyName: '远岑 Logistics',
        expiryDate: '2035-12-31',
        timeZone: 'Asia/Shanghai',
      },
    ],
  });
});

describe('the same file again', () => {
  it('within a minute is one entry, with what was found last', async () => {
    await history.record([summary('a.lic')]);
    time += 59_000;
    await history.record([summary('a.lic', { state: 'KEY_REVOKED', verified: false })]);
    const { entries, total } = await list();
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({ state: 'KEY_REVOKED', openedAt: new Date(time).toISOString() });
  });

  it.each([
    ['later', {}, 61_000],
    ['with other content', { sha256: 'other' }, 0],
    ['of another size', { size: 5 }, 0],
    ['without a fingerprint', { sha256: null }, 0],
  ])('%s is another one', async (_, more, passed) => {
    await history.record([summary('a.lic')]);
    time += passed;
    await history.record([summary('a.lic', more)]);
    expect((await list()).total).toBe(2);
  });

  it('twice in one survey is one', async () => {
    await history.record([summary('a.lic'), summary('b.lic'), summary('a.lic')]);
    expect((await list()).total).toBe(2);
  });
});

it.each([
  ['a.LIC', ['a.lic']],
  ['far-2026', ['b.lic', 'a.lic']],
  ['远岑', ['b.lic', 'a.lic']],
  ['bbb.', ['b.lic']],
  ['  b.lic ', ['b.lic']],
  ['%', []],
  ['_', []],
  ["' or 1=1 --", []],
])('searches for %j', async (search, found) => {
  await history.record([summary('a.lic'), summary('b.lic')]);
  expect(await names(search)).toEqual(found);
});

it('answers page by page', async () => {
  await history.record(Array.from({ length: 25 }, (_, n) => summary(`${n}.lic`)));
  expect((await list('', 0, 10)).entries.map(({ name }) => name)[0]).toBe('24.lic');
  const last = await list('', 20, 10);
  expect(last.total).toBe(25);
  expect(last.entries.map(({ name }) => name)).toEqual(['4.lic', '3.lic', '2.lic', '1.lic', '0.lic']);
});

it.each([
  ['file', false, ['A.lic', 'b.lic', 'c.lic']],
  ['file', true, ['c.lic', 'b.lic', 'A.lic']],
  ['time', false, ['c.lic', 'A.lic', 'b.lic']],
  ['expiry', false, ['b.lic', 'c.lic', 'A.lic']],
  ['expiry', true, ['c.lic', 'b.lic', 'A.lic']],
] as const)(
  'in the order of %s (descending: %s), what is not said last',
  async (column, descending, found) => {
    const until = (expiryDate: string | null) => ({
      licence: { ...(summary('').licence as object), expiryDate } as never,
    });
    for (const one of [
      summary('c.lic', until('2027-01-01')),
      summary('A.lic', until(null)),
      summary('b.lic', until('2026-01-01')),
    ]) {
      await history.record([one]);
      time += 90_000;
    }
    const { entries } = await history.list({ search: '', offset: 0, limit: 9, sort: { column, descending } });
    expect(entries.map(({ name }) => name)).toEqual(found);
  },
);

it('keeps the newest where there are too many', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => summary(`${n}.lic`));
  for (let round = 0; round <= historyLimit / many.length; round++) {
    time += 120_000;
    await history.record(many);
  }
  expect((await list()).total).toBe(historyLimit);
  const { entries } = await list('', historyLimit - 1, 1);
  expect(entries[0]?.openedAt).toBe(new Date(start + 2 * 120_000).toISOString());
});

describe('forgetting', () => {
  const whole = async (): Promise<string> =>
    (await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')))).join(
      '',
    );

  it('some leaves the others, and nothing of them in the file', async () => {
    await history.record([summary('secretive.lic'), summary('b.lic')]);
    expect(await whole()).toContain('secretive');
    expect(await history.forget(['1', '99', 'x', '1 or 1=1'])).toEqual({ forgotten: 1 });
    expect(await names()).toEqual(['b.lic']);
    expect(await whole()).not.toContain('secretive');
  });

  it('everything', async () => {
    await history.record([summary('secretive.lic'), summary('b.lic')]);
    expect(await history.forget(null)).toEqual({ forgotten: 2 });
    expect(await list()).toEqual({ entries: [], total: 0 });
    expect(await whole()).not.toContain('secretive');
  });
});

it('survives a restart and a hostile company name', async () => {
  await history.record([
    summary('a.lic', {
      licence: {
        ...(summary('').licence as object),
        companyName: `\u0000<b>${'x'.repeat(100_000)}\ud800`,
      } as never,
    }),
  ]);
  history.close();
  const { entries } = await list();
  expect(entries[0]?.companyName).toHaveLength(200);
});

it('puts a broken file aside and goes on; says why it can’t where it can’t', async () => {
  await history.record([summary('a.lic')]);
  history.close();
  await writeFile(join(folder, 'history.db'), 'garbage, and long enough to be no empty database');
  const aside: string[] = [];
  const again = createLicenceHistory({ folder, now: () => time, setAside: (path) => aside.push(path) });
  await again.record([summary('b.lic')]);
  expect((await again.list({ search: '', offset: 0, limit: 5 })).total).toBe(1);
  again.close();
  expect(aside).toEqual([expect.stringContaining('history.corrupt-')]);

  const nowhere = createLicenceHistory({ folder: join(folder, 'history.db', 'below') });
  await expect(nowhere.list({ search: '', offset: 0, limit: 5 })).rejects.toMatchObject({
    code: 'HISTORY_NOT_KEPT',
    params: { reason: expect.stringMatching(/ENOTDIR|EEXIST/) },
  });
});
