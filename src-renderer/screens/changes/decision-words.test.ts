/** Texts of collected decisions about people, in the tray and for approvers, in both languages. */
import { expect, it } from 'vitest';
import { loadLanguage, translate, withTexts } from '#data/text.ts';
import type { Invitation } from '#shared/api/invitations/invitations.ts';
import { changeTitleOf } from '#shared/rules/changes/inverse.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { invitingAgain } from '#shared/rules/records/invitations/invitation-again-record.ts';
import { invitingOf } from '#shared/rules/records/invitations/invitation-record.ts';
import { endOf } from '#shared/rules/records/online-user-record.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { unbindingOf } from '#shared/rules/records/wechat-binding-record.ts';
import type { Language } from '#shared/text/types.ts';
import { changeText, changeTitleText } from './change-words.ts';

const time = '2026-11-24 09:00:00';
const ada = { invitee: 'Ada Brook', contact: '81230455', areaCode: '+65' };
const invitation: Invitation = {
  ...ada,
  id: 'INV1',
  accountType: '2',
  personalStatus: '3',
  mobileAreaCode: '+65',
  domain: 'b.example.com',
  message: '',
};
const decisions = {
  session: endOf({
    id: 'OS1',
    userId: 'U1',
    username: '林知远',
    department: '',
    clientType: 'app-ios',
    ip: '10.0.0.7',
    loginTime: time,
    lastTime: time,
    own: false,
  }),
  binding: unbindingOf('work', {
    userId: 'U1',
    username: '林知远',
    department: '',
    wechatId: 'wx_lin',
    bindTime: time,
  }),
  invitation: invitingOf(ada, 'b.example.com'),
  again: invitingAgain(invitation, 'b.example.com'),
};

const invited = {
  'en-US': 'Phone or email: 81230455 · Country or region: +65 · For: b.example.com',
  'zh-CN': '手机或邮箱：81230455 · 国家或地区：+65 · 加入：b.example.com',
};
it.each<readonly [Language, keyof typeof decisions, string, string]>([
  ['en-US', 'session', 'Sessions ended 林知远', `Terminal: iOS app · Address: 10.0.0.7 · Signed in: ${time}`],
  ['zh-CN', 'session', '强制下线 林知远', `终端：iOS 客户端 · IP 地址：10.0.0.7 · 登录时间：${time}`],
  [
    'en-US',
    'binding',
    'Account in WeChat unbound 林知远',
    `WeChat: Enterprise WeChat · Account in WeChat: wx_lin · Bound at: ${time}`,
  ],
  ['zh-CN', 'binding', '解绑微信账号 林知远', `微信类型：企业微信 · 微信账号：wx_lin · 绑定时间：${time}`],
  ['en-US', 'invitation', 'Invitation Ada Brook', invited['en-US']],
  ['zh-CN', 'invitation', '邀请 Ada Brook', invited['zh-CN']],
  ['en-US', 'again', 'Invitation again Ada Brook', invited['en-US']],
  ['zh-CN', 'again', '再次邀请 Ada Brook', invited['zh-CN']],
])('%s: %s', async (language, name, called, fields) => {
  document.documentElement.lang = language;
  await loadLanguage(language);
  await withTexts(Promise.resolve());
  const decision = decisions[name];
  const kind = await recordById(decision.kind);
  if (!kind) throw new Error(decision.kind);
  const change = {
    ...decision,
    title: changeTitleOf(kind, decision.edits, decision.place),
    touches: [],
    path: '',
  };
  expect(`${changeTitleText(change)} ${objectText(change)}`).toBe(called);
  expect(changeText(change, new Map([[kind.id, kind]]), translate, 9)).toBe(fields);
});
