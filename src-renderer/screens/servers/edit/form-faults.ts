/** What no row of the table says of the form before it is sent; the rest is said by whoever takes it (refused-field.ts). */
import { calls } from '#shared/api/call-list.ts';
import type { FieldProblem } from '#shared/rules/fields/check-fields.ts';
import { headerName } from '#shared/rules/servers/header-name.ts';
import { pagePathFault, pathOverrideFault } from '#shared/rules/servers/path-override.ts';
import { isPageId } from '#shared/rules/servers/platform-page.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { ServerForm } from './server-form.ts';

export const headerNameOf = (key: string): string => `header-${key}`;
export const headerValueOf = (key: string): string => `header-value-${key}`;
export const pathNameOf = (id: string): string => `path-${id}`;

const placed = new Map(calls.map((call) => [call.id, call]));

/** In the order of the page. */
export function faultsOf(form: ServerForm): readonly FieldProblem[] {
  return [
    ...signInFaults(form),
    ...headerFaults(form),
    ...Object.entries(form.pathOverrides).flatMap(([id, path]) => {
      const call = placed.get(id);
      const fault = call ? pathOverrideFault(call, path) : isPageId(id) ? pagePathFault(path) : null;
      return fault && fault !== 'endpointGiven' ? said(pathNameOf(id), `servers.fault.${fault}`) : [];
    }),
  ];
}

function said(name: string, key: MessageKey): readonly FieldProblem[] {
  return [{ name, message: { key } }];
}

function signInFaults({ signIn, passwordSignIn }: ServerForm): readonly FieldProblem[] {
  if (signIn !== 'password') return [];
  const { path: passwordPath, userField, passwordField } = passwordSignIn;
  return Object.entries({ passwordPath, userField, passwordField }).flatMap(([name, value]) =>
    value.trim() === '' ? said(name, 'common.form.required') : [],
  );
}

function headerFaults({ headers }: ServerForm): readonly FieldProblem[] {
  const seen = new Set<string>();
  return headers.flatMap(({ key, name, value, secret, heldAs }) => {
    const trimmed = name.trim();
    const lower = trimmed.toLowerCase();
    if (trimmed === '') return said(headerNameOf(key), 'common.form.required');
    if (!headerName.test(trimmed)) return said(headerNameOf(key), 'servers.fault.headerName');
    if (seen.has(lower)) return said(headerNameOf(key), 'servers.fault.headerTwice');
    seen.add(lower);
    return secret && value === '' && heldAs !== trimmed
      ? said(headerValueOf(key), 'servers.fault.headerSecretNeeded')
      : [];
  });
}
