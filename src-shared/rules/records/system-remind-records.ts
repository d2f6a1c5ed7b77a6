/** System and work-report reminders, and the message about an assigned account (spec 1§2.12, 1§7.3). */
import * as z from 'zod';
import {
  getAssignAccountSms,
  getSystemReminds,
  saveAssignAccountSms,
  saveSystemRemind,
  saveWorkreportRemind,
  workreportTypes,
} from '../../api/reminders/reminders.ts';
import { describedBy } from '../common/fields/field.ts';
import type { RecordKind } from '../common/record/record.ts';
import {
  toValues,
  type WorkreportValues,
  wireValue,
  workreportFields,
} from '../reminders/workreport-fields.ts';

const nowhere = z.strictObject({});
export interface OnOff {
  readonly on: boolean;
}

export const newUserPushRecord: RecordKind<z.output<typeof nowhere>, OnOff> = {
  id: 'newUserPush',
  locator: nowhere,
  touches: [getSystemReminds],
  title: () => 'reminders.newUserPush.change',
  label: () => ({ key: 'reminders.newUserPush.label' }),
  async read(ask) {
    const { systemReminds } = await ask(getSystemReminds, {});
    return { on: systemReminds.find(({ type }) => type === 'NewUserPush')?.enabled ?? false };
  },
  write: (_, { on }) => ({
    endpoint: saveSystemRemind,
    input: { systemRemind: { type: 'NewUserPush', enabled: on } },
  }),
};

const locator = z.strictObject({ type: z.enum(workreportTypes) });

export const workreportRecord: RecordKind<z.output<typeof locator>, WorkreportValues> = {
  id: 'workreportRemind',
  locator,
  touches: [getSystemReminds],
  title: (_, { type }) => `reminders.workreport.change.${type}`,
  ...describedBy(workreportFields),
  along: ['type'],
  fixed: ({ type }) => [type === 'week' ? 'days' : 'weekday'],
  async read(ask, { type }) {
    const { workreportReminds } = await ask(getSystemReminds, {});
    const stored = workreportReminds.find((one) => one.type === type);
    return toValues(stored ?? { type, value: '', enabled: false });
  },
  write: ({ type }, after) => ({
    endpoint: saveWorkreportRemind,
    input: {
      'workreportRemind.type': type,
      'workreportRemind.value': wireValue(after),
      'workreportRemind.enabled': after.enabled,
    },
  }),
};

export const assignAccountRecord: RecordKind<z.output<typeof nowhere>, OnOff> = {
  id: 'assignAccountMessage',
  locator: nowhere,
  touches: [getAssignAccountSms],
  title: () => 'reminders.assignAccount.change',
  label: () => ({ key: 'reminders.assignAccount.label' }),
  read: async (ask) => ({ on: await ask(getAssignAccountSms, {}) }),
  write: (_, { on }) => ({ endpoint: saveAssignAccountSms, input: { status: on } }),
};
