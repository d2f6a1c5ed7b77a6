/** The sandbox's own sign-ins in the login log: stored as they happen, and merged with the computed rows. */
import type { OperateType } from '#shared/api/login-log/codes.ts';
import type { LoginFilter, LoginRow } from '#shared/api/login-log/login-log.ts';
import { addressRanges, liesIn } from '#shared/rules/login-log/address-ranges.ts';
import { seededTime, serverTime } from '../../kernel/clock.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { Context } from '../../kernel/http/context.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import { foldCase } from '../../kernel/people/search.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import type { User } from '../../kernel/session/store.ts';
import { hardwareOf } from './device.ts';
import type { LogGround } from './filter.ts';
import type { Matches } from './matches.ts';
import { outsideTest } from './outside-hours.ts';
import { accountOf } from './rows.ts';

/** Number of newest rows that are stored, over all tenants. */
const storedMost = 500;

interface Deed {
  readonly operate: Exclude<OperateType, 'offline'>;
  /** '' for a success. */
  readonly reason: string;
}

export async function recordSignIn(
  { store, now, language }: Pick<Context, 'store' | 'now' | 'language'>,
  { tenantKey, id: user_id }: User,
  { operate, reason }: Deed,
): Promise<void> {
  const row = {
    tenant_key: tenantKey,
    user_id,
    operate_type: operate,
    failure_reason: reason,
    login_time: serverTime(now),
    language: language === 'zh-CN' ? 'zh_CN' : 'en_US',
  };
  await store.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('own_sign_in')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .deleteFrom('own_sign_in')
      .where('id', '<=', id - storedMost)
      .execute();
  });
}

/** Newest first. */
export async function recordedRows(store: Store, tenantKey: string, roster: Roster): Promise<LoginRow[]> {
  const stored = await store
    .selectFrom('own_sign_in')
    .selectAll()
    .where('tenant_key', '=', tenantKey)
    .orderBy('id', 'desc')
    .execute();
  return stored.map((row) => {
    const index = roster.indexOf(row.user_id);
    return {
      id: `LO${row.id}`,
      userId: row.user_id,
      loginAccount: accountOf(row.user_id),
      username: index < 0 ? row.user_id : roster.person(index).username,
      operateType: row.operate_type,
      loginSource: 'token',
      loginTime: row.login_time,
      ip: signingIn.ip,
      failureReason: row.failure_reason,
      clientType: signingIn.clientType,
      loginTerminal: 'Steward',
      hardwareId: hardwareOf(Math.max(0, index), 0),
      language: row.language,
      osVersion: 'Sandbox',
      deviceModel: 'PC',
    };
  });
}

export function filterLoginRows(
  rows: readonly LoginRow[],
  filter: LoginFilter,
  { roster, organisation, visibleDepartments }: LogGround,
): LoginRow[] {
  const { operateType, result, failureReasons = [], clientTypes = [], languages = [], userIds } = filter;
  const below = filter.deptIds && organisation.below(indicesOf(filter.deptIds));
  const ranges = filter.ip?.trim() ? addressRanges(filter.ip) : null;
  const [words, device] = [foldCase(filter.keywords ?? ''), foldCase(filter.device ?? '')];
  const outside = outsideTest(filter, organisation);
  return rows.filter((row) => {
    const departmentIndex = roster.departmentOf(Math.max(0, roster.indexOf(row.userId)));
    const second = Date.parse(`${row.loginTime.replace(' ', 'T')}Z`) / 1000;
    return [
      operateType === undefined || row.operateType === operateType,
      result === undefined || (row.failureReason === '') === (result === 'success'),
      failureReasons.length === 0 || failureReasons.includes(row.failureReason),
      clientTypes.length === 0 || clientTypes.includes(row.clientType),
      languages.length === 0 || languages.includes(row.language),
      !userIds || userIds.includes(row.userId),
      !filter.exceptUserIds?.includes(row.userId),
      !filter.exceptClientTypes?.includes(row.clientType),
      (!below || below[departmentIndex] === 1) &&
        (visibleDepartments === null || visibleDepartments[departmentIndex] === 1),
      filter.beginTime === undefined || row.loginTime >= filter.beginTime,
      filter.endTime === undefined || row.loginTime <= filter.endTime,
      foldCase(`${row.username} ${row.loginAccount}`).includes(words),
      !ranges || ('ranges' in ranges && liesIn(row.ip, ranges.ranges)),
      foldCase(`${row.deviceModel} ${row.osVersion}`).includes(device) || row.hardwareId.includes(device),
      !outside || outside(departmentIndex, second),
    ].every(Boolean);
  });

  function indicesOf(ids: readonly string[]) {
    return ids.map((id) => organisation.indexOf(id)).filter((index) => index >= 0);
  }
}

/** Own and computed rows together, newest first. */
export interface MergedSignIns {
  readonly total: number;
  /** Returns an own row, or the number of a computed one. */
  readonly at: (index: number) => LoginRow | number;
}

/** `secondOf` returns the time of a computed row. */
export function mergeSignIns(
  { total, row }: Matches,
  own: readonly LoginRow[],
  secondOf: (row: number) => number,
): MergedSignIns {
  const timeAt = (index: number) => seededTime(secondOf(row(index)) * 1000);
  const indices = own.map(({ loginTime }, newer) => {
    let [low, high] = [0, total];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (timeAt(middle) > loginTime) low = middle + 1;
      else high = middle;
    }
    return low + newer;
  });
  const byIndex = new Map(indices.map((position, index) => [position, own[index] as LoginRow]));
  return {
    total: total + own.length,
    at: (index) => byIndex.get(index) ?? row(index - indices.filter((its) => its < index).length),
  };
}
