/** The black and the white list of sign-in (spec 1§2.7, 1§3, 1§7.4 "ipconfigrec"; NET-010, 022 to 033). */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { pageOf, pageRequest } from '../page.ts';
import { plainList, recordStamps } from '../plain-list.ts';
import { wireShare } from '../shares/share.ts';

export const ipListTypes = ['white', 'black'] as const;
export type IpListType = (typeof ipListTypes)[number];
/** The kinds of an entry's addresses: its own, or those of a named network segment. */
export const ipSources = ['IPv4', 'IPv6', 'segment'] as const;

/** The editable fields of an entry. */
const values = {
  configName: z.string(),
  /** '' means not chosen yet; the form's rule refuses it, not the wire. */
  ipConfigType: z.enum(['', ...ipListTypes]),
  segmentType: z.enum(['', ...ipSources]),
  ipStart: wireText,
  ipEnd: wireText,
  /** Id of the network segment; '' for an entry with addresses of its own. */
  netWorkSegmentId: optionalWireId,
  /** A terminal, or `total` for all; an unknown one is kept. */
  clientType: wireText,
  instructions: wireText,
};
const entry = z.object({
  id: wireId,
  ...values,
  ipConfigType: z.enum(ipListTypes),
  segmentType: z.enum(ipSources),
  ...recordStamps,
  /** Name of the network segment. */
  segmentName: wireText,
});
export type IpEntryValues = Readonly<z.output<z.ZodObject<typeof values>>>;

const path = '/api/security/ipconfigrec';
const chosen = '1§7.4; S-6';
const id = z.string().min(1);
const example = {
  configName: 'Branch',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  ipStart: '10.9.0.1',
  ipEnd: '10.9.0.9',
  netWorkSegmentId: '',
  clientType: 'total',
  instructions: '',
} as const;

/** Adds entries to the lists, each under an id that was fetched before. */
export const addIpconfigList = post('ipconfig.add', `${path}/addIpconfigList`, {
  chosen,
  request: { ipconfigRecs: z.array(z.strictObject({ id, ...values })).min(1) },
  example: { ipconfigRecs: [{ id: 'new', ...example }] },
});

/** Deletes one entry of the lists. */
export const deleteIpconfig = post('ipconfig.removeOne', `${path}/deleteById`, {
  chosen,
  request: { id },
  example: { id: 'IPC1000001' },
});

/** Entries of the black and the white list of sign-in. */
export const ipconfig = plainList('ipconfig', path, {
  chosen,
  item: entry,
  values,
  names: ['configName', 'ipConfigType', 'segmentType', 'clientType', 'updateTime'],
  paths: {
    query: 'queryIpListByQo',
    byIds: 'queryIplistbyId',
    update: 'saveIpconfig',
    remove: 'deleteByIds',
  },
  add: addIpconfigList,
  removeOne: deleteIpconfig,
  example: { id: 'IPC1000001', values: example },
});

/** The people for whom an entry holds; empty for everybody. */
export const queryIpconfigPermission = get('ipconfig.permission', `${path}/queryIpconfigPermission`, {
  chosen,
  request: { id },
  response: z.object({ shareEntrys: z.array(wireShare) }),
  example: { id: 'IPC1000001' },
});

/** Saves the people for whom an entry holds. */
export const saveIpconfigPermission = post('ipconfig.savePermission', `${path}/saveIpconfigPermission`, {
  chosen,
  request: { id, shareEntrys: z.array(wireShare) },
  example: { id: 'IPC1000001', shareEntrys: [] },
});

const done = z.object({ id: wireId, operatorName: wireText, operateTime: wireText, content: wireText });

/** A page of the lists' history, the newest first. */
export const queryOptRec = get('ipconfig.history', `${path}/queryOptRec`, {
  chosen,
  request: pageRequest,
  response: pageOf(done),
  example: { pageNo: 1, pageSize: 20 },
});

/** Tells which of the IP lists are in force. */
export const queryIpListFlag = get('ipconfig.flags', `${path}/queryIpListFlag`, {
  chosen,
  response: z.object({ isWhiteList: flag01, isBlackList: flag01 }),
});

/** Turns the white list on or off. */
export const updateIsWhiteList = post('ipconfig.turnWhite', `${path}/updateIsWhiteList`, {
  chosen,
  request: { isWhiteList: flag01 },
  example: { isWhiteList: false },
});

/** Turns the black list on or off. */
export const updateIsBlackList = post('ipconfig.turnBlack', `${path}/updateIsBlackList`, {
  chosen,
  request: { isBlackList: flag01 },
  example: { isBlackList: false },
});
