/** What is wrong with names in several languages (spec 1§5): the own one is the field itself, with its rules. */
import type { PlatformLanguage } from '#shared/api/language-names/language-names.ts';
import type { NameKind } from '#shared/rules/records/names-record.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { checkNames, type Names } from '#shared/rules/tenant/edit/languages.ts';
import { checkTenantName } from '#shared/rules/tenant/edit/validate.ts';
import type { Message } from '#shared/text/message.ts';
import { ownLanguage } from './kinds.ts';

export type Problems = Readonly<Partial<Record<PlatformLanguage, Message>>>;

export function nameProblems(
  kind: NameKind,
  stored: Names,
  names: Names,
  authenticationStatus: string,
): Problems {
  const own = names[ownLanguage] ?? '';
  if (kind === 'config') {
    return own.trim() === '' ? { [ownLanguage]: { key: 'tenantEdit.required' } } : {};
  }
  const problems = checkNames(names, ownLanguage);
  if (problems[ownLanguage] || own === stored[ownLanguage]) return problems;
  const pending = certificationState(authenticationStatus) === 'pending';
  const problem: Message | null = pending ? { key: 'tenantEdit.name.blocked' } : checkTenantName(own);
  return problem ? { ...problems, [ownLanguage]: problem } : problems;
}
