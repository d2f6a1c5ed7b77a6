/** View model of the free-edition notice (spec 1§2.8, 3§2.6; S-11; PAY-001 to 008). */

import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { payModule } from '#shared/rules/pay-remind/modules.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import type { SalesContact } from './contact.ts';

export interface PayNoticeFacts {
  /** The module type from the server or the address; unknown types are allowed. */
  readonly moduleType: string;
  readonly deployment: Deployment;
  readonly language: Language;
  /** Replaces the free-edition sentence. */
  readonly title?: string | undefined;
  /** The contact: a phone if there is one, else a sales contact. */
  readonly phone?: string | undefined;
  readonly sales?: SalesContact | undefined;
  /** `small` is for small windows and phones: the same message without contact details. */
  readonly variant?: 'full' | 'small' | undefined;
}

export interface PayNoticeContent {
  readonly title: Message | { readonly text: string };
  /** The function's description in the requested language; '' where the type is unknown. */
  readonly description: string;
  readonly contact:
    | { readonly kind: 'phone'; readonly label: Message; readonly phone: string }
    | { readonly kind: 'sales'; readonly label: Message; readonly address: string | null }
    | null;
  /** A page of the platform's server. */
  readonly help: { readonly label: Message; readonly path: string };
}

/** Tenants of these deployments ask their own administrator, not a seller (S-11). */
export function asksAdministrator(deployment: Deployment): boolean {
  return deployment === 'single' || deployment === 'private';
}

export function payNotice(facts: PayNoticeFacts): PayNoticeContent {
  const { language, deployment, title = '', variant = 'full' } = facts;
  const administrator = asksAdministrator(deployment);
  const module = payModule(facts.moduleType);
  const message: PayNoticeContent['title'] = administrator
    ? { key: 'payRemind.administrator' }
    : title.trim() === ''
      ? { key: 'payRemind.free' }
      : { text: title.trim() };
  return {
    title: message,
    description: module?.description[language] ?? '',
    contact: administrator || variant === 'small' ? null : contactOf(facts),
    help: module
      ? {
          label: { key: 'payRemind.help', params: { name: module.name[language] } },
          path: module.help[language],
        }
      : { label: { key: 'payRemind.helpGeneral' }, path: `/help/${language}` },
  };
}

function contactOf({ phone = '', sales }: PayNoticeFacts): PayNoticeContent['contact'] {
  const number = phone.trim();
  if (number !== '')
    return { kind: 'phone', label: { key: 'payRemind.phone', params: { phone: number } }, phone: number };
  if (!sales) return null;
  const label = { key: 'payRemind.sales', params: { name: sales.name } } as const;
  return { kind: 'sales', label, address: sales.address };
}

/** `/displaymoduletip`: the module's description and its help page, without the edition. */
export function moduleTip(
  moduleType: string,
  language: Language,
): Pick<PayNoticeContent, 'description' | 'help'> {
  const { description, help } = payNotice({ moduleType, language, deployment: 'public' });
  return { description, help };
}
