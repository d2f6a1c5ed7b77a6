/** The lock of a person's account: locking takes a reason, and unlocking takes it back. */
import * as z from 'zod';
import { type AccountCase, lockAccount, lockedAccounts } from '../../api/account-cases/account-cases.ts';
import { ApiError } from '../../api/api-error.ts';
import { oddFieldAmong } from '../../api/odd-values/odd-fields.ts';
import { everyRow, pageSize } from '../../kit/every-page.ts';
import { describedBy, type Fields } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';

const locator = z.strictObject({ userId: z.string().min(1), username: z.string() });

interface AccountLock {
  readonly locked: boolean;
  /** The reason for the lock; '' for an account that is not locked. */
  readonly note: string;
  /** The id of the locked account's case, by which it is unlocked; '' while it is not locked. */
  readonly caseId: string;
}

const isNamed = (row: AccountCase, username: string) =>
  username === '' ||
  row.username === '' ||
  row.username === username ||
  oddFieldAmong(row, ['username']) !== null;

const fields: Fields<Omit<AccountLock, 'caseId'>> = {
  locked: { kind: 'switch', label: 'accountCases.lock.locked' },
  note: { kind: 'text', label: 'accountCases.lock.why', lines: 3, most: 500 },
};

export const accountLockRecord: RecordKind<z.output<typeof locator>, AccountLock> = {
  id: 'accountLock',
  locator,
  touches: [lockedAccounts.query],
  ...describedBy(fields as Fields<AccountLock>),
  along: ['caseId'],
  title: (_, { locked }) => (locked ? 'accountCases.lock.done' : 'accountCases.change.unlock'),
  async read(ask, { userId, username }) {
    const asked = { pageSize, status: 'locked' as const, ...(username === '' ? {} : { keywords: username }) };
    const load = (pageNo: number) => ask(lockedAccounts.query, { ...asked, pageNo });
    let isUnclear = false;
    for await (const row of everyRow(load, ({ id }) => id)) {
      if (row.userId === userId) return { locked: true, note: row.note, caseId: row.id };
      const isNobodys = row.userId === '' || oddFieldAmong(row, ['userId']) !== null;
      isUnclear ||= isNobodys && isNamed(row, username);
    }
    // A row that does not say whose account is locked may mean this one.
    if (isUnclear)
      throw new ApiError({
        kind: 'contract',
        endpoint: lockedAccounts.query.id,
        field: 'userId',
        message: '',
      });
    return { locked: false, note: '', caseId: '' };
  },
  write: ({ userId }, { locked, note, caseId }) =>
    locked
      ? { endpoint: lockAccount, input: { userId, reason: note } }
      : { endpoint: lockedAccounts.handle, input: { ids: [caseId], operate: 'unlock', reason: '' } },
  before: ({ username }, { locked }) => ({ names: [username], locked }),
};
