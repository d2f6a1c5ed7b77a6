/** System and work-report reminders, and the message about an assigned account (spec 1§2.12, 1§5, 1§7.3). */
import {
  getAccountCardSms,
  getAssignAccountSms,
  getSystemReminds,
  saveAssignAccountSms,
  saveSystemRemind,
  saveWorkreportRemind,
  type WorkreportType,
  workreportTypes,
} from '#shared/api/reminders/reminders.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { remindersRight } from '#shared/rules/common/session/area-rights.ts';
import { toValues, wireValue, workreportFields } from '#shared/rules/reminders/workreport-fields.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { findConfigs, saveConfig } from '../../kernel/tenant/store.ts';

const newUserPush = 'systemRemind.NewUserPush';
const assignAccount = 'assignAccountSms';
const keyOf = (type: WorkreportType) => `workreportRemind.${type}`;

/** Defaults until somebody saves: Fridays, and three days before the end of a month; '' is off. */
const begun: Readonly<Record<string, string>> = {
  [newUserPush]: '1',
  [assignAccount]: 'E',
  [keyOf('week')]: '5',
  [keyOf('month')]: '3',
};

async function stored({ store, user }: SignedInContext) {
  const keys = [newUserPush, assignAccount, ...workreportTypes.map(keyOf)];
  const found = await findConfigs(store, user.tenantKey, keys);
  const saved = new Map(found.map(({ configKey, configValue }) => [configKey, configValue]));
  return (key: string) => saved.get(key) ?? begun[key] ?? '';
}

async function save(
  context: SignedInContext,
  key: string,
  value: string,
  deed: { readonly kind: LogKind; readonly detail: string },
): Promise<null> {
  const { store, user } = context;
  if ((await stored(context))(key) === value) return null;
  await store.transaction().execute(async (transaction) => {
    await saveConfig(transaction, user.tenantKey, key, value);
    await record(transaction, context, { ...deed, targetId: key, targetName: key });
  });
  return null;
}

const onOff = (on: boolean) => (on ? 'on' : 'off');

export const remindersRoutes: readonly Implementation[] = [
  implement(getSystemReminds, remindersRight, async (_, context) => {
    const saved = await stored(context);
    return {
      systemReminds: [{ type: 'NewUserPush', enabled: saved(newUserPush) === '1' }],
      workreportReminds: workreportTypes.map((type) => {
        const value = saved(keyOf(type));
        return { type, value, enabled: value !== '' };
      }),
    };
  }),

  implement(saveSystemRemind, remindersRight, ({ systemRemind: { enabled } }, context) =>
    save(context, newUserPush, enabled ? '1' : '0', { kind: 'newUserPushSaved', detail: onOff(enabled) }),
  ),

  implement(saveWorkreportRemind, remindersRight, async (input, context) => {
    const type = input['workreportRemind.type'];
    const enabled = input['workreportRemind.enabled'];
    const value = input['workreportRemind.value'].trim();
    const values = toValues({ type, value, enabled });
    const [problem] = checkFields(workreportFields, values);
    if (problem) return refuseWithMessage(context.language, problem.message);
    return save(context, keyOf(type), wireValue(values), {
      kind: 'workreportSaved',
      detail: `${type},${onOff(enabled)}`,
    });
  }),

  implement(getAssignAccountSms, remindersRight, async (_, context) => {
    return (await stored(context))(assignAccount) === 'E';
  }),

  implement(saveAssignAccountSms, remindersRight, ({ status }, context) =>
    save(context, assignAccount, status ? 'E' : 'D', { kind: 'assignAccountSaved', detail: onOff(status) }),
  ),

  // The platform sends no text messages overseas.
  implement(getAccountCardSms, remindersRight, (_, { scenario }) => scenario.deployment !== 'overseas'),
];
