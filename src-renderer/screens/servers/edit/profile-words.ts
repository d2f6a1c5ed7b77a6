/** Labels and values of a profile's fields, for the question which of two values holds. Contains no secrets. */

import type { Translate } from '#data/text.ts';
import type { Clash } from '#shared/kit/merge.ts';
import { maskedValue } from '#shared/rules/common/secrets/secret-names.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { headerNameOf, pathNameOf } from './form-faults.ts';
import type { HeaderFields, ProfileFields, ProxyFields } from './profile-fields.ts';
import type { ServerForm } from './server-form.ts';
import { serverLabel } from './server-label.ts';

export function fieldLabel(name: string, t: Translate): string {
  if (name.startsWith(pathNameOf(''))) return name.slice(pathNameOf('').length);
  if (name.startsWith(headerNameOf('')))
    return t('servers.form.clash.header', { name: name.slice(headerNameOf('').length) });
  if (name === 'proxy') return t('servers.form.proxy');
  return t(serverLabel(name) ?? 'record.field');
}

/** `profile` has the certificates that a stored value refers to. */
export function profileFieldText(
  name: string,
  value: unknown,
  profile: ServerProfile | null,
  t: Translate,
): string {
  const text = textOf(name, value, profile, t);
  return text === '' ? t('record.empty') : text;
}

function textOf(name: string, value: unknown, profile: ServerProfile | null, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'record.on' : 'record.off');
  if (name.startsWith(headerNameOf(''))) {
    const line = value as HeaderFields | null;
    if (line === null) return '';
    if (!line.secret) return line.value;
    return line.value === '' ? t('servers.secret.held') : maskedValue;
  }
  switch (name) {
    case 'environment':
      return t(`frame.environment.${value as ServerForm['environment']}`);
    case 'signIn':
      return t(`servers.form.kind.${value as ServerForm['signIn']}`);
    case 'passwordSignIn':
      return (value as ServerForm['passwordSignIn']).path;
    case 'proxy': {
      const { proxyMode, proxyAddress, pacAddress, proxyUser, proxyAsSystem } = value as ProxyFields;
      const address = proxyMode === 'manual' ? proxyAddress : proxyMode === 'pac' ? pacAddress : '';
      const user = proxyMode === 'none' ? '' : proxyUser;
      const isSystems = proxyAsSystem && (proxyMode === 'system' || proxyMode === 'pac');
      const stack = isSystems ? `(${t('servers.form.asSystem')})` : '';
      return [t(`servers.form.proxyMode.${proxyMode}`), address, user, stack].filter(Boolean).join(' ');
    }
    case 'authorityFiles':
      return profile
        ? profile.authorities.map(({ subject }) => subject).join(', ')
        : (value as readonly { readonly name: string }[]).map((file) => file.name).join(', ');
    case 'clientCertificate':
      if (profile) return profile.clientCertificate?.subject ?? '';
      return typeof value === 'object' && value ? (value as { file: { name: string } }).file.name : '';
    default:
      return String(value ?? '');
  }
}

export function clashRows(clashes: readonly Clash<ProfileFields>[], newest: ServerProfile, t: Translate) {
  return clashes.map(({ name, mine, theirs }) => ({
    name,
    label: fieldLabel(name, t),
    first: profileFieldText(name, mine, null, t),
    second: profileFieldText(name, theirs, newest, t),
    chosen: null,
  }));
}
