/** What signing in asks of the areas that have a say in it, or show what they keep where somebody is signed in. */
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import type { OperateType } from '#shared/api/login-log/codes.ts';
import type { ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import type { grayPages } from '#shared/api/system-settings/settings.ts';
import type { KnownPerson } from '#shared/rules/common/sign-in/lock-out.ts';
import type { failureReasons } from '#shared/rules/login-log/words.ts';
import type { Store } from '../database/tables.ts';
import type { Context } from '../http/context.ts';
import { question } from '../question.ts';
import type { User } from './store.ts';

type Asking = Pick<Context, 'store' | 'now'>;

/** Whether somebody comes in by the login methods, and by the lists of addresses. */
export const letsInByMethods = question<[person: KnownPerson, tenantKey: string, store: Store], boolean>(
  'who comes in by the login methods',
);
export const letsInByLists = question<[person: KnownPerson, tenantKey: string, store: Store], boolean>(
  'who comes in by the lists of sign-in',
);

/** What whoever is kept out at this hour reads ('' for the usual words); null: nobody is. */
export const keptOutNow = question<[person: KnownPerson, tenantKey: string, context: Asking], string | null>(
  'who is kept out at this hour',
);

export type RefusedEntry = Extract<
  (typeof failureReasons)[number],
  'addressRefused' | 'terminalRefused' | 'hoursRefused'
>;

/** Notes in the login log that somebody signed in or out, or was refused; `reason` is '' where it went well. */
export const noteSignIn = question<
  [
    context: Pick<Context, 'store' | 'now' | 'language'>,
    user: User,
    deed: { readonly operate: Exclude<OperateType, 'offline'>; readonly reason: string },
  ],
  void
>('the login log');

/** How much of its colours a page is without today, in per cent. */
export const grayStrengthOf = question<
  [page: (typeof grayPages)[number], tenantKey: string, context: Asking],
  number
>('how grey a page is');

export const findLogos = question<[store: Store, tenantKey: string], TenantLogo>('the logos of a tenant');

/** What people read where they sign in, in the language that they ask for. */
export const agreementsShown = question<[tenantKey: string, context: Context], ShownAgreement[]>(
  'the agreements of a tenant',
);

/** What somebody has yet to agree to. */
export const agreementsOpen = question<
  [user: Pick<User, 'id' | 'tenantKey'>, context: Context],
  ShownAgreement[]
>('the agreements that are open');

/** To the versions as they stand; ids of what is open and nothing else count. */
export const agree = question<[user: User, ids: readonly string[], context: Context], void>(
  'somebody agrees to agreements',
);
