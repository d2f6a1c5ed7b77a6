/** Invitations, and the right to invite (spec 1§2.10, 1§3, 1§6, 1§7.3). */
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { firstPage, pageOf, pageRequest } from '../page.ts';

/** The kind of contact: 2 is phone, 3 is email. */
export const accountTypes = ['2', '3'] as const;

const who = {
  invitee: wireText,
  contact: wireText,
  accountType: z.enum(accountTypes),
  personalStatus: wireText,
  areaCode: wireText,
  mobileAreaCode: wireText,
  domain: wireText,
};
const invitation = z.object({ id: wireId, ...who, message: wireText });
export type Invitation = z.output<typeof invitation>;

const sources = { given: '1§7.3; 1§3' } as const;

/** A page of the invitations. */
export const queryInvite = get('invitations.query', '/api/basicserver/queryInvite', {
  ...sources,
  request: {
    ...pageRequest,
    /** The page number again. */
    current: pageRequest.pageNo.optional(),
    total: pageRequest.pageNo.optional(),
    hasMore: flag01.optional(),
    'inviteInfo.invitee': z.string().optional(),
    'inviteInfo.contact': z.string().optional(),
  },
  response: pageOf(invitation),
  example: { ...firstPage, pageSize: 5 },
});

/** Invites a person. */
export const sendInvitation = post('invitations.send', '/api/bs/basicserver/bsinvite', {
  ...sources,
  encoding: 'form',
  request: {
    'inviteInfo.invitee': z.string(),
    'inviteInfo.contact': z.string(),
    'inviteInfo.accountType': z.enum(accountTypes),
    'inviteInfo.personalStatus': z.string(),
    'inviteInfo.areaCode': wireText,
    'inviteInfo.mobileAreaCode': wireText,
    'inviteInfo.domain': wireText,
  },
  response: z.object({ inviteInfo: invitation }),
  example: {
    'inviteInfo.invitee': 'Ada Brook',
    'inviteInfo.contact': 'ada.brook@example.com',
    'inviteInfo.accountType': '3',
    'inviteInfo.personalStatus': '3',
    'inviteInfo.areaCode': '',
    'inviteInfo.mobileAreaCode': '',
    'inviteInfo.domain': 'platform.example.com',
  },
});

/** Sends an invitation again. */
export const sendInviteAgain = post('invitations.again', '/api/basicserver/sendInvite/{id}', {
  ...sources,
  request: { id: z.string().min(1), domain: wireText },
  example: { id: 'INV1000001', domain: 'platform.example.com' },
});

/** Whether inviting is on for the organisation. */
export const isInviteEnable = get('invitations.enabled', '/api/bs/hrm/hrmconfig/isInviteEnable', {
  given: '1§7.3; 1§6',
  response: z.object({ access: z.boolean() }),
});

/** Whether the signed-in user has bound a mobile, from which invitations are sent. */
export const checkBindInviteMobile = get(
  'invitations.mobileBound',
  '/api/basicserver/invite/checkBindInviteMobile',
  { given: '1§7.3; 1§6', response: z.boolean() },
);

/**
 * A configuration by its name. The user's are whether inviting is forbidden and whose arrangement of applications
 * applies; any other is the tenant's.
 */
export const queryUserConfig = get('invitations.userConfig', '/api/bcw/base/configuration/queryConfig', {
  given: '1§7.4; 1§6',
  request: { configName: z.string().min(1) },
  response: wireText,
  example: { configName: 'inviteForbid' },
});
