/** The cards of the overview, with their rights and their order. */
import { loginLogRight, remindersRight, themesRight } from '#shared/rules/common/session/area-rights.ts';
import { type RightHolder, type Right, resolveAccess } from '#shared/rules/common/session/rights.ts';
import { securityRight } from '#shared/rules/security/entries.ts';

export const attentionCards = [
  'term',
  'waiting',
  'signIns',
  'changes',
  'themes',
  'reminders',
  'health',
] as const;
export type AttentionCard = (typeof attentionCards)[number];

/** Kinds of pending cases, in the order of the card. */
export const waitingKinds = ['join_apply', 'unbind_apply', 'dimissionApply', 'externalApply'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** One of the rights is enough. */
const rights: Readonly<Record<AttentionCard, readonly Right[]>> = {
  term: ['manager'],
  waiting: waitingKinds.map(securityRight),
  signIns: [loginLogRight],
  changes: ['manager'],
  themes: [themesRight],
  reminders: [remindersRight],
  health: ['manager'],
};

export function cardsOf(holder: RightHolder): readonly AttentionCard[] {
  return attentionCards.filter((card) =>
    rights[card].some((right) => resolveAccess(right, holder) === 'yes'),
  );
}

/** Kinds of cases that this person may decide. */
export function waitingOf(holder: RightHolder): readonly WaitingKind[] {
  return waitingKinds.filter((kind) => resolveAccess(securityRight(kind), holder) === 'yes');
}

/** A person's own choice: the order of all cards, and the hidden ones. */
export interface CardChoice {
  readonly order: readonly AttentionCard[];
  readonly hidden: readonly AttentionCard[];
}

export const noCardChoice: CardChoice = { order: attentionCards, hidden: [] };

/** Reads a stored choice: unknown entries are dropped, and a card of a later version takes its default place. */
export function readCardChoice(stored: unknown): CardChoice {
  const { order, hidden } = (stored ?? {}) as { readonly order?: unknown; readonly hidden?: unknown };
  const known = [...new Set(listOf(order))];
  const missing = attentionCards.filter((card) => !known.includes(card));
  const all = [...known];
  for (const card of missing) all.splice(attentionCards.indexOf(card), 0, card);
  return { order: all, hidden: attentionCards.filter((card) => listOf(hidden).includes(card)) };
}

function listOf(value: unknown): readonly AttentionCard[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => attentionCards.find((card) => card === one) ?? []);
}

/** The visible cards in the chosen order. */
export function shownCards(
  may: readonly AttentionCard[],
  { order, hidden }: CardChoice,
): readonly AttentionCard[] {
  return order.filter((card) => may.includes(card) && !hidden.includes(card));
}
