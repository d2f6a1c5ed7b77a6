/** What can be said of the form before it is sent; the rest is said by whoever takes it (refused-field.ts). */
import { endpoints } from '#shared/api/index.ts';
import { type PathFault, pagePathFault, pathOverrideFault } from '#shared/rules/servers/path-override.ts';
import { isPageId } from '#shared/rules/servers/platform-page.ts';
import type { ServerForm } from './server-form.ts';

export type FormFault =
  | 'required'
  | 'headerName'
  | 'headerTwice'
  | 'headerSecretNeeded'
  | Exclude<PathFault, 'endpointGiven'>;

/** Control name → what is wrong with it, in the order of the page. */
export type FormFaults = Readonly<Record<string, FormFault>>;

export const headerNameOf = (key: string): string => `header-${key}`;
export const headerValueOf = (key: string): string => `header-value-${key}`;
export const pathNameOf = (id: string): string => `path-${id}`;

const chosen = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

export function faultsOf(form: ServerForm): FormFaults {
  return Object.fromEntries([
    ...missing(form),
    ...headerFaults(form),
    ...Object.entries(form.pathOverrides).flatMap(([id, path]) => {
      const endpoint = chosen.get(id);
      const fault = endpoint ? pathOverrideFault(endpoint, path) : isPageId(id) ? pagePathFault(path) : null;
      return fault && fault !== 'endpointGiven' ? [[pathNameOf(id), fault] as const] : [];
    }),
  ]);
}

function missing(form: ServerForm): [string, FormFault][] {
  const { passwordSignIn: password } = form;
  const needed: Record<string, string> = {
    name: form.name,
    address: form.address,
    ...(form.signIn === 'password' && {
      passwordPath: password.path,
      userField: password.userField,
      passwordField: password.passwordField,
    }),
    ...(form.proxyMode === 'manual' && { proxyAddress: form.proxyAddress }),
    ...(form.proxyMode === 'pac' && { pacAddress: form.pacAddress }),
  };
  return Object.entries(needed).flatMap(([name, value]): [string, FormFault][] =>
    value.trim() === '' ? [[name, 'required']] : [],
  );
}

function headerFaults({ headers }: ServerForm): [string, FormFault][] {
  const seen = new Set<string>();
  return headers.flatMap(({ key, name, value, secret, heldAs }): [string, FormFault][] => {
    const trimmed = name.trim();
    const lower = trimmed.toLowerCase();
    if (trimmed === '') return [[headerNameOf(key), 'required']];
    if (!/^[A-Za-z0-9!#$%&'*+\-.^_`|~]{1,64}$/.test(trimmed)) return [[headerNameOf(key), 'headerName']];
    if (seen.has(lower)) return [[headerNameOf(key), 'headerTwice']];
    seen.add(lower);
    return secret && value === '' && heldAs !== trimmed ? [[headerValueOf(key), 'headerSecretNeeded']] : [];
  });
}
