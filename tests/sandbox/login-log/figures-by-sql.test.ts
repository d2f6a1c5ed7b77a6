/**
 * The figures of the login log against the same questions in SQL, with the server in three zones: of a million rows in
 * a long run, of the newest of them otherwise (rows SEC-024 to 037).
 */
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoginFilter, type LoginRow, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { clockInZone } from '#shared/kit/time-zone.ts';
import { readSpan } from '#shared/rules/login-log/span.ts';
import { usualHours } from '#shared/rules/login-log/working-hours.ts';
import { figuresReader, outsideHours } from '../../../src-renderer/screens/login-log/figures/log-figures.ts';
import { long } from '../../support/test-amount.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

/** Zones without summer time, each with its hours ahead of UTC. */
const zones = [
  ['UTC', 0],
  ['Asia/Shanghai', 8],
  ['America/Phoenix', -7],
] as const;
const pageSize = 10_000;
const mostRows = long ? 1_000_000 : 3 * pageSize;
const now = Date.UTC(2026, 10, 20, 23, 30, 15);

let zoneBefore: string | undefined;
beforeEach(() => {
  zoneBefore = process.env.TZ;
});
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

async function everyRow(client: Client, eat: (row: LoginRow) => void): Promise<void> {
  for (let pageNo = 1; (pageNo - 1) * pageSize < mostRows; pageNo += 1) {
    const { rows } = await client.rows(pageQueryLoginLog, { streamFilter: { pageNo, pageSize } });
    for (const row of rows) eat(row);
  }
}

test.each(zones)('a server in %s', { timeout: 1_200_000 }, async (zone, ahead) => {
  process.env.TZ = zone;
  const sandbox = await freshSandbox({ now: () => now, checkResponses: false });
  const sql = new DatabaseSync(':memory:');
  try {
    await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
    const client = await signedIn(sandbox, 'systemAdministrator');
    sql.exec(
      'create table log (time text, operate text, reason text, person text, name text, account text, ip text, terminal text)',
    );
    const put = sql.prepare('insert into log values (?, ?, ?, ?, ?, ?, ?, ?)');
    const reader = figuresReader();
    sql.exec('begin');
    await everyRow(client, (row) => {
      reader.add(row);
      const { loginTime, operateType, failureReason, userId, username, loginAccount, ip, clientType } = row;
      put.run(loginTime, operateType, failureReason, userId, username, loginAccount, ip, clientType);
    });
    sql.exec('commit');
    const figures = reader.figures();
    const one = (query: string) => Object.values(sql.prepare(query).get() ?? {})[0];
    const login = "reason = '' and operate not in ('logout', 'offline')";
    expect(figures.rows).toBe(mostRows);
    expect(one('select count(*) from log')).toBe(mostRows);
    expect(figures.logins).toBe(one(`select count(*) from log where ${login}`));
    expect(figures.failures).toBe(one("select count(*) from log where reason <> ''"));
    expect([figures.oldest, figures.newest]).toEqual([
      one('select min(time) from log'),
      one('select max(time) from log'),
    ]);
    // The newest row is of the server's own day.
    expect(figures.newest.slice(0, 10)).toBe(clockInZone(now, zone).slice(0, 10));
    const outside = (shift: number, from: number, to: number, what: string) =>
      `select count(*) from (select cast(strftime('%w', time, '${shift} hours') as int) as day,
        cast(strftime('%H', time, '${shift} hours') as int) as hour from log where ${what})
        where day in (0, 6) or hour < ${from} or hour >= ${to}`;
    expect(outsideHours(figures, usualHours)).toBe(one(outside(0, 8, 19, login)));
    for (const [by, column] of [
      ['address', 'ip'],
      ['terminal', 'terminal'],
    ] as const) {
      const counts = sql
        .prepare(
          `select ${column} as key, count(*) as count from log where reason <> '' and ${column} <> ''
            group by ${column} order by count desc, key limit 5`,
        )
        .all();
      expect(figures.failuresBy[by].map(({ key, count }) => ({ key, count }))).toEqual(
        counts.map((row) => ({ ...row })),
      );
    }
    const persons = sql
      .prepare(
        "select count(*) as count from log where reason <> '' group by case person when '' then '@' || account else person end order by count desc limit 5",
      )
      .all();
    expect(figures.failuresBy.person.map(({ count }) => count)).toEqual(persons.map(({ count }) => count));

    // The server counts the last seven days of its own, and hours by the clock of another zone. Rows of the oldest
    // second may not all have been read.
    const first = String(one('select min(time) from log where time > (select min(time) from log)'));
    const total = async (filter: Partial<LoginFilter>) =>
      (
        await client.rows(pageQueryLoginLog, {
          streamFilter: { beginTime: first, ...filter, pageNo: 1, pageSize: 1 },
        })
      ).total;
    const span = readSpan('7d', clockInZone(now, zone).slice(0, 10)) ?? { begin: '', end: '' };
    const [begin = ''] = [span.begin, first].sort().toReversed();
    expect(await total({ beginTime: begin, endTime: span.end })).toBe(
      one(`select count(*) from log where time >= '${begin}' and time <= '${span.end}'`),
    );
    const inSpan = `time >= '${begin}' and operate = 'login' and reason = ''`;
    expect(
      await total({
        beginTime: begin,
        operateType: 'login',
        result: 'success',
        outsideHours: '9-18@Asia/Singapore',
      }),
    ).toBe(one(outside(8 - ahead, 9, 18, inSpan)));
  } finally {
    sql.close();
    sandbox.close();
  }
});
