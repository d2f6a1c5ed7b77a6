/** The online white list (spec 1§2.13, 1§3 "White-list entry", 1§7.4, 3§7.8): people without a limit of sessions. */
import * as z from 'zod';
import { flag01, optionalWireId, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { pageNumber, pageOf } from '../page.ts';

export const whiteTypes = ['tenantKey', 'userId'] as const;
export type WhiteType = (typeof whiteTypes)[number];
/** The terminal of an entry without one (1§9). */
export const usualTerminal = 'pc';

const terminalType = z.codec(z.string().nullish(), z.string(), {
  decode: (wire) => (wire ? wire : usualTerminal),
  encode: (value) => value,
});
const fields = {
  terminalType,
  configType: z.enum(whiteTypes),
  /** `configType` says which of the two ids is set; the other is ''. */
  tenantKey: wireText,
  userId: optionalWireId,
  /** Name of the tenant or person. */
  accountInfo: wireText,
  /** The online configuration to which the entry is an exception. */
  connConfig: z.object({ id: wireId }),
};
const entry = z.object({ id: wireId, ...fields });
export type WhiteEntry = z.output<typeof entry>;

const path = '/api/basiconline/config';
const chosen = '1§7.4; 1§3; S-6';
const page = { currentPage: pageNumber, pageSize: pageNumber };

/** A page of the white list; `dtu` narrows it to a terminal. */
export const queryOnlineWhite = get('onlineWhite.query', `${path}/qryConfigWhite`, {
  chosen,
  request: { ...page, configType: z.enum(whiteTypes), dtu: z.string().min(1).optional() },
  response: pageOf(entry),
  example: { currentPage: 1, pageSize: 10, configType: 'userId' },
});

/** Adds a tenant or a person to the white list. */
export const addOnlineWhite = post('onlineWhite.add', `${path}/addConfigWhite`, {
  chosen,
  request: fields,
  response: wireId.nullish(),
  example: {
    terminalType: 'pc',
    configType: 'userId',
    tenantKey: '',
    userId: 'U20037',
    accountInfo: '许嘉禾',
    connConfig: { id: 'OC2308147' },
  },
});

/** Removes entries from the white list. */
export const deleteOnlineWhite = post('onlineWhite.remove', `${path}/delConfigWhite`, {
  chosen,
  request: { ids: z.array(z.string().min(1)).min(1) },
  example: { ids: ['OW1000001'] },
});

const candidate = z.object({
  /** Id of the tenant or the person. */
  id: wireId,
  name: wireText,
  /** The person's department. */
  note: wireText,
  listed: flag01,
  /** Id of the entry, for those on the list. */
  entryId: optionalWireId,
});
export type WhiteCandidate = z.output<typeof candidate>;

/** Tenants or people by a keyword or by their id, each with whether they are on the white list of this terminal. */
export const queryWhiteCandidates = get('onlineWhite.candidates', `${path}/qryUserOrTenantKey`, {
  chosen: '1§7.4; S-6',
  request: {
    ...page,
    configType: z.enum(whiteTypes),
    terminalType,
    keywords: z.string().optional(),
    id: z.string().min(1).optional(),
  },
  response: pageOf(candidate),
  example: { currentPage: 1, pageSize: 10, configType: 'tenantKey', terminalType: 'pc' },
});
