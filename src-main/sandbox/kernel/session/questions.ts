/** Questions of sign-in to the areas that admit people, or that show something on its page or in the session. */
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import type { WhiteScope } from '#shared/api/login-control/login-white.ts';
import type { OperateType } from '#shared/api/login-log/codes.ts';
import type { ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import type { grayPages } from '#shared/api/system-settings/settings.ts';
import type { KnownPerson } from '#shared/rules/common/sign-in/lock-out.ts';
import type { failureReasons } from '#shared/rules/login-log/log-codes.ts';
import type { Store } from '../database/tables.ts';
import type { Context } from '../http/context.ts';
import { question } from '../question.ts';
import type { User } from './store.ts';

type Asking = Pick<Context, 'store' | 'now'>;

/** Whether the login methods, and the lists of addresses, admit a person. */
export const letsInByMethods = question<[person: KnownPerson, tenantKey: string, store: Store], boolean>(
  'who comes in by the login methods',
);
export const letsInByLists = question<[person: KnownPerson, tenantKey: string, store: Store], boolean>(
  'who comes in by the lists of sign-in',
);

export interface WhiteRange {
  readonly start: string;
  readonly end: string;
}

/** Address ranges of the white list of sign-in, with those of the network segments that it names. */
export const whiteRanges = question<
  [scope: WhiteScope, tenantKey: string, store: Store],
  readonly WhiteRange[]
>('the addresses of the white list');

/** Whether a person's account is locked. */
export const isAccountLocked = question<[userId: string, tenantKey: string, store: Store], boolean>(
  'whose account is locked',
);

/** The message for a person whom restricted hours refuse now ('' for the usual one); null for an admitted one. */
export const keptOutNow = question<[person: KnownPerson, tenantKey: string, context: Asking], string | null>(
  'who is kept out at this hour',
);

export type RefusedEntry = Extract<
  (typeof failureReasons)[number],
  'accountLocked' | 'addressRefused' | 'terminalRefused' | 'hoursRefused'
>;

/** Writes a sign-in, sign-out or refusal to the login log; `reason` is '' for a success. */
export const noteSignIn = question<
  [
    context: Pick<Context, 'store' | 'now' | 'language'>,
    user: User,
    deed: { readonly operate: Exclude<OperateType, 'offline'>; readonly reason: string },
  ],
  void
>('the login log');

/** Today's grey level of a page, in per cent; 0 means full colour. */
export const grayStrengthOf = question<
  [page: (typeof grayPages)[number], tenantKey: string, context: Asking],
  number
>('how grey a page is');

export const findLogos = question<[store: Store, tenantKey: string], TenantLogo>('the logos of a tenant');

/** The agreements on the sign-in page, in the language of the request. */
export const agreementsShown = question<[tenantKey: string, context: Context], ShownAgreement[]>(
  'the agreements of a tenant',
);

/** The agreements that a person has still to accept. */
export const agreementsOpen = question<
  [user: Pick<User, 'id' | 'tenantKey'>, context: Context],
  ShownAgreement[]
>('the agreements that are open');

/** Stores consents to the present versions; only ids of open agreements count. */
export const agree = question<[user: User, ids: readonly string[], context: Context], void>(
  'somebody agrees to agreements',
);
