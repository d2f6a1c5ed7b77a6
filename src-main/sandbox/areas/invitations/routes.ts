/** Invitations (spec 1§2.10, 1§5, 1§6, 1§7.3), checked by the same rules as in the console. */
import { randomUUID } from 'node:crypto';
import { expressionBuilder } from 'kysely';
import {
  checkBindInviteMobile,
  type Invitation,
  isInviteEnable,
  queryInvite,
  queryUserConfig,
  sendInvitation,
  sendInviteAgain,
} from '#shared/api/invitations/invitations.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { inviteForbid } from '#shared/rules/common/constants.ts';
import { invitationsRight, whyNoInvitation } from '#shared/rules/invitations/availability.ts';
import { accountTypeOf, inviteFields } from '#shared/rules/invitations/invite-fields.ts';
import { inviteLetter } from '#shared/rules/invitations/letter.ts';
import { readContact } from '#shared/rules/invitations/written-contact.ts';
import { serverTime } from '../../kernel/clock.ts';
import { crud } from '../../kernel/crud/crud.ts';
import { columnContains } from '../../kernel/crud/row-store.ts';
import type { Row } from '../../kernel/crud/rules.ts';
import type { Tables } from '../../kernel/database/tables.ts';
import { checkAccess } from '../../kernel/http/access.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { ownArrangement } from '../../kernel/modules/arrangement.ts';
import { rowsInScope } from '../../kernel/people/read-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { findConfig, findConfigs, normalKey } from '../../kernel/tenant/store.ts';

const item = (row: Row<'invitation'>): Invitation => ({
  id: row.id,
  invitee: row.invitee,
  contact: row.contact,
  accountType: row.account_type,
  personalStatus: row.personal_status,
  areaCode: row.area_code,
  mobileAreaCode: row.mobile_area_code,
  domain: row.domain,
  message: row.message,
});

async function isForbidden({ store, user }: SignedInContext): Promise<boolean> {
  const [found] = await findConfigs(store, user.tenantKey, [normalKey(inviteForbid, user.id)]);
  return found?.configValue === '1';
}
/** A tenant on the free edition has no seats to give, so it cannot invite. */
const isEnabled = ({ scenario }: SignedInContext) => scenario.edition === 'standard';
/** Exactly one of the accounts has no mobile. */
const hasMobile = ({ user }: SignedInContext) => user.account !== 'departmentAdministrator';

async function refused(context: SignedInContext): Promise<Refusal | null> {
  const key = whyNoInvitation({
    enabled: isEnabled(context),
    forbidden: await isForbidden(context),
    mobileBound: hasMobile(context),
  });
  return key && refuseWithMessage(context.language, { key });
}

/** An invitation belongs to its sender, and to the sender's department. */
const owner = { department: 'department_id', person: 'inviter_id' } as const;
const eb = expressionBuilder<Tables, 'invitation'>();

export const invitationsRoutes: readonly Implementation[] = [
  ...crud('invitation', {
    access: invitationsRight,
    list: {
      endpoint: queryInvite,
      whose: owner,
      item,
      where: (asked) =>
        eb.and([
          columnContains('invitee', asked['inviteInfo.invitee']?.trim() ?? ''),
          columnContains('contact', asked['inviteInfo.contact']?.trim() ?? ''),
        ]),
      order: [['create_time', 'desc']],
    },
  }),

  implement(sendInvitation, invitationsRight, async (input, context) => {
    const { store, user, now, language } = context;
    const no = await refused(context);
    if (no) return no;
    const values = {
      invitee: input['inviteInfo.invitee'].trim(),
      contact: input['inviteInfo.contact'].trim(),
      areaCode: input['inviteInfo.areaCode'].trim(),
    };
    const [problem] = checkFields(inviteFields, values);
    if (problem) return refuseWithMessage(language, problem.message);
    // The form reads other spellings of a contact; the platform takes its digits alone.
    if (readContact(values.contact).contact !== values.contact)
      return refuseWithMessage(language, { key: 'invitations.wrong.contact' });
    const row = {
      id: randomUUID(),
      tenant_key: user.tenantKey,
      invitee: values.invitee,
      contact: values.contact,
      account_type: accountTypeOf(values.contact),
      area_code: values.areaCode,
      personal_status: input['inviteInfo.personalStatus'],
      mobile_area_code: input['inviteInfo.mobileAreaCode'],
      domain: input['inviteInfo.domain'],
      create_time: serverTime(now),
      inviter_id: user.id,
      department_id: user.departmentId,
      message: inviteLetter(language, {
        invitee: values.invitee,
        inviter: user.username,
        tenant: user.tenantName,
        domain: input['inviteInfo.domain'],
      }),
    };
    await store.transaction().execute(async (transaction) => {
      await transaction.insertInto('invitation').values(row).execute();
      await record(transaction, context, {
        kind: 'invitationSent',
        targetId: row.id,
        targetName: row.invitee,
      });
    });
    return { inviteInfo: item(row) };
  }),

  implement(sendInviteAgain, invitationsRight, async ({ id }, context) => {
    const { store, user, language } = context;
    const no = await refused(context);
    if (no) return no;
    const row = await store
      .selectFrom('invitation')
      .select('invitee')
      .where('id', '=', id)
      .where('tenant_key', '=', user.tenantKey)
      .where(await rowsInScope(owner, context))
      .executeTakeFirst();
    if (!row) return refuse(messagesIn(language).noSuchEntry);
    await record(store, context, { kind: 'invitationRepeated', targetId: id, targetName: row.invitee });
    return null;
  }),

  implement(isInviteEnable, invitationsRight, (_, context) => ({ access: isEnabled(context) })),
  implement(checkBindInviteMobile, invitationsRight, (_, context) => hasMobile(context)),
  implement(queryUserConfig, 'signedIn', async ({ configName }, context) => {
    if (configName === 'syncType') return (await ownArrangement(context)).configs?.[configName] ?? '0';
    if (configName !== inviteForbid) {
      // Only administrators read other configurations (1§7.4).
      if (!context.user.admin) return refuse(messagesIn(context.language).noPermission, 401);
      const found = await findConfig(
        context.store,
        context.user.tenantKey,
        normalKey(configName, context.user.id),
      );
      return found?.configValue ?? '';
    }
    const may = checkAccess(invitationsRight, context.user, context.scenario) === 'yes';
    if (!may) return refuse(messagesIn(context.language).noPermission, 401);
    return (await isForbidden(context)) ? '1' : '0';
  }),
];
