import { operateTypes } from '#shared/api/login-log/codes.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { failureReasons, loginLanguages, loginSources } from '#shared/rules/login-log/log-codes.ts';
import { seededTime } from '../../kernel/clock.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import { comesByIpv6, deviceAddress, deviceAt, deviceLanguage, ipv4Text, ipv6Text } from './device.ts';
import { loginFactsOf, strangerOf } from './login-facts.ts';
import { timelines } from './scale.ts';

export function loginRowAt(row: number, roster: Roster, scale: keyof typeof timelines): LoginRow {
  const { attack, person, operate, reason, device } = loginFactsOf(row, roster.size);
  const who = person < 0 ? null : roster.person(person);
  const { clientType, terminal, hardwareId, os, model } = deviceAt(person, device);
  return {
    id: `LG${row}`,
    userId: who?.id ?? '',
    username: who?.username ?? '',
    loginAccount: who ? accountOf(who.id) : strangerOf(row),
    operateType: operateTypes[operate] ?? 'login',
    loginSource: loginSources[attack || reason >= 0 ? 0 : sourceOf(row)] ?? 'password',
    loginTime: seededTime(timelines[scale].at(row) * 1000),
    ip: comesByIpv6(person, device)
      ? ipv6Text(person)
      : ipv4Text(deviceAddress(person, device, attack?.salt ?? 0)),
    failureReason: failureReasons[reason] ?? '',
    clientType,
    loginTerminal: terminal,
    hardwareId,
    language: loginLanguages[deviceLanguage(person)] ?? 'zh_CN',
    osVersion: os,
    deviceModel: model,
  };
}

/** A person's login name: derived from the last part of a long id. */
export function accountOf(id: string): string {
  return `${id.charAt(0).toLowerCase()}${id.slice(1).slice(-6)}`;
}

/** Half of the sign-ins use the password. */
function sourceOf(row: number): number {
  const chance = scatter(row, 6) % 100;
  return chance < 50 ? 0 : Math.min(5, 1 + Math.floor((chance - 50) / 10));
}
