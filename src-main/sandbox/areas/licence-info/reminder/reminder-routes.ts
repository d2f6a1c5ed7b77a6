/** The licence reminder (spec 1§2.12, 1§5, 1§7.2): read, saved and reset by people with the right. */
import {
  getLicenceReminder,
  type LicenceReminder,
  licenceReminderPermission,
  resetLicenceReminder,
  saveLicenceReminder,
} from '#shared/api/licence-info/reminder.ts';
import type { RemindType } from '#shared/api/licence-info/reminder-values.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { reminderFields } from '#shared/rules/licence-info/reminder/reminder-fields.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { organisationFor } from '../../../kernel/people/organisation.ts';
import { manages } from '../../../kernel/people/scope.ts';
import { holdsLicenceRemind, isDepartment } from './permission.ts';
import { findReminder, forgetReminder, type ReminderScope, saveReminder } from './reminders.ts';

interface Which {
  readonly remindType: RemindType;
  readonly deptId?: string | undefined;
}

export const reminderRoutes: readonly Implementation[] = [
  implement(getLicenceReminder, 'manager', async (which, context) => {
    const scope = await scopeOf(which, context);
    return scope instanceof Refusal ? scope : findReminder(context.store, scope, context.language);
  }),

  implement(saveLicenceReminder, 'manager', async ({ deptId, ...input }, context) => {
    const { store, user, language } = context;
    const scope = await scopeOf({ remindType: input.remindType, deptId }, context);
    if (scope instanceof Refusal) return scope;
    const stored = await findReminder(store, scope, language);
    const { remindContent = stored.remindContent } = input;
    const reminder: LicenceReminder = { ...input, remindContent };
    const [problem] = checkFields(reminderFields, reminder);
    if (problem) return refuseWithMessage(language, problem.message);
    if (input.id !== stored.id) return refuse(messagesIn(language).outdatedReminder);
    await store.transaction().execute(async (transaction) => {
      await saveReminder(transaction, scope, reminder);
      await record(transaction, context, {
        kind: 'reminderSaved',
        targetId: reminder.id,
        targetName: user.tenantName,
        detail: reminder.remindType,
      });
    });
    return null;
  }),

  implement(resetLicenceReminder, 'manager', async (which, context) => {
    const { store, user, language } = context;
    const scope = await scopeOf(which, context);
    if (scope instanceof Refusal) return scope;
    await store.transaction().execute(async (transaction) => {
      await forgetReminder(transaction, scope);
      await record(transaction, context, {
        kind: 'reminderReset',
        targetId: user.tenantKey,
        targetName: user.tenantName,
      });
    });
    return findReminder(store, scope, language);
  }),

  implement(licenceReminderPermission, 'signedIn', ({ deptId }, context) =>
    holdsLicenceRemind(context, deptId),
  ),
];

/**
 * Finds the requested reminder or refuses: reminders about people belong to the system administrator and the whole
 * tenant; an app's may belong to a department.
 */
async function scopeOf(
  { remindType, deptId }: Which,
  context: SignedInContext,
): Promise<ReminderScope | Refusal> {
  const { user, language } = context;
  const messages = messagesIn(language);
  if (remindType !== 'app' && deptId !== undefined) return refuse(messages.badInput('deptId'), 400);
  const organisation = await organisationFor(context);
  const allowed = remindType === 'app' ? manages(organisation, user, deptId) : user.admin;
  if (!allowed) return refuse(messages.noPermission, 401);
  if (!isDepartment(organisation, deptId)) return refuse(messages.noSuchDepartment);
  return { tenantKey: user.tenantKey, remindType, deptId: deptId ?? '' };
}
