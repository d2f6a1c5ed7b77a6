/** Changes of what decides who may sign in, and entries of the lists, as tests write them. */
import type { IpEntryValues } from '#shared/api/network/ip-lists.ts';
import type { GuardedChanges } from '../../../src-renderer/widgets/LockOut/guard-parts.ts';

export type Told = GuardedChanges[number];
export const change = (kind: string, locator: unknown, edits: Told['edits']): Told => ({
  kind,
  place: locator,
  edits,
});
export const turned = (kind: string, locator: unknown, to: boolean, field = 'on') =>
  change(kind, locator, { [field]: { from: !to, to } });
export const edited = (kind: string, locator: unknown, field: string, to: unknown) =>
  change(kind, locator, { [field]: { from: null, to } });
export const made = (kind: string, ...there: readonly { readonly id: string }[]) =>
  change(kind, { ids: there.map(({ id }) => id) }, { there: { from: [], to: there } });
export const gone = (kind: string, ...there: readonly { readonly id: string }[]) =>
  change(kind, { ids: there.map(({ id }) => id) }, { there: { from: there, to: [] } });

const blank = { netWorkSegmentId: '', clientType: 'total', instructions: '' } as const;
export const range = (ipStart: string, ipEnd = ipStart) => ({ segmentType: 'IPv4', ipStart, ipEnd }) as const;
export type Entry = IpEntryValues & { readonly id: string };
export const entry = (id: string, list: 'white' | 'black', addresses: ReturnType<typeof range>): Entry => ({
  id,
  configName: id,
  ipConfigType: list,
  ...addresses,
  ...blank,
});
export const mine = entry('mine', 'white', range('127.0.0.1'));
export const everything = entry('all', 'white', range('0.0.0.0', '255.255.255.255'));
export const black = entry('black', 'black', range('127.0.0.0', '127.255.255.255'));
export const home = { id: 'SEG9000001', segmentName: 'Home', ...range('127.0.0.1'), instructions: '' };
export const byHome: Entry = {
  id: 'home',
  configName: 'home',
  ipConfigType: 'white',
  segmentType: 'segment',
  ipStart: '',
  ipEnd: '',
  netWorkSegmentId: home.id,
  clientType: 'total',
  instructions: '',
};
