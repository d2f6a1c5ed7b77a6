/** Licence reminders: saved ones, and defaults for those that were never saved (spec 1§3, 1§4). */
import type { LicenceReminder } from '#shared/api/licence-info/reminder.ts';
import {
  type RemindLevel,
  type RemindType,
  reminderDefaults,
  remindLevels,
  remindModes,
} from '#shared/api/licence-info/reminder-values.ts';
import { orderedJson } from '#shared/kit/ordered-json.ts';
import { type Language, languages } from '#shared/text/types.ts';
import type { Store } from '../../../kernel/database/tables.ts';
import { messageText } from '../../../kernel/message-text.ts';

export interface ReminderScope {
  readonly tenantKey: string;
  readonly remindType: RemindType;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

/** A stable id for each reminder, saved or not. */
function idOf({ remindType, deptId }: ReminderScope): string {
  return deptId === '' ? `LR-${remindType}` : `LR-${remindType}-${deptId}`;
}

export async function findReminder(
  store: Store,
  scope: ReminderScope,
  language: Language,
): Promise<LicenceReminder> {
  const row = await store
    .selectFrom('licence_reminder')
    .selectAll()
    .where('tenant_key', '=', scope.tenantKey)
    .where('remind_type', '=', scope.remindType)
    .where('dept_id', '=', scope.deptId)
    .executeTakeFirst();
  if (!row) return defaultReminder(scope, language);
  const modes = row.modes.split(',');
  return {
    id: idOf(scope),
    remindType: scope.remindType,
    remindLevel: Object.values(remindLevels).find((level) => level === row.remind_level) ?? 'system',
    remindStatus: row.enabled === 1,
    warnValue: row.warn_value,
    remindMode: Object.values(remindModes).filter((mode) => modes.includes(mode)),
    remindContent: (await isDefaultText(row.content)) ? await defaultText(language) : row.content,
  };
}

const defaultText = (language: Language) =>
  messageText(language, { key: 'licenceInfo.remind.defaultContent' });

/** Whether the text is the default in any language, and so not the tenant's own. */
async function isDefaultText(content: string): Promise<boolean> {
  return (await Promise.all(languages.map(defaultText))).includes(content);
}

/** Defaults: enabled, at 80 percent, by popup, in the reader's language. */
async function defaultReminder(scope: ReminderScope, language: Language): Promise<LicenceReminder> {
  const level: RemindLevel = scope.deptId === '' ? 'system' : 'organisation';
  return {
    id: idOf(scope),
    remindType: scope.remindType,
    remindLevel: level,
    ...reminderDefaults,
    remindMode: [...reminderDefaults.remindMode],
    remindContent: await defaultText(language),
  };
}

/** Whether the reminder is on; does not load its text. */
export async function isReminding(store: Store, tenantKey: string, remindType: RemindType): Promise<boolean> {
  const row = await store
    .selectFrom('licence_reminder')
    .select('enabled')
    .where('tenant_key', '=', tenantKey)
    .where('remind_type', '=', remindType)
    .where('dept_id', '=', '')
    .executeTakeFirst();
  return row === undefined || row.enabled === 1;
}

/** A reminder that equals the default is stored as no row. */
export async function saveReminder(
  store: Store,
  scope: ReminderScope,
  reminder: LicenceReminder,
): Promise<void> {
  if (await isDefault(scope, reminder)) return forgetReminder(store, scope);
  const values = {
    remind_level: reminder.remindLevel,
    enabled: reminder.remindStatus ? 1 : 0,
    warn_value: reminder.warnValue,
    modes: reminder.remindMode.join(','),
    content: reminder.remindContent,
  };
  const { tenantKey: tenant_key, remindType: remind_type, deptId: dept_id } = scope;
  await store
    .insertInto('licence_reminder')
    .values({ tenant_key, remind_type, dept_id, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_key', 'remind_type', 'dept_id']).doUpdateSet(values))
    .execute();
}

async function isDefault(
  scope: ReminderScope,
  { remindContent, ...said }: LicenceReminder,
): Promise<boolean> {
  const { remindContent: _, ...usual } = await defaultReminder(scope, 'en-US');
  return orderedJson(said) === orderedJson(usual) && isDefaultText(remindContent);
}

export async function forgetReminder(store: Store, scope: ReminderScope): Promise<void> {
  await store
    .deleteFrom('licence_reminder')
    .where('tenant_key', '=', scope.tenantKey)
    .where('remind_type', '=', scope.remindType)
    .where('dept_id', '=', scope.deptId)
    .execute();
}
