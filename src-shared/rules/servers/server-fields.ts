/**
 * The fields of a server profile that are a single control. The form shows and checks them by this table, and the
 * service that saves a profile refuses by it. Headers, paths and secrets have rules of their own.
 */
import { isZoneName } from '../../kit/time-zone.ts';
import type { Message } from '../../text/message.ts';
import type { Fields } from '../common/fields/field.ts';
import { serverNameLimit } from './name-limit.ts';
import type { ServerDraft } from './profile.ts';
import { bypassEntries, readBypassEntry } from './proxy-bypass.ts';
import { readProxyAddress, readServerAddress } from './server-address.ts';

export interface ServerFields {
  readonly name: string;
  readonly address: string;
  readonly environment: ServerDraft['environment'];
  readonly readOnly: boolean;
  /** '' where the zone of the server's clock is not known. */
  readonly timeZone: string;
  readonly signIn: ServerDraft['signIn'];
  readonly proxyMode: ServerDraft['proxy']['mode'];
  readonly proxyAsSystem: boolean;
  readonly proxyAddress: string;
  readonly proxyUser: string;
  /** The text as typed: hosts separated by commas or blanks. */
  readonly proxyBypass: string;
  readonly pacAddress: string;
  /** '' where there is no gate in front of the platform. */
  readonly gateUser: string;
}

const environments = ['production', 'staging', 'test', 'training', 'development'] as const;
const signIns = ['password', 'page', 'token', 'cookie'] as const;
const proxyModes = ['system', 'none', 'manual', 'pac'] as const;

const byHand = ({ proxyMode }: ServerFields) => proxyMode === 'manual';
const byProxy = ({ proxyMode }: ServerFields) => proxyMode !== 'none';
const bySystem = ({ proxyMode }: ServerFields) => proxyMode === 'system' || proxyMode === 'pac';
const byScript = ({ proxyMode }: ServerFields) => proxyMode === 'pac';

/** A colon ends the user name in the header (RFC 7617 §2). */
function withoutColon(typed: string): Message | null {
  return typed.includes(':') ? { key: 'servers.refused.field.userNameColon' } : null;
}

/** A token and a gate user would share the one `Authorization` header of a request (RFC 9110 §11.6.2). */
export function gateFault(typed: string, { signIn }: Pick<ServerFields, 'signIn'>): Message | null {
  if (typed !== '' && signIn === 'token') return { key: 'servers.refused.field.gateToken' };
  return withoutColon(typed);
}

export const serverFields: Fields<ServerFields> = {
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
    check(typed) {
      const read = readServerAddress(typed);
      return 'fault' in read ? { key: `servers.refused.address.${read.fault}` } : null;
    },
  },
  environment: {
    kind: 'choice',
    label: 'servers.form.environment',
    help: ({ environment }) => `servers.form.environmentHelp.${environment}`,
    options: environments.map((value) => ({ value, label: `frame.environment.${value}` as const })),
  },
  readOnly: { kind: 'switch', label: 'servers.form.readOnly', help: 'servers.form.readOnlyHelp' },
  timeZone: {
    kind: 'text',
    label: 'servers.form.timeZone',
    help: 'servers.form.timeZoneHelp',
    most: 100,
    check: (typed) => (typed === '' || isZoneName(typed) ? null : { key: 'servers.refused.field.timeZone' }),
  },
  signIn: {
    kind: 'choice',
    label: 'servers.form.signIn',
    help: ({ signIn }) => `servers.form.kindHelp.${signIn}`,
    options: signIns.map((value) => ({ value, label: `servers.form.kind.${value}` as const })),
  },
  gateUser: {
    kind: 'text',
    label: 'servers.form.gateUser',
    help: 'servers.form.gateUserHelp',
    most: 200,
    of: ['signIn'],
    check: gateFault,
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
    check: (typed) =>
      readProxyAddress('manual', typed) === null ? { key: 'servers.refused.field.proxyAddress' } : null,
  },
  proxyAsSystem: {
    kind: 'switch',
    label: 'servers.form.asSystem',
    help: 'servers.form.asSystemHelp',
    when: bySystem,
  },
  proxyUser: {
    kind: 'text',
    label: 'servers.form.proxyUser',
    help: 'servers.form.proxyUserHelp',
    when: byProxy,
    most: 200,
    check: withoutColon,
  },
  proxyBypass: {
    kind: 'text',
    label: 'servers.form.proxyBypass',
    help: 'servers.form.proxyBypassHelp',
    when: byHand,
    most: 4000,
    check(typed) {
      const entry = bypassEntries(typed).find((one) => readBypassEntry(one) === null);
      return entry === undefined
        ? null
        : { key: 'servers.refused.field.proxyBypass', params: { value: entry } };
    },
  },
  pacAddress: {
    kind: 'text',
    label: 'servers.form.pacAddress',
    help: 'servers.form.pacAddressHelp',
    when: byScript,
    required: true,
    most: 512,
    check: (typed) =>
      readProxyAddress('pac', typed) === null ? { key: 'servers.refused.field.pacAddress' } : null,
  },
};

type Drafted = Pick<
  ServerDraft,
  'name' | 'address' | 'environment' | 'readOnly' | 'timeZone' | 'signIn' | 'proxy' | 'gateUser'
>;

export function proxyUserOf(proxy: ServerDraft['proxy']): string {
  return 'userName' in proxy ? (proxy.userName ?? '') : '';
}

export function fieldsOfDraft(draft: Drafted): ServerFields {
  const { name, address, environment, readOnly, timeZone = '', signIn, proxy, gateUser } = draft;
  const manual = proxy.mode === 'manual' ? proxy : { address: '', bypass: [] };
  return {
    name,
    address,
    environment,
    readOnly,
    timeZone,
    signIn,
    proxyMode: proxy.mode,
    proxyAsSystem: 'asSystem' in proxy && proxy.asSystem === true,
    proxyAddress: manual.address,
    proxyUser: proxyUserOf(proxy),
    proxyBypass: manual.bypass.join(', '),
    pacAddress: proxy.mode === 'pac' ? proxy.address : '',
    gateUser,
  };
}
