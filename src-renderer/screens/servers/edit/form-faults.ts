/** Problems of the form that no field rule covers, before it is sent; the shell finds the rest (refused-field.ts). */
import { calls } from '#shared/api/call-list.ts';
import { headerName } from '#shared/kit/patterns/header-name.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { callFault, signInAnswerFault } from '#shared/rules/servers/mapping/mapping-faults.ts';
import { codesFault } from '#shared/rules/servers/mapping/part-faults.ts';
import { isForbiddenHeader } from '#shared/rules/servers/own-header.ts';
import { pagePathFault } from '#shared/rules/servers/path-override.ts';
import { isPageId, pageIdOf } from '#shared/rules/servers/platform-page.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { ServerForm } from './server-form.ts';

export const headerNameOf = (key: string): string => `header-${key}`;
export const headerValueOf = (key: string): string => `header-value-${key}`;
/** The control for the fields of a sign-in answer. */
export const signInAnswerName = 'session-answer';
export const pathNameOf = (id: string): string => `path-${id}`;

const declared = new Map(calls.map((call) => [call.id, call]));

/** Problems in the order of the page. */
export function faultsOf(form: ServerForm): readonly FieldProblem[] {
  return [
    ...signInFaults(form),
    ...headerFaults(form),
    ...sessionFaults(form),
    ...mappingFaultsOf(form.mapping),
  ];
}

/** Problems of every line; the save reports calls that this version does not know. */
function mappingFaultsOf({
  calls: mapped,
  pages,
  menus,
  permissions,
}: ServerForm['mapping']): readonly FieldProblem[] {
  return [
    ...Object.entries(mapped).flatMap(([id, call]) => {
      const known = declared.get(id);
      const found = known ? callFault(known, call, calls) : null;
      return found
        ? problemOf(pathNameOf(id), `servers.mapping.problem.${found.fault}`, { at: found.at })
        : [];
    }),
    ...Object.entries(pages).flatMap(([code, path]) => {
      const fault = isPageId(pageIdOf(code)) ? pagePathFault(path) : null;
      return fault
        ? problemOf(pathNameOf(pageIdOf(code)), `servers.mapping.problem.${fault}`, { at: '' })
        : [];
    }),
    ...Object.entries({ menus, permissions }).flatMap(([id, codes]) => {
      const at = codesFault(codes);
      return at === null ? [] : problemOf(pathNameOf(id), 'servers.mapping.problem.twice', { at });
    }),
  ];
}

function sessionFaults({ session, signIn }: ServerForm): readonly FieldProblem[] {
  const found = signIn === 'password' ? signInAnswerFault(session.signInAnswer) : null;
  if (!found) return [];
  return problemOf(signInAnswerName, `servers.mapping.problem.${found.fault}`, { at: found.at });
}

function problemOf(
  name: string,
  key: MessageKey,
  params: Record<string, string> = {},
): readonly FieldProblem[] {
  return [{ name, message: { key, params } }];
}

function signInFaults({ signIn, passwordSignIn }: ServerForm): readonly FieldProblem[] {
  if (signIn !== 'password') return [];
  const { path: passwordPath, userField, passwordField } = passwordSignIn;
  return Object.entries({ passwordPath, userField, passwordField }).flatMap(([name, value]) =>
    value.trim() === '' ? problemOf(name, 'common.form.required') : [],
  );
}

function headerFaults({ headers }: ServerForm): readonly FieldProblem[] {
  const seen = new Set<string>();
  return headers.flatMap(({ key, name, value, secret, heldAs }) => {
    const trimmed = name.trim();
    const lower = trimmed.toLowerCase();
    if (trimmed === '') return problemOf(headerNameOf(key), 'common.form.required');
    if (!headerName.test(trimmed)) return problemOf(headerNameOf(key), 'servers.fault.headerName');
    if (isForbiddenHeader(trimmed))
      return problemOf(headerNameOf(key), 'servers.refused.field.headerForbidden', { value: trimmed });
    if (seen.has(lower)) return problemOf(headerNameOf(key), 'servers.fault.headerTwice');
    seen.add(lower);
    return secret && value === '' && heldAs !== trimmed
      ? problemOf(headerValueOf(key), 'servers.fault.headerSecretNeeded')
      : [];
  });
}
