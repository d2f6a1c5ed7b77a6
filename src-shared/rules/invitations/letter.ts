/** The text of an invitation in both languages: the sandbox sends it, and the console previews it. */
import type { Language } from '../../text/types.ts';

/** A server writes its invitations in one of these languages. */
export const letterLanguages = ['en-US', 'zh-CN'] as const satisfies readonly Language[];

interface Letter {
  readonly invitee: string;
  readonly inviter: string;
  readonly tenant: string;
  readonly domain: string;
}

export function inviteLink(domain: string): string {
  return `https://${domain}/`;
}

export function inviteLetter(language: Language, { invitee, inviter, tenant, domain }: Letter): string {
  const link = inviteLink(domain);
  return language === 'zh-CN'
    ? `${invitee}，您好！${inviter} 邀请您加入“${tenant}”。请访问 ${link} 并使用收到本邀请的手机号或邮箱登录。`
    : `Hello ${invitee}, ${inviter} invites you to join ${tenant}. Open ${link} and sign in with the phone number or the email address that this invitation was sent to.`;
}
