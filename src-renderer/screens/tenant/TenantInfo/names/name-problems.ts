/** Problems of names in several languages (spec 1§5): the own language follows the rules of the field itself. */

import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { checkNames, type Names, ownLanguage } from '#shared/rules/common/names/languages.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { checkTenantName } from '#shared/rules/tenant/edit/checks.ts';
import type { Message } from '#shared/text/message.ts';

/** Problems of the tenant's name, by language. */
export function tenantNameProblems(
  names: Names,
  stored: Names,
  authenticationStatus: string,
): readonly FieldProblem[] {
  const problems = checkNames(names, ownLanguage, stored);
  const ownName = (names[ownLanguage] ?? '').trim();
  if (!problems[ownLanguage] && ownName !== stored[ownLanguage]) {
    const pending = certificationState(authenticationStatus) === 'pending';
    const problem: Message | null = pending ? { key: 'tenantEdit.name.blocked' } : checkTenantName(ownName);
    if (problem) problems[ownLanguage] = problem;
  }
  return listed(problems);
}

/** Problems of texts without a limit of length: only the own language is required. */
export function contentProblems(names: Names): readonly FieldProblem[] {
  const empty = (names[ownLanguage] ?? '').trim() === '';
  return empty ? [{ name: ownLanguage, message: { key: 'common.form.required' } }] : [];
}

function listed(problems: Readonly<Record<string, Message>>): readonly FieldProblem[] {
  return Object.entries(problems).map(([name, message]) => ({ name, message }));
}
