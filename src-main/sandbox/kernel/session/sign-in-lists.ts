/** Switches of the sign-in lists: config records that the lists' page, the login white list and signing in share. */
import type { WhiteScope } from '#shared/api/login-control/login-white.ts';

export const ipListKeys = { white: 'ipWhiteList', black: 'ipBlackList' } as const;
export const whiteScopeKey = (scope: WhiteScope) => `loginWhite.${scope}`;
