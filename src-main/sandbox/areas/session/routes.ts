/** Sign-in by picking an account, and the facts about the session (S-32). */
import {
  currentSession,
  listAccounts,
  type SessionFacts,
  signIn,
  signOut,
} from '#shared/api/session/session.ts';
import { mustAgree, querySignInPage } from '#shared/api/session/sign-in-page.ts';
import { logosComeWithPage } from '#shared/rules/branding/brand-fields.ts';
import type { Context } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationOf } from '../../kernel/people/organisation.ts';
import { sessionFactsOf } from '../../kernel/session/facts.ts';
import {
  agree,
  agreementsOpen,
  agreementsShown,
  findLogos,
  grayStrengthOf,
  isAccountLocked,
  keptOutNow,
  letsInByLists,
  letsInByMethods,
  noteSignIn,
  type RefusedEntry,
} from '../../kernel/session/questions.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';
import { addSession, findUser, listUsers, removeSession, type User } from '../../kernel/session/store.ts';
import { hashToken, newSessionToken, sessionLifetime } from '../../kernel/session/token.ts';

export const sessionRoutes: readonly Implementation[] = [
  implement(listAccounts, 'anyone', async (_, { store }) =>
    (await listUsers(store)).map(({ account, username, department, tenantName }) => ({
      account,
      username,
      department,
      tenantName,
    })),
  ),

  implement(querySignInPage, 'anyone', async ({ account }, context) => {
    // Without an account the page shows the tenant of the first account.
    const [first] = await listUsers(context.store);
    const user = account === undefined ? first : await findUser(context.store, account);
    if (!user) return { agreements: [], grayStrength: 0 };
    const { tenantKey } = user;
    return {
      agreements: await (account === undefined
        ? agreementsShown(tenantKey, context)
        : agreementsOpen(user, context)),
      grayStrength: await grayStrengthOf('login', tenantKey, context),
    };
  }),

  implement(signIn, 'anyone', async ({ account, agreed = [] }, context) => {
    const { store, now } = context;
    const user = await findUser(store, account);
    if (!user) return refuse(messagesIn(context.language).failed);
    const refusal = await refusalOf(user, context);
    if (!refusal) {
      await agree(user, agreed, context);
      // A sign-in is logged only after the person has agreed, and a missing agreement is no refused sign-in.
      if ((await agreementsOpen(user, context)).length > 0)
        return refuse(messagesIn(context.language).mustAgree, mustAgree);
    }
    await noteSignIn(context, user, { operate: 'login', reason: refusal?.reason ?? '' });
    if (refusal) return refuse(refusal.message || messagesIn(context.language)[refusal.reason](signingIn.ip));
    const token = newSessionToken();
    // Signing in again ends the old session, so that a stolen old cookie is worthless.
    if (context.sessionToken) await removeSession(store, hashToken(context.sessionToken));
    await addSession(store, { tokenHash: hashToken(token), account, expiresAt: now + sessionLifetime, now });
    context.setSession(token);
    return factsOf(user, context);
  }),

  implement(currentSession, 'signedIn', async (_, context) => {
    const { store, user, scenario } = context;
    const facts = await factsOf(user, context);
    if (!logosComeWithPage(scenario.deployment)) return facts;
    return { ...facts, tenant: { ...facts.tenant, tenantLogo: await findLogos(store, user.tenantKey) } };
  }),

  implement(signOut, 'anyone', async (_, context) => {
    if (context.sessionToken) await removeSession(context.store, hashToken(context.sessionToken));
    if (context.user) await noteSignIn(context, context.user, { operate: 'logout', reason: '' });
    context.setSession(null);
    return null;
  }),
];

async function factsOf(user: User, context: Context): Promise<SessionFacts> {
  const facts = sessionFactsOf(user, context.scenario);
  const grayStrength = await grayStrengthOf('admin', user.tenantKey, context);
  return { ...facts, platform: { ...facts.platform, grayStrength } };
}

/**
 * Whether somebody may sign in, by the rules of the console's lock-out guard: locks, login methods, lists, hours. Returns null
 * where they may sign in. `message`: the tenant's own text; '' for the usual one.
 */
async function refusalOf(
  user: User,
  context: Pick<Context, 'store' | 'scenario' | 'now'>,
): Promise<{ readonly reason: RefusedEntry; readonly message: string } | null> {
  const { store, scenario } = context;
  const organisation = await organisationOf(store, user.tenantKey, scenario.scale);
  const above = organisation.above(organisation.indexOf(user.departmentId));
  const departments = above.map((index) => organisation.department(index).id);
  const person = { id: user.id, name: user.username, administrator: user.admin, departments, ways: [] };
  if (await isAccountLocked(user.id, user.tenantKey, store)) return { reason: 'accountLocked', message: '' };
  if (!(await letsInByMethods(person, user.tenantKey, store)))
    return { reason: 'terminalRefused', message: '' };
  if (!(await letsInByLists(person, user.tenantKey, store))) return { reason: 'addressRefused', message: '' };
  const message = await keptOutNow(person, user.tenantKey, context);
  return message === null ? null : { reason: 'hoursRefused', message };
}
