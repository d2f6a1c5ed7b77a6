/** Labels of the form's fields, including those without a row in the field table. */
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import { serverFields } from '#shared/rules/servers/server-fields.ts';
import type { MessageKey } from '#shared/text/index.ts';

/** Labels of fields and controls without a row. */
const others: Readonly<Record<string, MessageKey>> = {
  passwordSignIn: 'servers.form.signIn',
  credential: 'servers.form.credential',
  passwordPath: 'servers.form.passwordPath',
  userField: 'servers.form.userField',
  passwordField: 'servers.form.passwordField',
  proxyPassword: 'servers.form.proxyPassword',
  gatePassword: 'servers.form.gatePassword',
  authorities: 'servers.form.authorities',
  authorityFiles: 'servers.form.authorities',
  clientCertificate: 'servers.form.client',
  passphrase: 'servers.form.passphrase',
  headers: 'servers.form.headers',
  session: 'servers.form.session.title',
  'session-answer': 'servers.form.session.answerNames',
  mapping: 'servers.form.paths',
  remember: 'servers.form.rememberLabel',
  useAfter: 'servers.form.useAfter',
};

/** The label of a field or control; null for an unknown name. */
export function serverLabel(name: string): MessageKey | null {
  if (name.startsWith('header-')) return 'servers.form.headers';
  const row = rowsOf(serverFields).find(([each]) => each === name)?.[1];
  return row?.label ?? others[name] ?? null;
}
