/** Sign-in by picking an account, and the facts about the session (decision 32). */
import { currentSession, listAccounts, signIn, signOut } from '#shared/api/session/session.ts';
import { logosComeWithPage } from '#shared/rules/branding/brand-fields.ts';
import { findLogos } from '../branding/logos.ts';
import { type Implementation, implement, refuse } from '../http/implement.ts';
import { noteSignIn } from '../login-log/own-rows.ts';
import { messagesIn } from '../messages.ts';
import { refusalOf } from './admission.ts';
import { sessionFactsOf } from './facts.ts';
import { signingIn } from './signing-in.ts';
import { addSession, findUser, listUsers, removeSession } from './store.ts';
import { hashToken, newToken, sessionLifetime } from './token.ts';

export const sessionRoutes: readonly Implementation[] = [
  implement(listAccounts, 'anyone', async (_, { store }) =>
    (await listUsers(store)).map(({ account, username, department, tenantName }) => ({
      account,
      username,
      department,
      tenantName,
    })),
  ),

  implement(signIn, 'anyone', async ({ account }, context) => {
    const { store, now } = context;
    const user = await findUser(store, account);
    if (!user) return refuse(messagesIn(context.language).failed);
    const refusal = await refusalOf(user, context);
    await noteSignIn(context, user, { operate: 'login', reason: refusal?.reason ?? '' });
    if (refusal) return refuse(refusal.message || messagesIn(context.language)[refusal.reason](signingIn.ip));
    const token = newToken();
    // Who signs in again leaves the old session, so that a stolen old cookie is worth nothing.
    if (context.sessionToken) await removeSession(store, hashToken(context.sessionToken));
    await addSession(store, { tokenHash: hashToken(token), account, expiresAt: now + sessionLifetime, now });
    context.setSession(token);
    return sessionFactsOf(user, context.scenario);
  }),

  implement(currentSession, 'signedIn', async (_, { store, user, scenario }) => {
    const facts = sessionFactsOf(user, scenario);
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
