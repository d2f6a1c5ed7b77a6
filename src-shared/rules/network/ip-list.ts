/** The black and the white list of sign-in: the fields of an entry, and their list (spec 1§3, 1§7.4). */
import { type IpEntryValues, ipconfig, ipListTypes, ipSources } from '../../api/network/ip-lists.ts';
import type { Fields } from '../common/fields/field.ts';
import { listKind } from '../common/record/plain-list.ts';
import { clientScopes, everyClientType } from '../common/sign-in/client-types.ts';
import { addressRows } from './address-rows.ts';

const fields: Fields<IpEntryValues> = {
  configName: {
    kind: 'text',
    label: 'ipList.name',
    most: 100,
    required: true,
    missing: 'ipList.missing.name',
  },
  ipConfigType: {
    kind: 'choice',
    label: 'ipList.list',
    about: 'ipList.listAbout',
    required: true,
    missing: 'ipList.missing.list',
    options: ipListTypes.map((value) => ({ value, label: `ipList.lists.${value}` as const })),
  },
  segmentType: {
    kind: 'choice',
    label: 'ipList.source',
    required: true,
    missing: 'network.missing.type',
    options: ipSources.map((value) => ({ value, label: `ipList.sources.${value}` as const })),
  },
  ...addressRows<IpEntryValues>('segment'),
  netWorkSegmentId: {
    kind: 'text',
    label: 'ipList.segment',
    most: 64,
    otherwise: '',
    required: true,
    missing: 'ipList.missing.segment',
    when: ({ segmentType }) => segmentType === 'segment',
  },
  clientType: {
    kind: 'choice',
    label: 'ipList.terminal',
    required: true,
    options: clientScopes.map((value) => ({ value, label: `clientTypes.${value}` as const })),
  },
  instructions: { kind: 'text', label: 'network.instructions', lines: 3, most: 500 },
};

export const ipList = listKind('ipListEntry', ipconfig, fields, 'ipList', {
  initialValues: { ipConfigType: 'white', segmentType: 'IPv4', clientType: everyClientType },
  added: (id, values) => ({ ipconfigRecs: [{ id, ...values }] }),
  addedMany: (ipconfigRecs) => ({ ipconfigRecs }),
});
