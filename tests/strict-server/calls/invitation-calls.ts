/** Invitations and who may invite (1§3, 1§6, 1§7.3, 1§7.4). */
import { get, post } from '../call.ts';
import { anyText, flag, oneOf, text, wholeNumber } from '../value-checks.ts';

const invitation = {
  id: 88,
  invitee: '薛凝',
  contact: '13755500123',
  accountType: '2',
  personalStatus: '3',
  areaCode: '+86',
  mobileAreaCode: '+86',
  message: 'x',
  domain: 'platform.example.com',
};
const source = '1§7.3; 1§3';

export const invitationCalls = [
  get({
    name: 'queryInvite',
    path: '/api/basicserver/queryInvite',
    fields: {
      required: { pageNo: wholeNumber, pageSize: wholeNumber },
      optional: {
        hasMore: flag,
        total: wholeNumber,
        current: wholeNumber,
        'inviteInfo.invitee': anyText,
        'inviteInfo.contact': anyText,
      },
    },
    data: { result: [invitation], hasNext: false, pageSize: 5, pageNo: 1, totalCount: 1 },
    source,
  }),
  post({
    name: 'bsinvite',
    path: '/api/bs/basicserver/bsinvite',
    encoding: 'form',
    fields: {
      required: {
        'inviteInfo.invitee': text,
        'inviteInfo.contact': text,
        'inviteInfo.accountType': oneOf('2', '3'),
        'inviteInfo.personalStatus': text,
        'inviteInfo.areaCode': anyText,
        'inviteInfo.mobileAreaCode': anyText,
        'inviteInfo.domain': anyText,
      },
    },
    data: { inviteInfo: invitation },
    source,
  }),
  post({
    name: 'sendInvite',
    path: '/api/basicserver/sendInvite/{id}',
    fields: { required: { domain: anyText } },
    data: null,
    source,
  }),
  get({
    name: 'isInviteEnable',
    path: '/api/bs/hrm/hrmconfig/isInviteEnable',
    data: { access: true },
    source: '1§7.3; 1§6',
    chosen: 'name of the flag',
  }),
  get({
    name: 'checkBindInviteMobile',
    path: '/api/basicserver/invite/checkBindInviteMobile',
    data: false,
    source: '1§7.3; 1§6',
    chosen: 'answer',
  }),
  get({
    // Row GEN-054.
    name: 'queryConfig',
    path: '/api/bcw/base/configuration/queryConfig',
    fields: { required: { configName: text } },
    data: '1',
    source: '1§7.4; 1§6',
    chosen: 'method and answer',
  }),
];
