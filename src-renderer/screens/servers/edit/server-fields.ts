/** The fields of a server's form that are one control each; what is made of several is a part of its own. */
import { type Fields, rowsOf } from '#shared/rules/fields/field.ts';
import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { ServerForm } from './server-form.ts';

const environments = ['production', 'staging', 'test', 'training', 'development'] as const;
const signIns = ['password', 'page', 'token', 'cookie'] as const;
const proxyModes = ['system', 'none', 'manual', 'pac'] as const;

const byHand = ({ proxyMode }: ServerForm) => proxyMode === 'manual';
const byScript = ({ proxyMode }: ServerForm) => proxyMode === 'pac';

export const serverFields: Fields<ServerForm> = {
  name: {
    kind: 'text',
    label: 'servers.form.name',
    help: 'servers.form.nameHelp',
    required: true,
    most: serverNameLimit,
  },
  address: {
    kind: 'text',
    type: 'url',
    label: 'servers.form.address',
    help: 'servers.form.addressHelp',
    required: true,
    most: 512,
  },
  environment: {
    kind: 'choice',
    label: 'servers.form.environment',
    help: ({ environment }) => `servers.form.environmentHelp.${environment}`,
    options: environments.map((value) => ({ value, label: `frame.environment.${value}` as const })),
  },
  readOnly: { kind: 'switch', label: 'servers.form.readOnly', help: 'servers.form.readOnlyHelp' },
  signIn: {
    kind: 'choice',
    label: 'servers.form.signIn',
    help: ({ signIn }) => `servers.form.kindHelp.${signIn}`,
    options: signIns.map((value) => ({ value, label: `servers.form.kind.${value}` as const })),
  },
  proxyMode: {
    kind: 'choice',
    label: 'servers.form.proxy',
    help: ({ proxyMode }) => `servers.form.proxyHelp.${proxyMode}`,
    options: proxyModes.map((value) => ({ value, label: `servers.form.proxyMode.${value}` as const })),
  },
  proxyAddress: {
    kind: 'text',
    label: 'servers.form.proxyAddress',
    help: 'servers.form.proxyAddressHelp',
    when: byHand,
    required: true,
    most: 512,
  },
  proxyUser: { kind: 'text', label: 'servers.form.proxyUser', when: byHand, most: 200 },
  proxyBypass: {
    kind: 'text',
    label: 'servers.form.proxyBypass',
    help: 'servers.form.proxyBypassHelp',
    when: byHand,
    most: 4000,
  },
  pacAddress: {
    kind: 'text',
    label: 'servers.form.pacAddress',
    help: 'servers.form.pacAddressHelp',
    when: byScript,
    required: true,
    most: 512,
  },
};

/** What is in no row, by its field or its control. */
const others: Readonly<Record<string, MessageKey>> = {
  passwordSignIn: 'servers.form.signIn',
  credential: 'servers.form.credential',
  passwordPath: 'servers.form.passwordPath',
  userField: 'servers.form.userField',
  passwordField: 'servers.form.passwordField',
  proxyPassword: 'servers.form.proxyPassword',
  authorities: 'servers.form.authorities',
  authorityFiles: 'servers.form.authorities',
  clientCertificate: 'servers.form.client',
  passphrase: 'servers.form.passphrase',
  headers: 'servers.form.headers',
  pathOverrides: 'servers.form.paths',
  remember: 'servers.form.rememberLabel',
  useAfter: 'servers.form.useAfter',
};

/** What a field or a control is called; null: nothing is known by that name. */
export function serverLabel(name: string): MessageKey | null {
  if (name.startsWith('header-')) return 'servers.form.headers';
  const row = rowsOf(serverFields).find(([each]) => each === name)?.[1];
  return row?.label ?? others[name] ?? null;
}
