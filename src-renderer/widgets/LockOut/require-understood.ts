/**
 * The check that all values which decide about signing in were understood. A value that nobody understood stands for
 * its field's emptiest value, by which a list would be out of force or an account open. Throws the error of an answer
 * that does not fit.
 */
import { callRead } from '#data/read.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { getLoginMethods } from '#shared/api/login-control/login-methods.ts';
import { getExternalConfig, getH5Config, getPcConfig } from '#shared/api/login-control/login-white.ts';
import { ipconfig, queryIpconfigPermission, queryIpListFlag } from '#shared/api/network/ip-lists.ts';
import { oddFieldAmong } from '#shared/api/odd-values/odd-fields.ts';
import { getMobileLogin, getRealIp } from '#shared/api/security-settings/settings.ts';
import { getRestrictedLogin } from '#shared/api/system-settings/settings.ts';
import type { ListedRange } from '#shared/rules/network/verdict.ts';

const ofScope = ['whitelistStatus', 'useScope'];

/** The fields of each call's answer that decide on sign-in. */
const deciding: ReadonlyMap<Pick<Endpoint, 'id'>, readonly string[]> = new Map<
  Pick<Endpoint, 'id'>,
  readonly string[]
>([
  [queryIpListFlag, ['isWhiteList', 'isBlackList']],
  [queryIpconfigPermission, ['shareEntrys']],
  [getPcConfig, ofScope],
  [getH5Config, ofScope],
  [getExternalConfig, ofScope],
  [getLoginMethods, ['type', 'targets']],
  [getRestrictedLogin, ['enabled', 'weekdays', 'from', 'until', 'departments']],
  [getMobileLogin, ['enabled', 'ways']],
  [getRealIp, ['enabled', 'header', 'proxies']],
]);

/** Returns an answer whose values that decide on sign-in were all understood. */
export function understood<E extends Endpoint>(endpoint: E, answer: Output<E>): Output<E> {
  const names = deciding.get(endpoint) ?? [];
  for (const row of [answer].flat()) {
    const field = oddFieldAmong(row as object, names);
    if (field !== null) throw notUnderstood(endpoint, field);
  }
  return answer;
}

export async function readUnderstood<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  return understood(endpoint, await callRead(endpoint, input));
}

/** An entry may be unclear where it holds no address in question. */
export function requireClear(entries: readonly ListedRange[]): void {
  const unclear = entries.find((entry) => entry.unclear !== undefined)?.unclear;
  if (unclear !== undefined) throw notUnderstood(ipconfig.query, unclear);
}

function notUnderstood({ id }: Pick<Endpoint, 'id'>, field: string): ApiError {
  return new ApiError({ kind: 'contract', endpoint: id, field, message: '' });
}
