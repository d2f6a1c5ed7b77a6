import { operateTypes } from '#shared/api/login-log/codes.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { failureReasons, loginLanguages, loginSources } from '#shared/rules/login-log/words.ts';
import { seededTime } from '../../kernel/clock.ts';
import type { Roster } from '../../kernel/people/roster.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import { addressOf, addressText, comesByIpv6, deviceAt, ipv6Text, languageOf } from './device.ts';
import { timelines } from './scale.ts';
import { factsOf, strangerOf } from './story.ts';

export function loginRowAt(row: number, roster: Roster, scale: keyof typeof timelines): LoginRow {
  const { attack, person, operate, reason, device } = factsOf(row, roster.size);
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
      : addressText(addressOf(person, device, attack?.salt ?? 0)),
    failureReason: failureReasons[reason] ?? '',
    clientType,
    loginTerminal: terminal,
    hardwareId,
    language: loginLanguages[languageOf(person)] ?? 'zh_CN',
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
