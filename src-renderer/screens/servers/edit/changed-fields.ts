/** The labels of what differs from the beginning, for the bar at the foot. */
import type { MessageKey } from '#shared/text/index.ts';
import type { ServerForm } from './server-form.ts';

export const fieldLabels: Readonly<Record<keyof ServerForm, MessageKey>> = {
  name: 'servers.form.name',
  address: 'servers.form.address',
  environment: 'servers.form.environment',
  readOnly: 'servers.form.readOnly',
  signIn: 'servers.form.signIn',
  passwordSignIn: 'servers.form.signIn',
  credential: 'servers.form.credential',
  remember: 'servers.form.rememberLabel',
  proxyMode: 'servers.form.proxy',
  proxyAddress: 'servers.form.proxy',
  proxyUser: 'servers.form.proxy',
  proxyPassword: 'servers.form.proxy',
  proxyBypass: 'servers.form.proxy',
  pacAddress: 'servers.form.proxy',
  authorityFiles: 'servers.form.authorities',
  clientCertificate: 'servers.form.client',
  headers: 'servers.form.headers',
  pathOverrides: 'servers.form.paths',
};

export function changedFields(before: ServerForm, now: ServerForm): MessageKey[] {
  const differ = (Object.keys(fieldLabels) as (keyof ServerForm)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]),
  );
  return [...new Set(differ.map((key) => fieldLabels[key]))];
}
