/** What the free-edition notice says (spec 1§2.8, 3§2.6; S-11; PAY-001 to 008). A view model, no more. */

import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { payModule } from '#shared/rules/pay-remind/modules.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import type { SalesContact } from './contact.ts';

export interface PayNoticeFacts {
  /** The module type that the server or the address names; unknown ones are fine. */
  readonly moduleType: string;
  readonly deployment: Deployment;
  readonly language: Language;
  /** Stands in the free-edition sentence's place where it is given. */
  readonly title?: string | undefined;
  /** Whom to ask: a phone where there is one, else a sales contact. */
  readonly phone?: string | undefined;
  readonly sales?: SalesContact | undefined;
  /** `small` is for small windows and phones: the same message without contact details. */
  readonly variant?: 'full' | 'small' | undefined;
}

export interface PayNotice {
  readonly title: Message | { readonly text: string };
  /** What the function does, in the language asked for; '' where the type is not known. */
  readonly description: string;
  readonly contact:
    | { readonly kind: 'phone'; readonly label: Message; readonly phone: string }
    | { readonly kind: 'sales'; readonly label: Message; readonly address: string | null }
    | null;
  /** A page of the platform's server. */
  readonly help: { readonly label: Message; readonly path: string };
}

/** Tenants that have their own administrator to ask, instead of a seller (S-11). */
export function asksAdministrator(deployment: Deployment): boolean {
  return deployment === 'single' || deployment === 'private';
}

export function payNotice(facts: PayNoticeFacts): PayNotice {
  const { language, deployment, title = '', variant = 'full' } = facts;
  const administrator = asksAdministrator(deployment);
  const module = payModule(facts.moduleType);
  const message: PayNotice['title'] = administrator
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

function contactOf({ phone = '', sales }: PayNoticeFacts): PayNotice['contact'] {
  const number = phone.trim();
  if (number !== '')
    return { kind: 'phone', label: { key: 'payRemind.phone', params: { phone: number } }, phone: number };
  if (!sales) return null;
  const label = { key: 'payRemind.sales', params: { name: sales.name } } as const;
  return { kind: 'sales', label, address: sales.address };
}

/** `/displaymoduletip`: what a module is and where to read on; nothing about editions. */
export function moduleTip(moduleType: string, language: Language): Pick<PayNotice, 'description' | 'help'> {
  const { description, help } = payNotice({ moduleType, language, deployment: 'public' });
  return { description, help };
}
